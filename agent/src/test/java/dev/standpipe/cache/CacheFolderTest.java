package dev.standpipe.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose folder and whose files count, and what is written to them. */
class CacheFolderTest {
    private static final String NAME = "one.verdicts";
    private static final byte[] BYTES = {1, 2, 3};

    @TempDir
    Path temporary;

    private Path path;
    private CacheFolder folder;

    @BeforeEach
    void fill() throws IOException {
        path = temporary.resolve("not").resolve("yet");
        folder = new CacheFolder(path.toString());
        assertThat(folder.refusal()).isNull();
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
        new CacheUpkeep(folder).write(NAME, BYTES);
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isEqualTo(BYTES);
    }

    @Test
    void isItsUsersAlone() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path.getParent())))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path.resolve(NAME))))
                .isEqualTo("rw-------");
        try (Stream<Path> files = Files.list(path)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void isRefusedIfOthersMayWriteToIt() throws IOException {
        for (String mode : new String[] {"rwxrwx---", "rwx----w-", "rwxrwxrwx"}) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
            assertThat(folder.refusal()).as(mode).isEqualTo("other users may write to it");
            assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
            new CacheUpkeep(folder).write("two.verdicts", BYTES);
            assertThat(path.resolve("two.verdicts")).doesNotExist();
            assertThat(new CacheUpkeep(folder).files()).isEmpty();
        }
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(folder.refusal()).isNull();
    }

    @Test
    void isRefusedIfItIsALink() throws IOException {
        Path link = Files.createSymbolicLink(temporary.resolve("link"), path);
        CacheFolder linked = new CacheFolder(link.toString());
        assertThat(linked.refusal()).isEqualTo("it is a symbolic link");
        assertThat(linked.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
    }

    @Test
    void isRefusedIfItIsAFile() {
        assertThat(new CacheFolder(path.resolve(NAME).toString()).refusal()).isEqualTo("it is no folder");
    }

    @Test
    void isRefusedIfItIsAnotherUsers() throws IOException {
        Files.setAttribute(path, "unix:uid", giveAway(path));
        assertThat(folder.refusal()).isEqualTo("it is another user's");
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
    }

    private static Integer giveAway(Path file) throws IOException {
        Integer own = (Integer) Files.getAttribute(file, "unix:uid");
        assumeTrue(own == 0, "only root can give a file away");
        return 65_534;
    }

    @Test
    void aFileCountsOnlyIfItIsOurs() throws IOException {
        Path file = path.resolve(NAME);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isEqualTo(BYTES);
        Path behind = Files.move(file, temporary.resolve("behind"));
        Files.createSymbolicLink(file, behind);
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
        Files.delete(file);
        Files.createDirectory(file);
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
        Files.delete(file);
        Files.move(behind, file);
        Files.setAttribute(file, "unix:uid", giveAway(file));
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
    }

    @Test
    void whatIsTooLargeIsNeitherReadNorWritten() throws IOException {
        byte[] large = new byte[CacheFolder.LARGEST_FILE + 1];
        new CacheUpkeep(folder).write("large.verdicts", large);
        assertThat(path.resolve("large.verdicts")).doesNotExist();
        Files.write(path.resolve(NAME), large);
        assertThat(folder.read(NAME, CacheFolder.LARGEST_FILE)).isNull();
    }

    @Test
    void theOldestGoesWhenThereAreTooMany() throws IOException {
        CacheUpkeep upkeep = new CacheUpkeep(folder);
        for (int i = 0; i < 520; i++) {
            Path file = Files.write(path.resolve(i + ".verdicts"), BYTES);
            Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L + i * 1_000L));
        }
        upkeep.write("newest.verdicts", BYTES);
        assertThat(upkeep.files()).hasSize(512).startsWith(path.resolve("newest.verdicts"));
        assertThat(path.resolve("9.verdicts")).doesNotExist();
        assertThat(path.resolve("10.verdicts")).exists();
    }

    @Test
    void clearingTakesOursAndNothingElse() throws IOException {
        Path theirs = Files.write(path.resolve("theirs"), BYTES);
        Path unfinished = Files.write(path.resolve("x.verdicts.1.tmp"), BYTES);
        assertThat(new CacheUpkeep(folder).clear()).isEqualTo(1);
        assertThat(unfinished).doesNotExist();
        assertThat(theirs).exists();
        assertThat(new CacheUpkeep(new CacheFolder(temporary + "/none")).clear())
                .isZero();
    }

    @Test
    void whatCannotBeWrittenLeavesNothing() throws IOException {
        Files.createDirectory(path.resolve("taken.verdicts"));
        Files.write(path.resolve("taken.verdicts").resolve("full"), BYTES);
        assertThatThrownBy(() -> new CacheUpkeep(folder).write("taken.verdicts", BYTES))
                .isInstanceOf(IOException.class);
        try (Stream<Path> files = Files.list(path)) {
            assertThat(files).noneMatch(file -> file.toString().endsWith(".tmp"));
        }
    }

    @Test
    void aClassThatIsAnalysedAgainIsKeptOnce() throws IOException {
        VerdictCache cache = VerdictCache.open(folder, "key", "program");
        for (int i = 0; i < 3; i++) {
            cache.keep(changed(BYTES, Collections.emptyMap()));
        }
        cache.keep(changed(BYTES, Collections.singletonMap("a/Base", Stamp.NONE)));
        cache.save();
        assertThat(VerdictCache.open(folder, "key", "program").of(BYTES, true)).hasSize(2);
    }

    @Test
    void noMoreIsKeptThanTheMemoryAllows() throws IOException {
        VerdictCache cache = VerdictCache.open(folder, "key", "program");
        long most = Math.min(CacheFolder.LARGEST_FILE, Runtime.getRuntime().maxMemory() / 32);
        int one = (int) most / 10;
        for (int i = 0; i < 12; i++) {
            byte[] before = new byte[one];
            before[0] = (byte) i;
            cache.keep(changed(before, Collections.emptyMap()));
        }
        cache.save();
        int kept = 0;
        VerdictCache next = VerdictCache.open(folder, "key", "program");
        for (int i = 0; i < 12; i++) {
            byte[] before = new byte[one];
            before[0] = (byte) i;
            kept += next.of(before, true).size();
        }
        assertThat(kept).isBetween(8, 9);
        assertThat(cache.hasRoomFor(most + 1)).isFalse();
    }

    private static Verdict changed(byte[] before, Map<String, Stamp> asked) throws IOException {
        return NewVerdict.of(before, true, true, BYTES, Collections.emptyList(), Collections.emptyList(), asked);
    }

    @Test
    void aVerdictIsKeptForTheNextRun() throws IOException {
        VerdictCache first = VerdictCache.open(folder, "key", "program");
        Verdict verdict = NewVerdict.of(
                BYTES,
                true,
                false,
                null,
                Collections.emptyList(),
                Collections.emptyList(),
                Collections.<String, Stamp>emptyMap());
        first.keep(verdict);
        first.save();
        assertThat(VerdictCache.open(folder, "key", "program").of(BYTES, true)).hasSize(1);
        assertThat(VerdictCache.open(folder, "key", "program").of(BYTES, false)).isEmpty();
        assertThat(VerdictCache.open(folder, "other key", "program").of(BYTES, true))
                .isEmpty();
    }
}
