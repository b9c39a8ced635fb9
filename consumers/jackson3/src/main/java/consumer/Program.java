package consumer;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.IllegalRecordException;
import io.github.oxono.notation.JsonMixIns;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes records, and messages of its own, as JSON. */
final class Program {
    private static final String RECORD =
            "{\"start\":\"6/6/2*X3/3*O2/6/6 p\",\"moves\":[{\"move\":\"Xd4e4\"}],\"result\":\"*\",\"reason\":\"unfinished\"}";

    private Program() {}

    record Message(Position position, Move move) {}

    public static void main(String[] arguments) throws JacksonException {
        JsonMapper.Builder builder = JsonMapper.builder();
        JsonMixIns.all().forEach(builder::addMixIn);
        JsonMapper mapper = builder.build();

        GameRecord record = mapper.readValue(RECORD, GameRecord.class);
        System.out.println("read " + record.toGame().position());
        System.out.println("wrote " + mapper.writeValueAsString(record));

        String message = mapper.writeValueAsString(
                new Message(record.start(), record.moves().get(0).move()));
        System.out.println("message " + message);
        System.out.println("is back " + mapper.readValue(message, Message.class));

        try {
            mapper.readValue(RECORD.replace("Xd4e4", "Xd4f6"), GameRecord.class);
        } catch (JacksonException e) {
            if (e.getCause() instanceof IllegalRecordException refused) {
                System.out.println("refused " + refused.getMessage());
            }
        }
    }
}
