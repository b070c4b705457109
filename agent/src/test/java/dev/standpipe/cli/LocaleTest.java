package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.user.ExitCode;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import oldstyle.Mixed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of files that the locale has no letters for, as in a container that sets none. */
@Tag("once")
class LocaleTest {
    private static final String UTF8 = "in/oldst%C3%BFe/Mi%C3%A9d.class";
    private static final String LATIN1 = "in/%FC%F6/Mixed.txt";

    @TempDir
    Path folder;

    @BeforeEach
    void onlyWhereNamesAreBytes() {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "elsewhere the locale does not matter to names");
    }

    /** By bytes, whatever the locale of the tests. */
    private Path at(String escaped) {
        return Paths.get(URI.create(folder.toUri() + escaped));
    }

    private Path write(String escaped, byte[] content) throws IOException {
        Path file = at(escaped);
        Files.createDirectories(file.getParent());
        return Files.write(file, content);
    }

    /** A class with letters in its name and in that of its package that not everybody has. */
    private static byte[] classFile() throws IOException {
        return new String(Packed.classFile(Mixed.class), StandardCharsets.ISO_8859_1)
                .replace("oldstyle/Mixed", "oldst\u00C3\u00BFe/Mi\u00C3\u00A9d")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Jvm.Ended standpipe(String locale, Object... arguments) throws Exception {
        Jvm jvm = Jvm.plain()
                .unverified()
                .withEnvironment("LC_ALL", locale)
                .with("-cp", System.getProperty("java.class.path"))
                .command(Main.class.getName());
        for (Object argument : arguments) {
            jvm.command(argument.toString());
        }
        return jvm.end();
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "C.UTF-8"})
    void doNotMatterToFoldersThatAreRewritten(String locale) throws Exception {
        write(UTF8, classFile());
        write(LATIN1, new byte[] {1, 2, 3});
        Jvm.Ended check = standpipe(locale, "rewrite", "--check", at("in"));
        assertThat(check.err).isEmpty();
        assertThat(check.code).isEqualTo(ExitCode.FINDINGS);
        assertThat(check.out).contains("1 of 2 loops");
        Jvm.Ended rewrite = standpipe(locale, "rewrite", at("in"), "-o", at("out"), "--embed-runtime");
        assertThat(rewrite.code).as(rewrite.err).isZero();
        assertThat(at("out/oldst%C3%BFe/Mi%C3%A9d.class")).exists();
        assertThat(Files.readAllBytes(at("out/oldst%C3%BFe/Mi%C3%A9d.class"))).isNotEqualTo(classFile());
        assertThat(at("out/oldst%C3%BFe").toFile().list()).hasSize(2);
        assertThat(at("out/%FC%F6/Mixed.txt")).hasBinaryContent(new byte[] {1, 2, 3});
        assertThat(standpipe(locale, "rewrite", at("in"), "--in-place").code).isZero();
        assertThat(Files.readAllBytes(at(UTF8))).isEqualTo(Files.readAllBytes(at("out/oldst%C3%BFe/Mi%C3%A9d.class")));
        assertThat(standpipe(locale, "rewrite", at("in"), "-o", at("out")).code).isZero();
    }

    /** The stand-in goes to a folder that is not there yet, and whose name has to be made of the class's. */
    @Test
    void norToFoldersThatAreMade() throws Exception {
        write("in/META-INF/versions/9/oldst%C3%BFe/Mi%C3%A9d.class", classFile());
        Jvm.Ended rewrite = standpipe("C", "rewrite", at("in"), "-o", at("out"));
        assertThat(rewrite.code).as(rewrite.err).isZero();
        assertThat(at("out/oldst%C3%BFe")).isDirectory();
    }

    @Test
    void areRefusedWhereTwoAreOne() throws Exception {
        write("in/%C3%BC", new byte[1]);
        write("in/%FC", new byte[2]);
        Jvm.Ended rewrite = standpipe("C", "rewrite", at("in"), "-o", at("out"));
        assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
        assertThat(rewrite.err).contains("there are two files called").doesNotContain("\tat ");
        assertThat(at("out")).doesNotExist();
    }

    /** Half a character is none in any locale. */
    @Test
    void areRefusedOnTheCommandLine() throws Exception {
        String name = at("x") + "/\uD800.json";
        String jar = new Packed().with(Mixed.class).at(folder.resolve("in.jar")).toString();
        for (String option : new String[] {"-o", "-r"}) {
            Spoken rewrite = Spoken.by("rewrite", jar, option, name);
            assertThat(rewrite.code).isEqualTo(ExitCode.USAGE);
            assertThat(rewrite.err)
                    .contains("the name \"" + name
                            + "\" has letters that this locale does not have; run it with LC_ALL=C.UTF-8")
                    .doesNotContain("java.nio");
        }
        for (Spoken input : new Spoken[] {
            Spoken.by("report", name, "-o", at("x.html").toString()),
            Spoken.by("scan", name),
            Spoken.by("rewrite", name, "--check")
        }) {
            assertThat(input.code).isEqualTo(ExitCode.REFUSED);
            assertThat(input.err).contains("LC_ALL=C.UTF-8").hasLineCount(1);
        }
    }

    @Test
    void ofJarsInAFolderAreNoBug() throws Exception {
        write("lib/%C3%BC.jar", new Packed().with(Mixed.class).bytes());
        Jvm.Ended rewrite = standpipe("C", "rewrite", at("lib") + "/*", "-o", at("out/"));
        assertThat(rewrite.code).as(rewrite.err).isZero();
        assertThat(at("out")).exists();
        Jvm.Ended scan = standpipe("C", "scan", at("lib") + "/*");
        assertThat(scan.code).isEqualTo(ExitCode.REFUSED);
        assertThat(scan.err)
                .contains(".jar is no readable jar: ")
                .contains("LC_ALL=C.UTF-8")
                .hasLineCount(1);
    }
}
