package io.github.oxono.notation.board;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes SVG elements, one a line. */
final class SvgWriter {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private final StringWriter target = new StringWriter();
    private final XMLStreamWriter xml;

    SvgWriter() {
        try {
            // Not newFactory(): other writers on the class path would write other bytes.
            xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(target);
        } catch (XMLStreamException exception) {
            throw new IllegalStateException(exception);
        }
    }

    /** Begins the element around all others. */
    SvgWriter startSvg() {
        write(() -> xml.writeStartElement("svg"));
        write(() -> xml.writeDefaultNamespace(NAMESPACE));
        return this;
    }

    /** Begins an element that holds others. */
    SvgWriter start(String name) {
        newLine();
        write(() -> xml.writeStartElement(name));
        return this;
    }

    /** Ends the element that was begun last. */
    void end() {
        newLine();
        write(xml::writeEndElement);
    }

    /** Writes an element that holds nothing. */
    SvgWriter empty(String name) {
        newLine();
        write(() -> xml.writeEmptyElement(name));
        return this;
    }

    /** Gives the element an attribute. */
    SvgWriter with(String name, Object value) {
        write(() -> xml.writeAttribute(name, value.toString()));
        return this;
    }

    /** Ends the element with a text that it holds. */
    void text(String text) {
        write(() -> xml.writeCharacters(XmlText.of(text)));
        write(xml::writeEndElement);
    }

    /** All that was written. */
    String finish() {
        newLine();
        write(xml::close);
        return target.toString();
    }

    private void newLine() {
        write(() -> xml.writeCharacters("\n"));
    }

    private interface Step {
        void run() throws XMLStreamException;
    }

    private static void write(Step step) {
        try {
            step.run();
        } catch (XMLStreamException exception) {
            throw new IllegalStateException(exception); // a string takes whatever is written
        }
    }
}
