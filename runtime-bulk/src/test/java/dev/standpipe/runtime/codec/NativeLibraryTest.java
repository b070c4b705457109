package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unpacking and loading, and all that can go wrong with it. */
class NativeLibraryTest {
    /** Where an ELF file names the machine it is for. */
    private static final int MACHINE = 18;

    @TempDir
    Path temporary;

    private byte[] library;
    private String sum;

    @BeforeEach
    void there() {
        String obstacle = NativeLibrary.obstacle(24);
        assumeTrue(obstacle == null, obstacle);
        library = NativeLibrary.library();
        sum = NativeLibrary.carriedSum();
    }

    @Test
    void leavesNothingBehind() throws IOException {
        assertThat(NativeLibrary.load(library, sum, temporary)).isNull();
        assertThat(entries(temporary)).isEmpty();
    }

    @Test
    void aLibraryThatIsNotWholeIsNotTouched() throws IOException {
        byte[] cut = Arrays.copyOf(library, library.length / 2);
        assertThat(NativeLibrary.load(cut, sum, temporary))
                .isEqualTo("the native library is damaged, its SHA-256 is not " + sum);
        assertThat(entries(temporary)).isEmpty();
    }

    @Test
    void whatTheLoaderRefusesIsToldInItsWords() throws IOException {
        byte[] alien = library.clone();
        alien[MACHINE] ^= 0x55;
        assertThat(NativeLibrary.load(alien, NativeLibrary.sum(alien), temporary))
                .startsWith("the native library cannot be loaded (")
                .contains("-Djava.io.tmpdir");
        assertThat(entries(temporary)).isEmpty();
    }

    @Test
    void aDirectoryThatIsNotThere() {
        assertThat(NativeLibrary.load(library, sum, temporary.resolve("gone")))
                .startsWith("the native library cannot be unpacked into " + temporary)
                .contains("NoSuchFileException");
    }

    @Test
    void aDirectoryThatCannotBeWritten() {
        Path proc = Paths.get("/proc");
        assumeTrue(Files.isDirectory(proc), "no /proc");
        assertThat(NativeLibrary.load(library, sum, proc))
                .startsWith("the native library cannot be unpacked into /proc");
    }

    @Test
    void aDirectoryThatForbidsExecution() throws IOException {
        Path noexec = noexec();
        assumeTrue(noexec != null, "no directory here is mounted noexec and can be written");
        assertThat(NativeLibrary.load(library, sum, noexec))
                .startsWith("the native library cannot be loaded (")
                .contains("if " + noexec + " forbids execution");
        assertThat(entries(noexec)).noneMatch(entry -> entry.startsWith("standpipe"));
    }

    @Test
    void needsNoOtherLibrary() {
        assertThat(new String(library, StandardCharsets.ISO_8859_1))
                .doesNotContain("libc.so")
                .doesNotContain("GLIBC");
    }

    private static Path noexec() throws IOException {
        for (String line : Files.readAllLines(Paths.get("/proc/mounts"))) {
            List<String> fields = Arrays.asList(line.split(" "));
            Path mounted = Paths.get(fields.get(1));
            if (Arrays.asList(fields.get(3).split(",")).contains("noexec")
                    && fields.get(2).equals("tmpfs")
                    && Files.isWritable(mounted)) {
                return mounted;
            }
        }
        return null;
    }

    private static List<String> entries(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.map(entry -> entry.getFileName().toString()).collect(Collectors.toList());
        }
    }
}
