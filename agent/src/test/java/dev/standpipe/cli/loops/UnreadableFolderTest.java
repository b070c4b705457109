package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.cli.Packed;
import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import oldstyle.Mixed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder in a folder that cannot be read: the rest can. */
class UnreadableFolderTest {
    /** No path on Linux may be as long; twice half of it is. */
    private static final int LONGEST = 4096;

    @TempDir
    Path folder;

    private Path all;

    @BeforeEach
    void fill() throws IOException {
        all = folder.resolve("all");
        Files.createDirectories(all.resolve("a"));
        Files.createDirectories(all.resolve("z"));
        Files.write(all.resolve("a/Mixed.class"), Packed.classFile(Mixed.class));
        new Packed().with(Mixed.class).at(all.resolve("z/mixed.jar"));
    }

    @Test
    void isToldAndLeftOut() throws IOException {
        Path locked = Files.createDirectory(all.resolve("locked"));
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("---------"));
        try {
            assumeTrue(!Files.isReadable(locked), "root may read it");
            assertToldAndLeftOut(locked + " cannot be read: this user may not access " + locked);
        } finally {
            Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("rwx------"));
        }
    }

    /** By a name that is too long, which keeps out root as well. */
    @Test
    void isToldAndLeftOutWhoeverLooks() throws IOException {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "elsewhere names may be longer");
        Path upper = deep(all.resolve("m"));
        Path lower = folder.resolve("lower");
        deep(lower);
        Path tooFar = Files.move(lower, upper.resolve("lower"));
        try {
            assertToldAndLeftOut(tooFar.toString(), " cannot be read: ");
        } finally {
            Files.move(tooFar, lower);
        }
    }

    private static Path deep(Path from) throws IOException {
        StringBuilder name = new StringBuilder();
        while (name.length() < LONGEST / 2) {
            name.append("/a-name-of-a-folder-that-is-long-as-such-names-go-and-is-here-again-and-again");
        }
        return Files.createDirectories(from.getFileSystem().getPath(from + name.toString()));
    }

    private void assertToldAndLeftOut(String... how) {
        Spoken scan = Spoken.by("scan", "-q", all.toString());
        assertThat(scan.out).startsWith("2 classes, 2 loops");
        assertThat(scan.err).startsWith("standpipe: " + all).contains(how).hasLineCount(1);
        assertThat(scan.code).isEqualTo(ExitCode.REFUSED);
        Spoken explain = Spoken.by("explain", "oldstyle.Mixed.plain", "-cp", all.toString());
        assertThat(explain.out).contains("rewritten by the rule ReadArray");
        assertThat(explain.err).isEqualTo(scan.err);
        assertThat(explain.code).isEqualTo(ExitCode.REFUSED);
        Spoken rewrite = Spoken.by("rewrite", all.toString(), "-o", folder.resolve("out") + "/");
        assertThat(rewrite.err)
                .startsWith("standpipe: " + all + " cannot be rewritten to ")
                .hasLineCount(1);
        assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void aLinkToAFolderIsTheFolder() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), all);
        Files.write(all.resolve("a/Broken.jar"), new byte[9]);
        Spoken scan = Spoken.by("scan", "-q", link.toString());
        assertThat(scan.out).startsWith("2 classes, 2 loops");
        assertThat(scan.err).startsWith("standpipe: " + link.resolve("a/Broken.jar"));
    }
}
