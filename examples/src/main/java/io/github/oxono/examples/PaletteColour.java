package io.github.oxono.examples;

import io.github.oxono.notation.board.Colour;
import io.github.oxono.notation.board.Palette;
import java.util.Locale;
import java.util.function.BiConsumer;

/** What a picture has a colour for. */
enum PaletteColour {
    BOARD(Palette.Builder::board),
    SQUARE(Palette.Builder::square),
    INK(Palette.Builder::ink),
    PINK(Palette.Builder::pink),
    PINK_MARK(Palette.Builder::pinkMark),
    BLACK(Palette.Builder::black),
    BLACK_MARK(Palette.Builder::blackMark),
    TOTEM(Palette.Builder::totem),
    TOTEM_MARK(Palette.Builder::totemMark),
    LAST_MOVE(Palette.Builder::lastMove),
    ALIGNMENT(Palette.Builder::alignment);

    @SuppressWarnings("ImmutableEnumChecker") // method references have no state
    private final BiConsumer<Palette.Builder, Colour> setter;

    PaletteColour(BiConsumer<Palette.Builder, Colour> setter) {
        this.setter = setter;
    }

    void set(Palette.Builder palette, Colour colour) {
        setter.accept(palette, colour);
    }

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
