package dev.standpipe.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.Packed;
import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdkClassesTest {
    @TempDir
    Path folder;

    @Test
    void theOneThatRunsThisCanBeLookedThrough() {
        Spoken scan = Spoken.by("scan", "jrt:");
        assertThat(scan.code).as(scan.err).isZero();
        assertThat(scan.out).contains("javax.").contains("left alone");
        assertThat(Integer.parseInt(scan.out.substring(0, scan.out.indexOf(' '))))
                .isGreaterThan(10_000);
    }

    @Test
    void aLoopOfItCanBeExplained() {
        Spoken explained = Spoken.by("explain", "java.util.HashMap.readObject", "-cp", "jrt:");
        assertThat(explained.code).as(explained.err).isZero();
        assertThat(explained.err).isEmpty();
    }

    @Test
    void itMayLieAnywhere() {
        assertThat(Spoken.by("scan", "-q", "--jdk", System.getProperty("java.home")).out)
                .isEqualTo(Spoken.by("scan", "-q", "jrt:").out);
    }

    @Test
    void jmodsDoWhereThereIsNoImage() throws IOException {
        byte[] module = new Packed()
                .with("classes/oldstyle/Mixed.class", Packed.classFile(oldstyle.Mixed.class))
                .bytes();
        byte[] marked = new byte[module.length + 4];
        System.arraycopy(new byte[] {'J', 'M', 1, 0}, 0, marked, 0, 4);
        System.arraycopy(module, 0, marked, 4, module.length);
        Path jmods = Files.createDirectory(folder.resolve("jmods"));
        Files.write(jmods.resolve("old.style.jmod"), marked);
        assertThat(Spoken.by("scan", "-q", "--jdk", folder.toString()).out).startsWith("1 class, 2 loops");
    }

    @Test
    void anotherFolderIsRefused() {
        Spoken wrong = Spoken.by("scan", "--jdk", folder.toString());
        assertThat(wrong.code).isEqualTo(ExitCode.REFUSED);
        assertThat(wrong.err).contains("is no JDK: it has neither lib/modules nor jmods nor lib/rt.jar");
    }
}
