package io.github.oxono;

/** Thrown when a game that is over is to be ended again; nothing has changed. */
public final class GameOverException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final transient Game game;

    GameOverException(Game game) {
        super("the game is over (" + game.result().score().text() + ", "
                + game.result().reason() + ") in \"" + game.position() + "\"");
        this.game = game;
    }

    /**
     * Returns the game that is over.
     *
     * @return the game, unchanged
     */
    public Game game() {
        return game;
    }
}
