import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** A published POM, read as it stands. */
record Pom(Document document) {
    private static final XPath XPATH = XPathFactory.newInstance().newXPath();

    static Pom read(Path file) throws Exception {
        return new Pom(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()));
    }

    boolean has(String path) throws Exception {
        return !XPATH.evaluate("/project/" + path, document).isBlank();
    }

    /** What users get along with the artifact; optional ones with a question mark. */
    List<String> runtimeDependencies() throws Exception {
        NodeList found = (NodeList) XPATH.evaluate(
                "/project/dependencies/dependency[not(scope = 'test' or scope = 'provided')]",
                document,
                XPathConstants.NODESET);
        List<String> names = new ArrayList<>();
        for (int index = 0; index < found.getLength(); index++) {
            Node dependency = found.item(index);
            boolean optional = XPATH.evaluate("optional", dependency).equals("true");
            names.add(XPATH.evaluate("artifactId", dependency) + (optional ? "?" : ""));
        }
        Collections.sort(names);
        return names;
    }
}
