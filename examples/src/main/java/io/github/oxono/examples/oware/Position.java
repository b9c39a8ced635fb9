package io.github.oxono.examples.oware;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A position of the game: the seeds in each house, those captured, and who moves; valid by construction.
 *
 * <p>There are 48 seeds, and whoever is to move can move, unless the game is over. That is all it promises. A finished
 * position still answers: {@link #toMove()} is whose turn it would be, and each house is refused with
 * {@link Refusal#GAME_OVER}.
 *
 * <p>Equal when the seeds, those captured and the player to move are; the hash differs from run to run. Immutable, safe
 * for use by many threads.
 *
 * <pre>{@code
 * import io.github.oxono.examples.oware.House;
 * import io.github.oxono.examples.oware.Position;
 *
 * Position next = Position.initial().play(House.parse("C"));
 * next.toString(); // => 4,4,0,5,5,5/5,4,4,4,4,4 0-0 n
 * next.legalHouses(); // => [a, b, c, d, e, f]
 * }</pre>
 */
public final class Position {
    /** How many seeds there are, in the houses and captured (W1). */
    public static final int SEEDS = 48;

    private static final int HALF = SEEDS / 2;
    private static final Legality LEGAL = new Legality.Legal();

    private final Seeds seeds;
    private final int south;
    private final int north;
    private final Player toMove;

    /** Of parts that are taken as they are. */
    Position(Seeds seeds, int south, int north, Player toMove) {
        this.seeds = seeds;
        this.south = south;
        this.north = north;
        this.toMove = toMove;
    }

    /**
     * Returns the position before the first move (W1).
     *
     * @return four seeds in each house, with south to move
     */
    public static Position initial() {
        return new Position(Seeds.initial(), 0, 0, Player.SOUTH);
    }

    /**
     * Reads the text of a position, such as {@code 4,4,4,4,4,4/4,4,4,4,4,4 0-0 s}.
     *
     * @param text the seeds in south's houses, then in north's, each from the player's own left; the seeds that south
     *     and north have captured; the player to move
     * @return the position
     * @throws OwareParseException if the text is anything else
     */
    public static Position parse(String text) {
        TextCursor cursor = new TextCursor("position", text);
        Position position = PositionText.read(cursor);
        cursor.readEnd();
        return position;
    }

    /**
     * Returns whose turn it is.
     *
     * @return the player to move; in a finished position, whose turn it would be
     */
    public Player toMove() {
        return toMove;
    }

    /**
     * Returns how many seeds lie in a house.
     *
     * @param house the house
     * @return 0 to {@value #SEEDS}
     */
    public int seeds(House house) {
        return seeds.in(house);
    }

    /**
     * Returns how many seeds a player has captured (W3) or taken at the end (W6, W8).
     *
     * @param player the player
     * @return 0 to {@value #SEEDS}
     */
    public int score(Player player) {
        return Objects.requireNonNull(player) == Player.SOUTH ? south : north;
    }

    /**
     * Returns the houses that may be sown.
     *
     * @return an unmodifiable list from the mover's own left to the right, empty after the end
     */
    public List<House> legalHouses() {
        return toMove.houses().stream().filter(this::isLegal).toList();
    }

    /**
     * Tells whether a house may be sown.
     *
     * @param house any house
     * @return true if {@link #play} accepts it
     */
    public boolean isLegal(House house) {
        return refusal(house).isEmpty();
    }

    /**
     * Tells whether a house may be sown, and if not, why.
     *
     * @param house any house
     * @return legal, or illegal with the first reason in the order of {@link Refusal}
     */
    public Legality check(House house) {
        return refusal(house).<Legality>map(refusal -> illegal(refusal, house)).orElse(LEGAL);
    }

    /**
     * Tells what a move means here: where the seeds fall and what is captured.
     *
     * @param house a legal house
     * @return the ply
     * @throws IllegalMoveException if the house is refused by {@link #check}
     */
    public Ply describe(House house) {
        refusal(house).ifPresent(refusal -> {
            throw new IllegalMoveException(illegal(refusal, house));
        });
        return Ply.of(seeds, house);
    }

    /**
     * Sows a house, captures, and ends the game where the opponent cannot move then (W2 to W6).
     *
     * @param house a legal house
     * @return the position after it
     * @throws IllegalMoveException if the house is refused by {@link #check}
     */
    public Position play(House house) {
        Ply ply = describe(house);
        Seeds sown = seeds.sown(house, ply.sown());
        int captured = sown.in(ply.captured());
        Position next = new Position(
                sown.without(ply.captured()),
                toMove == Player.SOUTH ? south + captured : south,
                toMove == Player.NORTH ? north + captured : north,
                toMove.opponent());
        return next.isStuck() ? next.collected() : next;
    }

    /**
     * Ends a game that goes round in circles: each player takes the seeds on the own side (W8). It takes both players.
     *
     * @param agreed who says that it does
     * @return the finished position
     * @throws CycleRefusedException if the game is over, or a player has not agreed
     */
    public Position endCycle(Set<Player> agreed) {
        if (isOver()) {
            throw new CycleRefusedException(Refusal.GAME_OVER, this);
        }
        if (!agreed.containsAll(List.of(Player.values()))) {
            throw new CycleRefusedException(Refusal.NOT_AGREED, this);
        }
        return collected();
    }

    /**
     * Tells whether the game is over (W7).
     *
     * @return true if there is an {@link #outcome()}
     */
    public boolean isOver() {
        return outcome().isPresent();
    }

    /**
     * Returns how the game ended (W7).
     *
     * @return the outcome; empty while there are legal moves
     */
    public Optional<Outcome> outcome() {
        if (south > HALF) {
            return Optional.of(new Outcome.Win(Player.SOUTH));
        }
        if (north > HALF) {
            return Optional.of(new Outcome.Win(Player.NORTH));
        }
        return south == HALF && north == HALF ? Optional.of(new Outcome.Draw()) : Optional.empty();
    }

    /** The seeds in the houses and those captured. */
    int allSeeds() {
        return seeds.in(House.all()) + south + north;
    }

    /** Tells whether nobody has won and the player to move has no move, so that the game is about to end (W6). */
    boolean isStuck() {
        return !isOver() && legalHouses().isEmpty();
    }

    /** Each player takes the seeds on the own side (W6, where one side is empty, and W8). */
    private Position collected() {
        return new Position(
                seeds.without(House.all()),
                south + seeds.in(Player.SOUTH.houses()),
                north + seeds.in(Player.NORTH.houses()),
                toMove);
    }

    private Optional<Refusal> refusal(House house) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (house.owner() != toMove) {
            return Optional.of(Refusal.NOT_OWN_HOUSE);
        }
        if (seeds(house) == 0) {
            return Optional.of(Refusal.EMPTY_HOUSE);
        }
        boolean starves = seeds.in(toMove.opponent().houses()) == 0 && !reachesOpponent(house);
        return starves ? Optional.of(Refusal.DOES_NOT_FEED) : Optional.empty();
    }

    private boolean reachesOpponent(House house) {
        List<House> own = toMove.houses();
        return seeds(house) >= own.size() - own.indexOf(house);
    }

    private Legality.Illegal illegal(Refusal refusal, House house) {
        return new Legality.Illegal(refusal, house, this);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Position other
                && seeds.equals(other.seeds)
                && south == other.south
                && north == other.north
                && toMove == other.toMove;
    }

    @Override
    public int hashCode() {
        return Objects.hash(seeds, south, north, toMove);
    }

    /**
     * Returns the text, which {@link #parse} reads back.
     *
     * @return the seeds in the houses and those captured, and the player to move
     */
    @Override
    public String toString() {
        return PositionText.write(this);
    }
}
