package io.github.oxono.examples.oware;

import io.github.oxono.testkit.game.OwnLaw;
import java.util.Set;
import java.util.function.Supplier;

/**
 * An implementation of Oware that is wrong in one way.
 *
 * @param what what is wrong
 * @param laws the laws that it breaks: one, but where what is seen can be told in two ways
 * @param start starts a game of it
 */
record Wrong(String what, Set<OwnLaw<OwareView, House>> laws, Supplier<NaiveOware> start) {
    Wrong(String what, OwnLaw<OwareView, House> law, Supplier<NaiveOware> start) {
        this(what, Set.of(law), start);
    }

    @Override
    public String toString() {
        return what;
    }
}
