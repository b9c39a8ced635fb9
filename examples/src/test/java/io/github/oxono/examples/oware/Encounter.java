package io.github.oxono.examples.oware;

/** What random play may meet, and how often in a million moves at least. */
enum Encounter {
    LAP_OF_12(10_000),
    LAP_OF_23(1_000),
    LAP_OF_34(100),
    GRAND_SLAM(500),
    HUNGER(10_000),
    CANNOT_FEED(1_000),
    WIN_WITH_25(5_000),
    DRAW_OF_24(100),
    CYCLE(20);

    private final int least;

    Encounter(int least) {
        this.least = least;
    }

    int least() {
        return least;
    }
}
