package io.github.oxono.testkit.game;

/** Whether playing a move changes the state it is played in. An enum: compare with {@code ==}. */
public enum Mutability {
    /** Each state stays as it is; playing gives another one. */
    IMMUTABLE,
    /** Playing may change the state itself; the kit replays a game from the start whenever it needs an earlier state. */
    MUTABLE
}
