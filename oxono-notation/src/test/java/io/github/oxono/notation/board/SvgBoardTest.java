package io.github.oxono.notation.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Game;
import io.github.oxono.PartialMove;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.w3c.dom.Element;

@Domain(Boards.class)
@Domain(DomainContext.Global.class)
class SvgBoardTest {
    private static final SvgBoard BOARD = SvgBoard.builder().build();
    private static final Palette PALETTE = Palette.builder().build();
    private static final Position START = Position.initial(Symbol.X);

    @Property
    void a_position_can_be_read_off_its_picture(@ForAll Position position, @ForAll Player bottom) {
        Picture picture = Picture.read(SvgBoard.of(bottom).draw(position));

        assertThat(Position.of(picture.setup(position.toMove()))).isEqualTo(position);
    }

    @Property
    void a_setup_can_be_read_off_its_picture(@ForAll Setup setup) {
        Picture picture = Picture.read(BOARD.draw(Diagram.of(setup)));

        assertThat(picture.setup(setup.toMove())).isEqualTo(setup);
    }

    @Property(tries = 200)
    void every_square_is_there_once_and_nothing_else_can_be_clicked_on_the_board(@ForAll Diagram diagram) {
        Picture picture = Picture.read(BOARD.draw(diagram));

        assertThat(picture.groups())
                .extracting(group -> group.getAttribute("data-square"))
                .containsExactlyElementsOf(
                        Arrays.stream(Square.values()).map(Square::toString).toList());
        assertThat(overlays(picture).getAttribute("pointer-events")).isEqualTo("none");
    }

    @Property(tries = 200)
    void a_picture_stands_alone(@ForAll Diagram diagram) {
        Picture picture = Picture.read(BOARD.draw(diagram));

        assertThat(picture.all())
                .allSatisfy(element -> assertThat(element.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg"))
                .extracting(Element::getTagName)
                .isSubsetOf("svg", "title", "desc", "g", "rect", "circle", "path", "polygon", "text");
        assertThat(picture.all())
                .allSatisfy(element -> assertThat(attributes(element))
                        .isSubsetOf(
                                "xmlns",
                                "viewBox",
                                "role",
                                "data-square",
                                "transform",
                                "x",
                                "y",
                                "width",
                                "height",
                                "rx",
                                "cx",
                                "cy",
                                "r",
                                "d",
                                "points",
                                "fill",
                                "stroke",
                                "stroke-width",
                                "stroke-linecap",
                                "opacity",
                                "font-family",
                                "font-size",
                                "text-anchor",
                                "pointer-events"));
    }

    @Property
    void the_same_diagram_gives_the_same_bytes_in_every_language(@ForAll Diagram diagram) {
        String svg = BOARD.draw(diagram);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(BOARD.draw(diagram)).isEqualTo(svg);
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertThat(BOARD.draw(diagram)).isEqualTo(svg);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Example
    void a_picture_is_an_image_with_title_and_description_for_screen_readers() {
        Picture picture = Picture.read(BOARD.draw(START));

        assertThat(picture.root().getAttribute("role")).isEqualTo("img");
        assertThat(Picture.children(picture.root()))
                .extracting(Element::getTagName)
                .startsWith("title", "desc");
        assertThat(picture.text("title")).isEqualTo("Oxono: pink to move");
        assertThat(picture.text("desc"))
                .isEqualTo(
                        "Totem X on c4. Totem O on d3. In reserve of pink: 8 X, 8 O. In reserve of black: 8 X, 8 O.");
    }

    @Example
    void title_and_description_can_be_given() {
        Picture picture = Picture.read(BOARD.draw(Diagram.builder()
                .setup(START.toSetup())
                .title("Le début")
                .description("Le plateau est vide.")
                .build()));

        assertThat(picture.text("title")).isEqualTo("Le début");
        assertThat(picture.text("desc")).isEqualTo("Le plateau est vide.");
    }

    @Example
    void hostile_texts_are_escaped() {
        String hostile = "</title><script>alert(\"1\")</script> & ' ]]> <!-- &amp; <![CDATA[ 😀";
        String svg = BOARD.draw(Diagram.builder()
                .setup(START.toSetup())
                .title(hostile)
                .description(hostile)
                .build());

        assertThat(svg).doesNotContain("<script").doesNotContain("<!").doesNotContain("]]>");
        assertThat(Picture.read(svg).text("title")).isEqualTo(hostile);
        assertThat(Picture.read(svg).text("desc")).isEqualTo(hostile);
    }

    @Example
    void characters_that_XML_cannot_hold_are_replaced() {
        String svg = BOARD.draw(Diagram.builder()
                .setup(START.toSetup())
                .title("a\u0000b\u001Bc\uD800d\uDC00e\uFFFEf\uFFFFg\th")
                .build());

        assertThat(Picture.read(svg).text("title")).isEqualTo("a�b�c�d�e�f�g\th");
    }

    @Property(tries = 200)
    void any_title_gives_a_well_formed_picture(@ForAll String title) {
        Picture picture = Picture.read(
                BOARD.draw(Diagram.builder().setup(START.toSetup()).title(title).build()));

        // A parser makes one line feed of each line end.
        assertThat(picture.text("title"))
                .isEqualTo(XmlText.of(title).replace("\r\n", "\n").replace('\r', '\n'));
    }

    @Example
    void the_bottom_player_has_the_own_side_below() {
        assertThat(placeOfA1(SvgBoard.of(Player.PINK))).isEqualTo("translate(50 550)");
        assertThat(placeOfA1(SvgBoard.of(Player.BLACK))).isEqualTo("translate(550 50)");
        assertThat(names(SvgBoard.of(Player.PINK)))
                .containsExactlyInAnyOrder(
                        "a 50 632",
                        "b 150 632",
                        "c 250 632",
                        "d 350 632",
                        "e 450 632",
                        "f 550 632", //
                        "1 -22 560",
                        "2 -22 460",
                        "3 -22 360",
                        "4 -22 260",
                        "5 -22 160",
                        "6 -22 60");
        assertThat(names(SvgBoard.of(Player.BLACK)))
                .containsExactlyInAnyOrder(
                        "f 50 632",
                        "e 150 632",
                        "d 250 632",
                        "c 350 632",
                        "b 450 632",
                        "a 550 632", //
                        "6 -22 560",
                        "5 -22 460",
                        "4 -22 360",
                        "3 -22 260",
                        "2 -22 160",
                        "1 -22 60");
    }

    @Example
    void parts_around_the_board_can_be_left_out() {
        assertThat(viewBox(Set.of(Part.values()))).isEqualTo("-44 -68 688 764");
        assertThat(viewBox(Set.of(Part.COORDINATES))).isEqualTo("-44 -16 688 660");
        assertThat(viewBox(Set.of(Part.RESERVES))).isEqualTo("-16 -68 632 736");
        assertThat(viewBox(Set.of())).isEqualTo("-16 -16 632 632");

        assertThat(with(Set.of(Part.RESERVES)).all("text")).isEmpty();
        assertThat(with(Set.of(Part.COORDINATES)).filled("circle", PALETTE.pink()))
                .isEmpty();
    }

    @Property
    void reserves_show_what_is_left_and_what_is_gone(@ForAll Position position) {
        Picture picture = Picture.read(BOARD.draw(position));
        long pinkOnBoard = position.toSetup().pieces().values().stream()
                .filter(piece -> piece.player() == Player.PINK)
                .count();

        assertThat(picture.filled("circle", PALETTE.pink())).hasSize(16);
        assertThat(picture.filled("circle", PALETTE.black())).hasSize(16);
        assertThat(emptyPlaces(picture)).hasSize(position.ply());
        assertThat(emptyPlaces(picture))
                .filteredOn(place -> place.getAttribute("cy").equals("662"))
                .hasSize((int) pinkOnBoard);
    }

    @Example
    void the_player_to_move_is_marked_until_the_game_is_over() {
        Game blackToMove = Boards.game(START, "Xd4e4");
        Game won = Boards.game(START, "Xc5b5", "Oc3d3", "Oa3b3", "Xc6d6", "Xc2b2", "Oa1a2", "Xc4b4");

        assertThat(marks(Game.of(START))).containsExactly("M4 651v22l16-11z");
        assertThat(marks(blackToMove)).containsExactly("M4 -45v22l16-11z");
        assertThat(marks(won)).isEmpty();
        assertThat(marks(blackToMove.agreeDraw())).isEmpty();
    }

    @Example
    void a_width_gives_the_height() {
        Element root =
                Picture.read(SvgBoard.builder().width(344).build().draw(START)).root();

        assertThat(root.getAttribute("width")).isEqualTo("344");
        assertThat(root.getAttribute("height")).isEqualTo("382");
        assertThat(attributes(Picture.read(BOARD.draw(START)).root())).doesNotContain("width", "height");
    }

    @Example
    void a_width_that_is_not_positive_is_refused() {
        assertThatThrownBy(() -> SvgBoard.builder().width(0).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a width is positive, not 0");
    }

    @Example
    void the_squares_of_the_last_move_are_coloured() {
        Picture picture = Picture.read(BOARD.draw(Diagram.of(Boards.game(START, "Xd4e4"))));

        assertThat(squares(picture, "rect", PALETTE.lastMove())).containsExactly(Square.C4, Square.D4, Square.E4);
        assertThat(picture.text("desc")).endsWith("Last move: Xd4e4 by pink, slide from c4.");
    }

    @Example
    void squares_that_may_be_clicked_have_a_dot_and_totems_a_frame() {
        PartialMove turn = PartialMove.of(START);
        Picture before = Picture.read(BOARD.draw(Diagram.of(turn)));
        Picture after = Picture.read(BOARD.draw(Diagram.of(turn.click(Square.C4))));

        assertThat(framed(before)).isEqualTo(turn.clickable());
        assertThat(squares(before, "circle", PALETTE.highlight())).isEmpty();
        assertThat(framed(after)).isEmpty();
        assertThat(squares(after, "circle", PALETTE.highlight()))
                .isEqualTo(turn.click(Square.C4).clickable());
        assertThat(after.text("desc")).endsWith("Highlighted: c1, c2, c3, a4, b4, d4, e4, f4, c5, c6.");
    }

    @Example
    void R2_the_starting_squares_have_a_dot() {
        assertThat(squares(Picture.read(BOARD.draw(START)), "circle", PALETTE.ink()))
                .containsExactly(Square.D3, Square.C4);
    }

    @Example
    void R11_a_winning_line_is_outlined() {
        Position column = Boards.game(START, "Xc5b5", "Oc3d3", "Oa3b3", "Xc6d6", "Xc2b2", "Oa1a2", "Xc4b4")
                .position();
        Position row = Boards.game(Position.initial(Symbol.O), "Xd5d6", "Xe5e6", "Xc5c6", "Xb5b6")
                .position();

        assertThat(outlines(column, Player.PINK)).containsExactly("101,101 98×398");
        assertThat(outlines(column, Player.BLACK)).containsExactly("401,101 98×398");
        assertThat(outlines(row, Player.PINK)).containsExactly("101,1 398×98");
        Picture picture = Picture.read(BOARD.draw(row));
        assertThat(picture.text("title")).isEqualTo("Oxono: black wins");
        assertThat(picture.text("desc")).endsWith("Line of X: b6, c6, d6, e6.");
    }

    @Example
    void an_arrow_is_straight_unless_it_passes_over_something() {
        Setup setup = Setup.parse("6/6/*XX4/6/6/6 b");

        assertThat(shaft(setup, Arrow.of(Square.A4, Square.A6))).isEqualTo("M50.0,220.0Q50.0,150.0 50.0,110.0");
        assertThat(shaft(setup, Arrow.of(Square.A4, Square.B4))).isEqualTo("M80.0,250.0Q100.0,250.0 90.0,250.0");
        assertThat(shaft(setup, Arrow.of(Square.A4, Square.C4))).isEqualTo("M72.3,229.9Q150.0,160.0 205.4,209.9");
        assertThat(shaft(setup, Arrow.of(Square.A4, Square.D5))).isEqualTo("M78.5,240.5Q200.0,200.0 293.1,169.0");
    }

    @Example
    void no_arrow_is_cut_off() {
        Setup full = Setup.parse("XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX p");
        for (Square from : Square.values()) {
            for (Square to : Square.values()) {
                if (from != to) {
                    assertInPicture(head(full, Arrow.of(from, to)));
                }
            }
        }
    }

    @Example
    void every_colour_is_one_of_the_palette_and_each_is_used() {
        Palette palette = numbered();
        Picture picture =
                Picture.read(SvgBoard.builder().palette(palette).build().draw(everything()));
        Set<String> colours = new TreeSet<>();
        for (Element element : picture.all()) {
            colours.add(element.getAttribute("fill"));
            colours.add(element.getAttribute("stroke"));
        }

        assertThat(colours)
                .containsExactlyInAnyOrder(
                        "", "none", "#000001", "#000002", "#000003", "#000004", "#000005", "#000006", "#000007",
                        "#000008", "#000009", "#00000a", "#00000b", "#00000c", "#00000d");
    }

    @Example
    void what_a_totem_hides_is_drawn_below_it_and_told() {
        Setup setup = Setup.builder()
                .putTotem(Symbol.X, Square.A1)
                .putPiece(Square.A1, Piece.BLACK_O)
                .toMove(Player.PINK)
                .build();
        Picture picture = Picture.read(BOARD.draw(Diagram.of(setup)));

        assertThat(Picture.has(picture.group(Square.A1), "circle", PALETTE.black()))
                .isTrue();
        assertThat(picture.setup(Player.PINK).totems()).containsEntry(Symbol.X, Square.A1);
        assertThat(picture.text("desc")).startsWith("Totem X on a1. Black O on a1. In reserve of pink: 8 X, 8 O.");
    }

    @Example
    void more_pieces_than_there_are_leave_an_empty_reserve() {
        Setup setup = Setup.parse("XXXXXX/XXX3/6/6/6/6 p");

        assertThat(Picture.read(BOARD.draw(Diagram.of(setup))).text("desc"))
                .contains("In reserve of pink: 0 X, 8 O. In reserve of black: 8 X, 8 O.");
    }

    private static Palette numbered() {
        return Palette.builder()
                .board(Colour.of(1))
                .square(Colour.of(2))
                .ink(Colour.of(3))
                .pink(Colour.of(4))
                .pinkMark(Colour.of(5))
                .black(Colour.of(6))
                .blackMark(Colour.of(7))
                .totem(Colour.of(8))
                .totemMark(Colour.of(9))
                .lastMove(Colour.of(10))
                .highlight(Colour.of(11))
                .alignment(Colour.of(12))
                .arrow(Colour.of(13))
                .build();
    }

    private static Diagram everything() {
        return Diagram.builder()
                .from(Diagram.of(Boards.game(START, "Xc5b5", "Oc3d3", "Oa3b3", "Xc6d6", "Xc2b2", "Oa1a2", "Xc4b4")))
                .addArrow(Arrow.of(Square.F1, Square.F6))
                .highlighted(SquareSet.of(Square.F1, Square.A1))
                .build();
    }

    private static List<String> attributes(Element element) {
        return IntStream.range(0, element.getAttributes().getLength())
                .mapToObj(index -> element.getAttributes().item(index).getNodeName())
                .toList();
    }

    private static Element overlays(Picture picture) {
        List<Element> children = Picture.children(picture.root());
        return children.get(children.size() - 1);
    }

    private static String placeOfA1(SvgBoard board) {
        return Picture.read(board.draw(START)).group(Square.A1).getAttribute("transform");
    }

    private static List<String> names(SvgBoard board) {
        return Picture.read(board.draw(START)).all("text").stream()
                .map(name -> name.getTextContent() + " " + name.getAttribute("x") + " " + name.getAttribute("y"))
                .toList();
    }

    private static Picture with(Set<Part> parts) {
        return Picture.read(SvgBoard.builder().parts(parts).build().draw(START));
    }

    private static String viewBox(Set<Part> parts) {
        return with(parts).root().getAttribute("viewBox");
    }

    private static List<Element> emptyPlaces(Picture picture) {
        return picture.all("circle").stream()
                .filter(circle -> circle.hasAttribute("opacity"))
                .toList();
    }

    private static List<String> marks(Game game) {
        return Picture.read(BOARD.draw(Diagram.of(game))).filled("path", PALETTE.ink()).stream()
                .map(mark -> mark.getAttribute("d"))
                .toList();
    }

    private static SquareSet squares(Picture picture, String name, Colour fill) {
        return SquareSet.copyOf(picture.groups().stream()
                .filter(group -> Picture.has(group, name, fill))
                .map(group -> Square.parse(group.getAttribute("data-square")))
                .toList());
    }

    private static SquareSet framed(Picture picture) {
        return SquareSet.copyOf(picture.groups().stream()
                .filter(group -> Picture.children(group).stream()
                        .anyMatch(element -> element.getAttribute("stroke")
                                .equals(PALETTE.highlight().toString())))
                .map(group -> Square.parse(group.getAttribute("data-square")))
                .toList());
    }

    private static List<String> outlines(Position position, Player bottom) {
        Picture picture = Picture.read(SvgBoard.of(bottom).draw(position));
        return Picture.children(overlays(picture)).stream()
                .map(outline -> outline.getAttribute("x") + "," + outline.getAttribute("y") + " "
                        + outline.getAttribute("width") + "×" + outline.getAttribute("height"))
                .toList();
    }

    private static Element arrow(Setup setup, Arrow arrow) {
        Picture picture = Picture.read(
                BOARD.draw(Diagram.builder().setup(setup).addArrow(arrow).build()));
        return Picture.children(overlays(picture)).get(0);
    }

    private static String shaft(Setup setup, Arrow arrow) {
        return Picture.children(arrow(setup, arrow)).get(0).getAttribute("d");
    }

    private static String head(Setup setup, Arrow arrow) {
        return Picture.children(arrow(setup, arrow)).get(1).getAttribute("points");
    }

    private static void assertInPicture(String points) {
        assertThat(points.split("[ ,]"))
                .hasSize(6)
                .allSatisfy(number -> assertThat(Double.parseDouble(number)).isBetween(-16.0, 616.0));
    }
}
