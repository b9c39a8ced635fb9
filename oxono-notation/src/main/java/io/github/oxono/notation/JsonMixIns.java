package io.github.oxono.notation;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.oxono.Alignment;
import io.github.oxono.Direction;
import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.Outcome;
import io.github.oxono.ParseFault;
import io.github.oxono.Piece;
import io.github.oxono.Placement;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Refusal;
import io.github.oxono.Result;
import io.github.oxono.Rule;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.SetupFault;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import io.github.oxono.Symmetry;
import io.github.oxono.TotemMove;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The annotations that the types of the rules, which know nothing of Jackson, need in records of one's own.
 *
 * <p>What has a text form is that text: {@link Position}, {@link Setup}, {@link Move} and {@link Square}. The enums are
 * their names. Both are read through {@code parse} and {@code valueOf}, so that numbers and other spellings are refused.
 * A {@link SquareSet} is an array of squares. The sealed types, {@link Outcome}, {@link Alignment} and
 * {@link Legality}, say in a member {@code type} which of them they are. Everything else of the rules is records, for
 * which the mapper needs no help.
 *
 * <pre>{@code
 * import io.github.oxono.notation.*;
 * import tools.jackson.databind.json.JsonMapper;
 *
 * record State(Position position, List<Move> legalMoves, Optional<Outcome> outcome) {}
 *
 * JsonMapper.Builder builder = JsonMapper.builder(); // that of Jackson 2 will do as well
 * JsonMixIns.all().forEach(builder::addMixIn);
 * }</pre>
 *
 * <p>Has no state, so it is safe for use by many threads.
 */
@SuppressWarnings({"UnusedMethod", "UnusedVariable"}) // names and parameters are all that Jackson wants of a mix-in
public final class JsonMixIns {
    private static final Map<Class<?>, Class<?>> ALL = all(Map.of(
            Text.class, List.of(Position.class, Setup.class, Move.class, Square.class),
            Name.class,
                    List.of(
                            Player.class,
                            Symbol.class,
                            Piece.class,
                            Direction.class,
                            TotemMove.class,
                            Placement.class,
                            Score.class,
                            Reason.class,
                            Refusal.class,
                            Rule.class,
                            SetupFault.class,
                            ParseFault.class,
                            Symmetry.class),
            Squares.class, List.of(SquareSet.class),
            Results.class, List.of(Result.class),
            OutcomeTypes.class, List.of(Outcome.class),
            AlignmentTypes.class, List.of(Alignment.class),
            LegalityTypes.class, List.of(Legality.class)));

    private JsonMixIns() {}

    /**
     * Returns all mix-ins.
     *
     * @return for each type of the rules that needs one, the class with its annotations; immutable
     */
    public static Map<Class<?>, Class<?>> all() {
        return ALL;
    }

    private static Map<Class<?>, Class<?>> all(Map<Class<?>, List<Class<?>>> targets) {
        Map<Class<?>, Class<?>> all = new HashMap<>();
        targets.forEach((mixIn, types) -> types.forEach(type -> all.put(type, mixIn)));
        return Map.copyOf(all);
    }

    /** Keeps Jackson 2 from reaching for the fields, which a module does not allow. */
    @JacksonAnnotationsInside
    @JsonAutoDetect(
            fieldVisibility = JsonAutoDetect.Visibility.NONE,
            getterVisibility = JsonAutoDetect.Visibility.NONE,
            isGetterVisibility = JsonAutoDetect.Visibility.NONE,
            setterVisibility = JsonAutoDetect.Visibility.NONE,
            creatorVisibility = JsonAutoDetect.Visibility.NONE)
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.RUNTIME)
    private @interface Opaque {}

    // Jackson looks at the names and parameters of these methods; none of them is ever called.

    @Opaque
    private abstract static class Text {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static void parse(String text) {}

        @Override
        @JsonValue
        public abstract String toString();
    }

    @Opaque
    private abstract static class Name {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static void valueOf(String name) {}

        @JsonValue
        abstract String name();
    }

    @Opaque
    private abstract static class Squares {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static void copyOf(Collection<Square> squares) {}
    }

    /** Without it, what only tells of the reason would count as a member. */
    private abstract static class Results {
        @JsonIgnore
        abstract boolean isFinal();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Outcome.Win.class, name = "win"),
        @JsonSubTypes.Type(value = Outcome.Draw.class, name = "draw")
    })
    private abstract static class OutcomeTypes {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Alignment.OfColour.class, name = "colour"),
        @JsonSubTypes.Type(value = Alignment.OfSymbol.class, name = "symbol")
    })
    private abstract static class AlignmentTypes {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Legality.Legal.class, name = "legal"),
        @JsonSubTypes.Type(value = Legality.Illegal.class, name = "illegal")
    })
    private abstract static class LegalityTypes {}
}
