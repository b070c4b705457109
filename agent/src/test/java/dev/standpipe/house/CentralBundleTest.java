package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is looked for in a bundle is missed if it is not there. */
class CentralBundleTest {
    private static final String PARENT = "acme/all/1/all-1.pom";
    private static final String PART = "acme/part/1/part-1";

    private static final String SAID = "<description>d</description><url>u</url>"
            + "<licenses><license><name>l</name></license></licenses>"
            + "<developers><developer><name>p</name></developer></developers><scm><url>s</url></scm>";

    @TempDir
    Path folder;

    @BeforeEach
    void bundle() throws Exception {
        write(
                PARENT,
                "<project><groupId>acme</groupId><artifactId>all</artifactId><version>1</version>"
                        + "<packaging>pom</packaging><name>n</name>" + SAID + "</project>");
        write(
                PART + ".pom",
                "<project><parent><groupId>acme</groupId><artifactId>all</artifactId><version>1</version></parent>"
                        + "<artifactId>part</artifactId><name>n</name></project>");
        for (String end : new String[] {".jar", "-sources.jar", "-javadoc.jar"}) {
            write(PART + end, end);
        }
    }

    private void write(String name, String text) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Files.write(file, bytes);
        Files.write(Paths.get(file + ".md5"), CentralBundle.digest(bytes, "MD5").getBytes(StandardCharsets.US_ASCII));
        Files.write(
                Paths.get(file + ".sha1"), CentralBundle.digest(bytes, "SHA-1").getBytes(StandardCharsets.US_ASCII));
    }

    private CentralBundle seen() throws Exception {
        return CentralBundle.in(folder);
    }

    @Test
    void whatIsWholeIsAcceptedButForItsSignatures() throws Exception {
        assertThat(seen().complaints()).isEmpty();
        assertThat(seen().unsigned()).isEqualTo(5);
        write(PART + ".jar.asc", "a signature");
        assertThat(seen().unsigned()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "description", "url", "licenses", "developers", "scm"})
    void aPomSaysWhatIsAskedFor(String element) throws Exception {
        String pom = new String(Files.readAllBytes(folder.resolve(PARENT)), StandardCharsets.UTF_8);
        write(PARENT, pom.replaceFirst("<" + element + ">.*</" + element + ">(?=<(/project|[dluns]))", ""));
        assertThat(seen().complaints()).contains(PARENT + " has no <" + element + ">");
    }

    @ParameterizedTest
    @ValueSource(strings = {".jar", "-sources.jar", "-javadoc.jar"})
    void eachJarIsThere(String end) throws Exception {
        Files.delete(folder.resolve(PART + end));
        assertThat(seen().complaints()).containsExactly(PART + ".pom has no part-1" + end);
    }

    @Test
    void sumsAreThereAndRight() throws Exception {
        Files.delete(folder.resolve(PART + ".jar.md5"));
        Files.write(folder.resolve(PART + ".jar.sha1"), "0".getBytes(StandardCharsets.US_ASCII));
        assertThat(seen().complaints())
                .containsExactly(PART + ".jar has no .md5", PART + ".jar.sha1 is that of another file");
    }

    @Test
    void filesLieWhereTheirPomSays() throws Exception {
        Files.move(folder.resolve("acme/part"), folder.resolve("acme/party"));
        assertThat(seen().complaints()).contains("acme/party/1/part-1.pom is the pom of " + PART);
    }

    @Test
    void nothingOfAVersionThatMoves() throws Exception {
        write(
                "acme/b/1-SNAPSHOT/b-1-SNAPSHOT.pom",
                "<project><groupId>acme</groupId><artifactId>b</artifactId><version>1-SNAPSHOT</version>"
                        + "<packaging>pom</packaging><name>n</name>" + SAID + "</project>");
        write("acme/b/maven-metadata.xml", "");
        assertThat(seen().complaints())
                .containsExactly(
                        "acme/b/1-SNAPSHOT/b-1-SNAPSHOT.pom is of no release",
                        "acme/b/maven-metadata.xml is written by the repository itself");
    }
}
