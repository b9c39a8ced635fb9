package io.github.oxono.notation.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PaletteTest {
    /** What WCAG 2 asks for parts of pictures. */
    private static final double ENOUGH = 3;

    private static final Palette PALETTE = Palette.builder().build();

    @Example
    void pink_and_black_differ_without_colour() {
        assertThat(contrast(PALETTE.pink(), PALETTE.black())).isGreaterThan(2 * ENOUGH);
    }

    @Example
    void what_must_be_seen_differs_from_its_ground_without_colour() {
        assertThat(contrast(PALETTE.pinkMark(), PALETTE.pink())).isGreaterThan(ENOUGH);
        assertThat(contrast(PALETTE.blackMark(), PALETTE.black())).isGreaterThan(ENOUGH);
        assertThat(contrast(PALETTE.totemMark(), PALETTE.totem())).isGreaterThan(ENOUGH);
        assertThat(contrast(PALETTE.ink(), PALETTE.board())).isGreaterThan(ENOUGH);
        for (Colour ground : new Colour[] {PALETTE.square(), PALETTE.lastMove()}) {
            assertThat(contrast(PALETTE.pinkMark(), ground)).isGreaterThan(ENOUGH);
            assertThat(contrast(PALETTE.black(), ground)).isGreaterThan(ENOUGH);
            assertThat(contrast(PALETTE.totemMark(), ground)).isGreaterThan(ENOUGH);
        }
        assertThat(contrast(PALETTE.highlight(), PALETTE.square())).isGreaterThan(ENOUGH);
        assertThat(contrast(PALETTE.alignment(), PALETTE.square())).isGreaterThan(ENOUGH);
        assertThat(contrast(PALETTE.arrow(), PALETTE.square())).isGreaterThan(ENOUGH);
    }

    @Property
    void a_colour_is_written_as_style_sheets_do(@ForAll @IntRange(max = 0xFFFFFF) int rgb) {
        Colour colour = Colour.of(rgb);

        assertThat(colour).hasToString("#%06x".formatted(rgb));
        assertThat(new Colour(colour.red(), colour.green(), colour.blue())).isEqualTo(colour);
        assertThat(Colour.of(Integer.decode(colour.toString()))).isEqualTo(colour);
    }

    @Example
    void a_number_beyond_24_bits_is_refused() {
        assertThatThrownBy(() -> Colour.of(0x1000000))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a colour is 0x000000 to 0xffffff, not 0x1000000");
        assertThatThrownBy(() -> Colour.of(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a colour is 0x000000 to 0xffffff, not 0xffffffff");
    }

    @Example
    void a_part_of_a_colour_beyond_8_bits_is_refused() {
        assertThatThrownBy(() -> new Colour(256, 0, 0)).hasMessage("red is 0 to 255, not 256");
        assertThatThrownBy(() -> new Colour(0, -1, 0)).hasMessage("green is 0 to 255, not -1");
        assertThatThrownBy(() -> new Colour(0, 0, 1000)).hasMessage("blue is 0 to 255, not 1000");
    }

    /** As WCAG 2 defines it, 1 to 21. */
    private static double contrast(Colour one, Colour other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Colour colour) {
        return 0.2126 * linear(colour.red()) + 0.7152 * linear(colour.green()) + 0.0722 * linear(colour.blue());
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
