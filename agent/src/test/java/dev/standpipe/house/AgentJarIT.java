package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;
import org.w3c.dom.Document;

/** The jar that users get, and what is published beside it. */
class AgentJarIT {
    private static final Path JAR = Paths.get(System.getProperty("agent.jar"));
    private static final String INSIDE = "dev/standpipe/inside/";

    @Test
    void holdsNothingOutsideOfOurPackages() throws IOException {
        assertThat(names(JAR)).allMatch(name -> name.matches("(dev/|dev/standpipe/.*|META-INF/.*)"));
    }

    @Test
    void carriesALicenceForEachLibraryInsideAndForNoOther() throws IOException {
        Set<String> inside = new TreeSet<>();
        Set<String> licences = new TreeSet<>();
        for (String name : names(JAR)) {
            if (name.startsWith(INSIDE) && name.endsWith(".class")) {
                inside.add(name.substring(INSIDE.length()).replaceAll("/.*", ""));
            } else if (name.matches("META-INF/licenses/.+")) {
                licences.add(name.replaceAll(".*/|\\.txt$", ""));
            }
        }
        assertThat(inside).isNotEmpty();
        assertThat(licences).isEqualTo(inside);
        for (String licence : licences) {
            assertThat(text("META-INF/licenses/" + licence + ".txt"))
                    .contains("inside this jar as " + INSIDE.replace('/', '.') + licence, "Copyright");
        }
        assertThat(text("META-INF/LICENSE")).contains("Apache License");
    }

    @Test
    void theSourcesOfAllOurClassesArePublished() throws IOException {
        Set<String> sources = new TreeSet<>(names(beside("-sources.jar")));
        List<String> missing = new ArrayList<>();
        try (JarFile jar = new JarFile(JAR.toFile())) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().matches("dev/.*\\.(class|bin)")
                        && !entry.getName().startsWith(INSIDE)) {
                    String source = source(jar, entry);
                    if (!sources.contains(source)) {
                        missing.add(source);
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    /** Or the same commit would not give the same jar. */
    @Test
    void allOfItIsOfOneTime() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(Collections.list(jar.entries()).stream()
                            .map(JarEntry::getTime)
                            .distinct())
                    .containsExactly(LocalDateTime.of(2026, 1, 1, 0, 0)
                            .atZone(ZoneId.systemDefault())
                            .toInstant()
                            .toEpochMilli());
        }
    }

    /** {@code JarInputStream} looks for it nowhere else. */
    @Test
    void theManifestIsAtItsBeginning() throws IOException {
        assertThat(names(JAR)).startsWith("META-INF/", JarFile.MANIFEST_NAME);
    }

    @Test
    void itsDocumentationIsPublished() throws IOException {
        assertThat(names(beside("-javadoc.jar"))).contains("index.html", "dev/standpipe/offline/Offline.html");
    }

    /** Otherwise those who depend on it would get the libraries twice: in the jar, and beside it. */
    @Test
    void itsPublishedPomAsksForNothing() throws Exception {
        Document pom = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new File(System.getProperty("basedir"), "dependency-reduced-pom.xml"));
        XPath path = XPathFactory.newInstance().newXPath();
        String dependencies = "/project/dependencies/dependency";
        assertThat(path.evaluate("count(" + dependencies + ") > 0", pom)).isEqualTo("true");
        assertThat(path.evaluate(dependencies + "[not(scope = 'test' or scope = 'provided')]/artifactId", pom))
                .isEmpty();
    }

    private static Path beside(String ending) {
        return JAR.resolveSibling(JAR.getFileName().toString().replace(".jar", ending));
    }

    private static List<String> names(Path archive) throws IOException {
        try (JarFile jar = new JarFile(archive.toFile())) {
            return Collections.list(jar.entries()).stream()
                    .map(JarEntry::getName)
                    .collect(Collectors.toList());
        }
    }

    private static String text(String name) throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile());
                DataInputStream in = new DataInputStream(jar.getInputStream(jar.getEntry(name)))) {
            byte[] bytes = new byte[(int) jar.getEntry(name).getSize()];
            in.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private static String source(JarFile jar, JarEntry entry) throws IOException {
        String[] file = new String[1];
        try (InputStream in = jar.getInputStream(entry)) {
            ClassReader reader = new ClassReader(in);
            reader.accept(
                    new ClassVisitor(Opcodes.ASM9) {
                        @Override
                        public void visitSource(String source, String debug) {
                            file[0] = source;
                        }
                    },
                    ClassReader.SKIP_CODE);
            return reader.getClassName().replaceAll("[^/]*$", "") + file[0];
        }
    }
}
