package io.github.oxono.notation;

import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Score;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Gathers the tags of one game. */
final class TagSection {
    static final String START_EXAMPLE = "[Start \"6/6/2*X3/3*O2/6/6 p\"]";

    private static final Pattern START_LINE = Pattern.compile("\\[[ \t]*start\\b", Pattern.CASE_INSENSITIVE);
    /** What cannot be left out of two that differ, since the moves or the result depend on it. */
    private static final Set<TagName> VITAL = EnumSet.of(TagName.START, TagName.REASON, TagName.RESULT);
    /** How people write that they do not know. */
    private static final Pattern UNKNOWN = Pattern.compile("[?.-]*");

    private static final String ONCE = "each tag once";
    private static final String REASONS =
            "one of " + Arrays.stream(Reason.values()).map(TagValue::write).collect(Collectors.joining(", "));

    private final Spelling spelling;
    private final Limits limits;
    private final Map<TagName, String> known = new EnumMap<>(TagName.class);
    private final Map<String, String> further = new LinkedHashMap<>();
    private final GameRecord.Builder record = GameRecord.builder();
    private Optional<Position> start = Optional.empty();
    private Optional<Reason> reason = Optional.empty();
    private Optional<Token> reasonLine = Optional.empty();
    private Optional<Score> result = Optional.empty();
    /** The rank of the tag read last: further tags come behind all others. */
    private int rank;

    private int count;

    TagSection(Spelling spelling, Limits limits) {
        this.spelling = spelling;
        this.limits = limits;
    }

    void read(Token token) {
        count++;
        if (count > limits.tags()) {
            throw NotationException.of(
                    NotationFault.LIMIT_EXCEEDED, token.location(), token.text(), "at most " + limits.tags() + " tags");
        }
        Optional<TagLine> tag = TagLine.read(token.text());
        if (tag.isPresent()) {
            read(token, tag.get());
        } else if (START_LINE.matcher(token.text()).lookingAt()) {
            throw NotationException.of(
                    NotationFault.MALFORMED_TAG, token.location(), token.text(), "a tag line such as " + START_EXAMPLE);
        } else {
            leaveOut(token, NotationFault.MALFORMED_TAG, "a tag line such as [Pink \"Ada\"]");
        }
    }

    Optional<Position> start() {
        return start;
    }

    Optional<Reason> reason() {
        return reason;
    }

    /** The reason goes without saying. */
    void leaveOutReason() {
        reason.flatMap(present -> reasonLine).ifPresent(this::leaveOutNeedless);
    }

    /** The score in a tag that is not needed, since the result ends the record. */
    Optional<Score> result() {
        return result;
    }

    /** What the tags say, as the beginning of a record. */
    GameRecord.Builder record() {
        start.ifPresent(record::start);
        return record.putAllTags(further);
    }

    private void read(Token token, TagLine tag) {
        Optional<TagName> name = TagName.of(tag.name());
        String canonicalName = name.map(TagName::text).orElse(tag.name());
        spelling.expect(
                TagLine.write(canonicalName, tag.value()), Leniency.TAG_SPELLING, token.location(), token.text());
        requireOrder(token, name.map(TagName::ordinal).orElse(TagName.values().length));
        if (name.isPresent()) {
            readKnown(token, tag, name.get());
        } else {
            readFurther(token, tag);
        }
    }

    private void requireOrder(Token token, int newRank) {
        if (newRank < rank) {
            spelling.tolerate(Leniency.TAG_ORDER, token.location(), token.text(), "");
        }
        rank = newRank;
    }

    private void readFurther(Token token, TagLine tag) {
        String first = further.putIfAbsent(tag.name(), tag.value());
        if (first != null) {
            repeat(token, tag, first);
        } else if (Texts.firstBad(tag.value(), "").isPresent()) {
            leaveOutValue(token, tag, "a value without control characters");
        }
    }

    private void readKnown(Token token, TagLine tag, TagName name) {
        String first = known.putIfAbsent(name, tag.value());
        if (first != null) {
            repeat(token, tag, first);
            return;
        }
        switch (name) {
            case PINK -> readName(token, tag, record::pink);
            case BLACK -> readName(token, tag, record::black);
            case EVENT -> readName(token, tag, record::event);
            case PLACE -> readName(token, tag, record::place);
            case DATE -> readValue(token, tag, TagValue.date(tag.value()), record::date, "a date such as 2026-11-29");
            case TIME_CONTROL ->
                readValue(
                        token,
                        tag,
                        TagValue.timeControl(tag.value()),
                        record::timeControl,
                        "a time control in seconds such as 300+2");
            case START ->
                start = Optional.of(
                        PositionText.read(tag.value(), token.location().plus(tag.valueStart()), spelling));
            case REASON -> {
                reasonLine = Optional.of(token);
                readValue(token, tag, TagValue.reason(tag.value()), value -> reason = Optional.of(value), REASONS);
            }
            case RESULT -> {
                result = Finish.score(tag.value());
                leaveOutNeedless(token);
            }
        }
    }

    private void readName(Token token, TagLine tag, Consumer<String> name) {
        if (tag.value().isEmpty()) {
            leaveOutNeedless(token);
        } else if (Texts.firstBad(tag.value(), "").isPresent()) {
            leaveOutValue(token, tag, "a name without control characters");
        } else {
            name.accept(tag.value());
        }
    }

    private <T> void readValue(Token token, TagLine tag, Optional<T> value, Consumer<T> part, String expected) {
        if (value.isPresent()) {
            Location location = token.location().plus(tag.valueStart());
            spelling.expect(TagValue.write(value.get()), Leniency.TAG_SPELLING, location, tag.value());
            part.accept(value.get());
        } else if (UNKNOWN.matcher(tag.value()).matches()) {
            leaveOutNeedless(token);
        } else {
            leaveOutValue(token, tag, expected);
        }
    }

    private void repeat(Token token, TagLine tag, String first) {
        if (first.equals(tag.value())) {
            leaveOutNeedless(token);
        } else if (TagName.of(tag.name()).filter(VITAL::contains).isPresent()) {
            throw NotationException.of(NotationFault.REPEATED_TAG, token.location(), token.text(), ONCE);
        } else {
            leaveOut(token, NotationFault.REPEATED_TAG, ONCE);
        }
    }

    private void leaveOutNeedless(Token token) {
        spelling.tolerate(Leniency.NEEDLESS_TAG, token.location(), token.text(), "");
    }

    /** A value that cannot be what it stands for is as if its tag had not been met. */
    private void leaveOutValue(Token token, TagLine tag, String expected) {
        TagName.of(tag.name()).ifPresent(known::remove);
        further.remove(tag.name());
        leaveOut(token, NotationFault.MALFORMED_TAG, expected);
    }

    private void leaveOut(Token token, NotationFault fault, String expected) {
        if (spelling.isStrict()) {
            throw NotationException.of(fault, token.location(), token.text(), expected);
        }
        spelling.tolerate(Leniency.MALFORMED_TAG, token.location(), token.text(), "");
    }
}
