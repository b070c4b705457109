package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What the poms say about what is published. */
class PublishingTest {
    private static final TreeMap<String, Element> MODULES = new TreeMap<>();
    private static Element top;

    @BeforeAll
    static void read() throws Exception {
        top = pom(Repository.ROOT);
        for (Element module : children(child(top, "modules"))) {
            MODULES.put(module.getTextContent(), pom(Repository.ROOT.resolve(module.getTextContent())));
        }
    }

    @Test
    void aModuleIsPublishedOnlyIfItSaysSo() {
        assertThat(text(top, "properties", "maven.deploy.skip")).isEqualTo("true");
        assertThat(published()).contains("standpipe-bom", "standpipe-runtime-bulk", "standpipe-agent");
        assertThat(MODULES.entrySet())
                .filteredOn(module -> module.getKey().startsWith("test-apps/"))
                .isNotEmpty()
                .allMatch(module -> !published().contains(text(module.getValue(), "artifactId")));
    }

    @Test
    void theBomListsWhatIsPublishedAndNothingElse() {
        Set<String> listed = new TreeSet<>();
        for (Element dependency : children(child(child(bom(), "dependencyManagement"), "dependencies"))) {
            listed.add(text(dependency, "artifactId"));
            assertThat(text(dependency, "groupId")).isEqualTo("dev.standpipe");
            assertThat(text(dependency, "version")).isEqualTo("${project.version}");
        }
        listed.add("standpipe-bom");
        assertThat(listed).isEqualTo(published());
    }

    @Test
    void theBomBringsNoVersionsOfOurBuild() {
        assertThat(child(bom(), "parent")).isNull();
        assertThat(text(bom(), "version")).isEqualTo(text(top, "version"));
        assertThat(text(bom(), "properties", "project.build.outputTimestamp"))
                .isEqualTo(text(top, "properties", "project.build.outputTimestamp"));
    }

    @Test
    void whatIsPublishedSaysWhatItIs() {
        List<Element> published = new ArrayList<>(MODULES.values());
        published.removeIf(pom -> !published().contains(text(pom, "artifactId")));
        published.add(top);
        assertThat(published)
                .allMatch(pom -> text(pom, "name") != null && text(pom, "description") != null)
                .allMatch(pom -> child(pom, "parent") != null || child(pom, "licenses") != null);
    }

    @Test
    void eachJarThatIsPublishedHasItsSourcesAndJavadoc() {
        assertThat(MODULES.values())
                .filteredOn(pom -> published().contains(text(pom, "artifactId")))
                .filteredOn(pom -> !"pom".equals(text(pom, "packaging")))
                .hasSizeGreaterThan(4)
                .allSatisfy(pom -> assertThat(plugins(pom))
                        .as(text(pom, "artifactId"))
                        .contains("maven-source-plugin", "maven-javadoc-plugin"));
    }

    private static Set<String> plugins(Element pom) {
        Set<String> plugins = new TreeSet<>();
        for (Element plugin : children(child(child(pom, "build"), "plugins"))) {
            plugins.add(text(plugin, "artifactId"));
        }
        return plugins;
    }

    private static Element bom() {
        return MODULES.get("bom");
    }

    private static Set<String> published() {
        Set<String> published = new TreeSet<>();
        for (Element pom : MODULES.values()) {
            if ("false".equals(text(pom, "properties", "maven.deploy.skip"))) {
                published.add(text(pom, "artifactId"));
            }
        }
        return published;
    }

    private static Element pom(Path folder) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(folder.resolve("pom.xml").toFile())
                .getDocumentElement();
    }

    private static String text(Element in, String... path) {
        Element found = in;
        for (int step = 0; step < path.length && found != null; step++) {
            found = child(found, path[step]);
        }
        return found == null ? null : found.getTextContent();
    }

    private static Element child(Element in, String name) {
        for (Element child : children(in)) {
            if (child.getTagName().equals(name)) {
                return child;
            }
        }
        return null;
    }

    private static List<Element> children(Element in) {
        List<Element> children = new ArrayList<>();
        for (Node child = in.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element) {
                children.add((Element) child);
            }
        }
        return children;
    }
}
