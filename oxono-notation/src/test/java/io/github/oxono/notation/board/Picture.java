package io.github.oxono.notation.board;

import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * An SVG that was read by the JDK's parser, and looked at as a person does: by shapes and colours.
 *
 * @param root its outermost element
 */
record Picture(Element root) {
    private static final Palette PALETTE = Palette.builder().build();

    static Picture read(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return new Picture(factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getDocumentElement());
        } catch (Exception exception) {
            throw new AssertionError("not well-formed: " + svg, exception);
        }
    }

    /** The elements directly in an element. */
    static List<Element> children(Node parent) {
        List<Element> children = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int index = 0; index < nodes.getLength(); index++) {
            if (nodes.item(index) instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    /** The outermost element and all in it. */
    List<Element> all() {
        List<Element> all = new ArrayList<>(List.of(root));
        all.addAll(all("*"));
        return all;
    }

    List<Element> all(String name) {
        NodeList nodes = root.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(index -> (Element) nodes.item(index))
                .toList();
    }

    List<Element> filled(String name, Colour colour) {
        return all(name).stream()
                .filter(element -> element.getAttribute("fill").equals(colour.toString()))
                .toList();
    }

    /** The text of the only element with a name. */
    String text(String name) {
        List<Element> elements = all(name);
        if (elements.size() != 1) {
            throw new AssertionError(elements.size() + " elements " + name);
        }
        return elements.get(0).getTextContent();
    }

    List<Element> groups() {
        return all("g").stream()
                .filter(element -> element.hasAttribute("data-square"))
                .toList();
    }

    Element group(Square square) {
        return groups().stream()
                .filter(element -> element.getAttribute("data-square").equals(square.toString()))
                .findFirst()
                .orElseThrow();
    }

    /** Pieces and totems, as they are seen on the squares. */
    Setup setup(Player toMove) {
        Setup.Builder setup = Setup.builder().toMove(toMove);
        for (Element group : groups()) {
            Square square = Square.parse(group.getAttribute("data-square"));
            if (has(group, "rect", PALETTE.totem())) {
                setup.putTotem(symbol(group), square);
            } else if (has(group, "circle", PALETTE.pink())) {
                setup.putPiece(square, Piece.of(Player.PINK, symbol(group)));
            } else if (has(group, "circle", PALETTE.black())) {
                setup.putPiece(square, Piece.of(Player.BLACK, symbol(group)));
            }
        }
        return setup.build();
    }

    private static Symbol symbol(Element group) {
        Element last = children(group).get(children(group).size() - 1);
        return last.getTagName().equals("path") ? Symbol.X : Symbol.O;
    }

    static boolean has(Element group, String name, Colour fill) {
        return children(group).stream()
                .anyMatch(element -> element.getTagName().equals(name)
                        && element.getAttribute("fill").equals(fill.toString()));
    }
}
