package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RuleTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            R1  | board          | 6 × 6, a to f, 1 to 6
            R2  | set-up         | c4, d3, drawn at random, 8 X, 8 O, Pink moves first, alternate
            R3  | turn           | one move of one totem, another square, free, one piece, mover's colour, symbol, in this order
            R4  | reserve        | totem, only, piece of its symbol, reserve
            R5  | slide          | not enclosed, one or more squares, rank or file, free squares only
            R6  | enclosed       | every square next to it, rank and file, piece, other totem, Off-board neighbours do not exist, not free
            R7  | jump           | four directions, unbroken run, pieces of any kind, other totem, first free square, nowhere else
            R8  | relocate       | whole rank and file, occupied, any free square
            R9  | placement      | next to the totem's new square, rank or file, The square the totem left is free
            R10 | free placement | no free square next to it, any free square
            R11 | win            | mover, four or more, one colour, one symbol, without a gap, rank or file, Totems, interrupt, anybody's
            R12 | draw           | all 32 pieces, without a line, 32nd piece wins
            R13 | end            | Nobody moves
            """)
    void each_rule_says_what_matters(Rule rule, String title, String facts) {
        assertThat(rule.title()).isEqualTo(title);
        assertThat(rule.sentence()).contains(facts.split(", "));
    }

    @ParameterizedTest
    @EnumSource
    void each_rule_is_told_in_whole_sentences_on_one_line(Rule rule) {
        assertThat(rule.sentence()).matches("[A-Z][^\\n]*\\.").doesNotContain("  ");
    }

    @Test
    void the_numbers_in_the_rules_are_those_of_the_library() {
        assertThat(Rule.R1.sentence()).contains(Square.SIDE + " × " + Square.SIDE);
        assertThat(Rule.R2.sentence()).contains(Piece.COUNT_OF_EACH + " X and " + Piece.COUNT_OF_EACH + " O");
        assertThat(Rule.R12.sentence()).contains("all " + Position.MAX_PLY + " pieces");
    }
}
