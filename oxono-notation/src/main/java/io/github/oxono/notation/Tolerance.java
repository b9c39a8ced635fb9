package io.github.oxono.notation;

/**
 * One thing that a lenient reading tolerated.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param leniency what kind of thing
 * @param location where it stands
 * @param text what was found
 * @param canonical what strict reading expects instead; empty if nothing
 */
public record Tolerance(Leniency leniency, Location location, String text, String canonical) {
    /**
     * Returns all of it, for a person.
     *
     * @return a line in English
     */
    @Override
    public String toString() {
        return "%s: found %s, canonical is %s (%s)"
                .formatted(location, Quote.orElse(text, "nothing"), Quote.orElse(canonical, "nothing"), leniency);
    }
}
