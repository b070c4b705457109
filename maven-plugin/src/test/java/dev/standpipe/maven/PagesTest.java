package dev.standpipe.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * The pages have the snippets of the projects that are built, and the parameters of the descriptor;
 * {@code -Dgolden.update} writes them anew.
 */
class PagesTest {
    private static final Pattern SNIPPET =
            Pattern.compile("<!-- snippet: (\\S+) (\\S+) -->\\n(?:\\n?```xml\\n.*?```\\n)?", Pattern.DOTALL);
    private static final Pattern GOALS = Pattern.compile("<!-- goals:begin -->.*<!-- goals:end -->", Pattern.DOTALL);
    private static final Path MODULE = Paths.get(System.getProperty("basedir"));

    @Test
    void ofTheMavenPlugin() throws Exception {
        agree("maven.md");
    }

    @Test
    void ofByteBuddy() throws Exception {
        agree("byte-buddy.md");
    }

    /** Maven refuses a plugin that asks for a newer Java than it runs on. */
    @Test
    void theDescriptorAsksForWhatThePageSays() throws Exception {
        Element plugin = descriptor();
        assertThat(text(plugin, "requiredJavaVersion")).isEqualTo("8");
        assertThat(text(plugin, "requiredMavenVersion")).isEqualTo("3.6.3");
        assertThat(read(MODULE.resolve("../docs/maven.md"))).contains("Maven 3.6.3 and later, on Java 8 and later");
    }

    private static void agree(String name) throws Exception {
        Path file = MODULE.resolve("../docs").resolve(name);
        String page = read(file);
        String expected = withGoals(withSnippets(page));
        if (System.getProperty("golden.update") != null) {
            assertThat(System.getenv("CI")).as("pages are written at home").isNull();
            Files.write(file, expected.getBytes(StandardCharsets.UTF_8));
            page = expected;
        }
        assertThat(page).as(name + ", which -Dgolden.update writes anew").isEqualTo(expected);
    }

    private static String withSnippets(String page) throws IOException {
        Matcher snippet = SNIPPET.matcher(page);
        StringBuffer result = new StringBuffer();
        while (snippet.find()) {
            String pom = read(MODULE.resolve("src/it").resolve(snippet.group(1)));
            String begin = "<!-- snippet: " + snippet.group(2) + " -->\n";
            assertThat(pom).contains(begin);
            int from = pom.indexOf(begin) + begin.length();
            String lines =
                    pom.substring(from, pom.indexOf("<!-- end -->", from)).replaceAll(" +$", "");
            String indent = lines.substring(0, lines.indexOf('<'));
            snippet.appendReplacement(
                    result,
                    Matcher.quoteReplacement("<!-- snippet: " + snippet.group(1) + " " + snippet.group(2)
                            + " -->\n```xml\n"
                            + lines.replaceAll("(?m)^" + indent, "")
                                    .replace("@byte-buddy.version@", System.getProperty("byte-buddy.version"))
                            + "```\n"));
        }
        return snippet.appendTail(result).toString();
    }

    private static String withGoals(String page) throws Exception {
        StringBuilder goals = new StringBuilder("<!-- goals:begin -->\n");
        NodeList mojos = descriptor().getElementsByTagName("mojo");
        for (int i = 0; i < mojos.getLength(); i++) {
            Element mojo = (Element) mojos.item(i);
            if (!text(mojo, "goal").equals("help")) {
                goals.append(goal(mojo));
            }
        }
        return GOALS.matcher(page).replaceFirst(Matcher.quoteReplacement(goals + "<!-- goals:end -->"));
    }

    private static String goal(Element mojo) {
        StringBuilder section = new StringBuilder("### standpipe:" + text(mojo, "goal") + "\n\n");
        section.append(text(mojo, "description"));
        String phase = text(mojo, "phase");
        section.append(phase.isEmpty() ? "" : " Its phase is `" + phase + "`.");
        section.append("\n\n| parameter | property | default | meaning |\n|---|---|---|---|\n");
        NodeList parameters = mojo.getElementsByTagName("parameter");
        for (int i = 0; i < parameters.getLength(); i++) {
            Element parameter = (Element) parameters.item(i);
            if (text(parameter, "editable").equals("true")) {
                String name = text(parameter, "name");
                section.append("| `").append(name).append("` | ").append(code(property(mojo, name)));
                section.append(" | ").append(code(standard(mojo, name)));
                section.append(" | ").append(text(parameter, "description")).append(" |\n");
            }
        }
        return section.append('\n').toString();
    }

    private static String code(String text) {
        return text.isEmpty() ? "" : "`" + text + "`";
    }

    private static String property(Element mojo, String parameter) {
        return setting(mojo, parameter).getTextContent().replaceAll("^\\$\\{|}$", "");
    }

    private static String standard(Element mojo, String parameter) {
        return setting(mojo, parameter).getAttribute("default-value");
    }

    /** A parameter without either has no element, and then this one is empty. */
    private static Element setting(Element mojo, String parameter) {
        Element configuration =
                (Element) mojo.getElementsByTagName("configuration").item(0);
        NodeList settings = configuration.getElementsByTagName(parameter);
        return settings.getLength() > 0
                ? (Element) settings.item(0)
                : mojo.getOwnerDocument().createElement(parameter);
    }

    private static String text(Element parent, String name) {
        NodeList found = parent.getElementsByTagName(name);
        return found.getLength() == 0
                ? ""
                : found.item(0).getTextContent().trim().replaceAll("\\s+", " ");
    }

    private static Element descriptor() throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(MODULE.resolve("target/classes/META-INF/maven/plugin.xml")
                        .toFile())
                .getDocumentElement();
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
