import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What became of a test: {@code passed}, {@code failed}, {@code error} or {@code skipped}, and by which exception with which message. */
record Outcome(String status, String exception, String message) {
    /** Differs from run to run, or at least whenever something else is hashed before. */
    private static final Pattern HASH_CODE = Pattern.compile("@[0-9a-f]{1,8}\\b");

    private static final Pattern ID = Pattern.compile("unique-id: (.*)");

    /** Of the same kind, whatever the message says. */
    boolean like(Outcome other) {
        return status.equals(other.status) && exception.equals(other.exception);
    }

    @Override
    public String toString() {
        return status + (exception.isEmpty() ? "" : " " + exception) + (message.isEmpty() ? "" : ": " + message);
    }

    /** Adds the tests of a report of the console's to {@code outcomes}, each by the id that the platform gives it. */
    static void read(Path report, Map<String, Outcome> outcomes) throws IOException {
        NodeList cases;
        try {
            cases = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(report.toFile())
                    .getElementsByTagName("testcase");
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException("cannot read " + report + ": " + e.getMessage(), e);
        }
        for (int i = 0; i < cases.getLength(); i++) {
            Element test = (Element) cases.item(i);
            Matcher id = ID.matcher(test.getTextContent());
            String name =
                    id.find() ? id.group(1).strip() : test.getAttribute("classname") + "." + test.getAttribute("name");
            if (outcomes.put(name, of(test)) != null) {
                throw new IOException("two tests have the id " + name + " in " + report);
            }
        }
    }

    private static Outcome of(Element test) {
        for (Node child = test.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                switch (element.getTagName()) {
                    case "failure" -> {
                        return failure("failed", element);
                    }
                    case "error" -> {
                        return failure("error", element);
                    }
                    case "skipped" -> {
                        return new Outcome(
                                "skipped", "", element.getTextContent().strip());
                    }
                    default -> {}
                }
            }
        }
        return new Outcome("passed", "", "");
    }

    private static Outcome failure(String status, Element element) {
        String message = HASH_CODE.matcher(element.getAttribute("message")).replaceAll("@");
        return new Outcome(status, element.getAttribute("type"), message);
    }
}
