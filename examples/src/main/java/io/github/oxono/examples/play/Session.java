package io.github.oxono.examples.play;

import io.github.oxono.examples.IoFault;
import io.github.oxono.examples.search.Choice;
import io.github.oxono.examples.search.Opponent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/** One game being played, by two people or by one against the computer. It knows no particular game, and no terminal. */
final class Session<G, M> {
    private final BoardGame<G, M> board;
    private final int side;
    private final Optional<Computer<G, M>> computer;
    private final Opponent<G, M> adviser;

    private G game;
    private Turn<M> turn;
    private boolean isProposed;
    private boolean isClosed;
    private Optional<M> hint = Optional.empty();
    private List<String> messages = List.of();

    /** From the side of whoever sits below the board. */
    Session(BoardGame<G, M> board, int side, G game, Optional<Computer<G, M>> computer, Opponent<G, M> adviser) {
        this.board = board;
        this.side = side;
        this.computer = computer;
        this.adviser = adviser;
        this.game = game;
        this.turn = board.turn(game);
        letComputerMove();
    }

    /** Who plays. */
    String title() {
        return board.title() + ": " + player(0) + " against " + player(1);
    }

    private String player(int number) {
        return board.sides().get(number) + " ("
                + computer.filter(known -> number != side)
                        .map(known -> "the computer, " + known.level() + ", seed " + known.seed())
                        .orElse("a person")
                + ")";
    }

    String prompt() {
        return turn.prompt();
    }

    List<String> choices() {
        return turn.choices();
    }

    Picture picture() {
        return turn.picture(side);
    }

    /** What came of the last entry or command, in paragraphs. */
    List<String> messages() {
        return messages;
    }

    /** The move that was asked for last, unless something else has happened since. */
    Optional<String> hint() {
        return hint.map(Object::toString);
    }

    boolean isClosed() {
        return isClosed;
    }

    /** Enters a field or a move. */
    void enter(String text) {
        act(() -> {
            turn = turn.enter(text);
            turn.move().ifPresent(this::play);
        });
    }

    /** Carries a command out; the argument answers its question, if it has one. */
    void run(Command command, String argument) {
        act(() -> {
            switch (command) {
                case BACK -> back();
                case UNDO -> undo();
                case REDO -> redo();
                case HINT -> giveHint();
                case PROPOSE -> propose();
                case SAVE -> save(argument);
                case LOAD -> load(argument);
                case QUIT -> isClosed = true;
            }
        });
    }

    private void act(Runnable action) {
        messages = List.of();
        hint = Optional.empty();
        try {
            action.run();
        } catch (RefusedException refused) {
            messages = refused.explanation();
        }
    }

    private void play(M move) {
        goTo(board.play(game, move));
        letComputerMove();
    }

    private void letComputerMove() {
        if (isComputersTurn(game)) {
            Choice<M> choice = computer.orElseThrow().opponent().choose(game);
            goTo(board.play(game, choice.move()));
            messages = List.of("The computer plays " + choice.move() + ".");
        }
    }

    private boolean isComputersTurn(G at) {
        return computer.isPresent() && !board.isOver(at) && board.side(at) != side;
    }

    private void goTo(G next) {
        game = next;
        turn = board.turn(next);
        isProposed = false;
    }

    private void back() {
        turn = turn.back().orElseThrow(() -> RefusedException.of("This turn has not begun."));
    }

    /** Goes back to a person's turn. */
    private void undo() {
        G before = board.earlier(game)
                .filter(earlier -> !isComputersTurn(earlier))
                .findFirst()
                .orElseThrow(() -> RefusedException.of("There is no turn to take back."));
        goTo(before);
    }

    /** Goes on to a person's turn, or to the end. */
    private void redo() {
        G after = board.redo(game).orElseThrow(() -> RefusedException.of("Nothing was taken back."));
        goTo(isComputersTurn(after) ? board.redo(after).orElse(after) : after);
        letComputerMove();
    }

    private void giveHint() {
        if (board.isOver(game)) {
            throw RefusedException.of("The game is over.");
        }
        M move = adviser.choose(game).move();
        hint = Optional.of(move);
        messages = List.of("A good move is " + move + ".");
    }

    /** People agree by proposing both; the computer agrees where the game goes round in circles. */
    private void propose() {
        G agreed = board.agree(game);
        if (computer.isPresent() ? board.isRepeated(game) : isProposed) {
            goTo(agreed);
            messages = List.of("It is agreed: " + board.agreement() + ".");
            return;
        }
        isProposed = true;
        String other = board.sides().get(1 - board.side(game));
        messages = List.of(
                computer.isPresent()
                        ? "The computer does not agree to " + board.agreement()
                                + ": it does where the game has come back to an earlier position."
                        : "Proposed: " + board.agreement() + ". If " + other + " agrees, propose it once more.");
    }

    /** What is there already stays. */
    private void save(String file) {
        try {
            Files.writeString(path(file), board.write(game), StandardOpenOption.CREATE_NEW);
        } catch (IOException fault) {
            throw RefusedException.of("The game is not saved, " + file + ": " + IoFault.reason(fault) + ".");
        }
        messages = List.of("The game is saved in " + file + ".");
    }

    private void load(String file) {
        try {
            goTo(board.read(Files.readString(path(file))));
        } catch (IOException fault) {
            throw RefusedException.of("No game is loaded, " + file + ": " + IoFault.reason(fault) + ".");
        }
        messages = List.of("The game goes on from " + file + ".");
        letComputerMove();
    }

    private static Path path(String file) {
        if (file.isEmpty()) {
            throw RefusedException.of("This needs the name of a file.");
        }
        try {
            return Path.of(file);
        } catch (InvalidPathException fault) {
            throw RefusedException.of(fault);
        }
    }
}
