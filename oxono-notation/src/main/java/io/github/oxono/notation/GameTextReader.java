package io.github.oxono.notation;

import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Score;
import java.io.Reader;
import java.util.Objects;
import java.util.Optional;

/** Reads the text of games one after the other; after an error it stands where the next game can begin. */
final class GameTextReader {
    private final Tokens tokens;
    private final Strictness strictness;
    private final Limits limits;
    private long game;
    /** Whether the error before left the reader somewhere, so that the space before the next game says nothing. */
    private boolean isResumed;

    private boolean hasMoves;
    private boolean hasResult;
    /** Of the token taken last. */
    private Optional<Score> score = Optional.empty();

    GameTextReader(Reader reader, Strictness strictness, Limits limits) {
        this.tokens = new Tokens(reader, limits);
        this.strictness = Objects.requireNonNull(strictness);
        this.limits = limits;
    }

    /** The next game; empty at the end. After an error the next call goes on with the game behind. */
    Optional<Reading<GameRecord>> next() {
        game++;
        hasMoves = false;
        hasResult = false;
        Spelling spelling = new Spelling(strictness);
        try {
            Token first = take();
            if (!isResumed) {
                first.expectGap(game == 1 || first.is(Token.Kind.END) ? "" : "\n", spelling);
            }
            isResumed = false;
            return first.is(Token.Kind.END) ? Optional.empty() : Optional.of(spelling.reading(read(first, spelling)));
        } catch (NotationException exception) {
            resume();
            throw exception.inGame(game);
        }
    }

    /** The game of a text that holds nothing else. */
    Reading<GameRecord> readOnly() {
        Spelling spelling = new Spelling(strictness);
        Token first = take();
        first.expectGap("", spelling);
        GameRecord record = read(first, spelling);
        Token end = tokens.next();
        if (!end.is(Token.Kind.END)) {
            throw NotationException.of(
                    NotationFault.TEXT_AFTER_END, end.location(), end.text(), "the end after the result");
        }
        end.expectGap("", spelling);
        return spelling.reading(record);
    }

    private GameRecord read(Token first, Spelling spelling) {
        TagSection tags = new TagSection(spelling, limits);
        Token token = first;
        while (token.is(Token.Kind.TAG)) {
            token.requireSound();
            tags.read(token);
            token = take();
            if (token.is(Token.Kind.TAG)) {
                token.expectGap("\n", spelling);
            }
        }
        MoveSection moves = new MoveSection(requireStart(tags, token), spelling, limits);
        while (score.isEmpty()) {
            requireResultAhead(token);
            moves.read(token);
            token = take();
        }
        return finish(tags, moves, token, score.get(), spelling);
    }

    private Token take() {
        Token token = tokens.next();
        note(token);
        return token;
    }

    private void note(Token token) {
        score = token.is(Token.Kind.WORD) ? Finish.score(token.text()) : Optional.empty();
        hasMoves |= token.is(Token.Kind.WORD) || token.is(Token.Kind.COMMENT);
        hasResult |= score.isPresent();
    }

    private static Position requireStart(TagSection tags, Token behindTags) {
        if (tags.start().isEmpty()) {
            behindTags.requireSound();
        }
        return tags.start()
                .orElseThrow(() -> NotationException.of(
                        NotationFault.MISSING_START,
                        behindTags.location(),
                        behindTags.text(),
                        "a tag line such as " + TagSection.START_EXAMPLE + " before the moves"));
    }

    private void requireResultAhead(Token token) {
        if (token.is(Token.Kind.END) || token.is(Token.Kind.TAG)) {
            tokens.giveBack(token);
            throw NotationException.of(
                    NotationFault.MISSING_RESULT,
                    token.location(),
                    token.text(),
                    "1-0, 0-1, 1/2-1/2 or *, which ends every game");
        }
    }

    private GameRecord finish(TagSection tags, MoveSection moves, Token token, Score found, Spelling spelling) {
        String lineEnd = tokens.skipLineEnd();
        if (moves.isNumbered()) {
            throw NotationException.of(
                    NotationFault.WRONG_NUMBER, token.location(), token.text(), "a move after the number");
        }
        token.expectGap(moves.isEmpty() ? "\n\n" : "\n", spelling);
        spelling.expect(found.text(), Leniency.RESULT, token.location(), token.text());
        spelling.expectSpace("\n", token.location().plus(token.text().length()), lineEnd);
        Result result = Finish.result(tags, moves.position(), found, token);
        return tags.record().moves(moves.moves()).result(result).build();
    }

    /** Goes behind the next result, or to the next tag line that follows moves. */
    private void resume() {
        isResumed = true;
        while (!hasResult) {
            Token token = tokens.next();
            if (token.is(Token.Kind.END) || (token.is(Token.Kind.TAG) && hasMoves)) {
                tokens.giveBack(token);
                return;
            }
            note(token);
        }
    }
}
