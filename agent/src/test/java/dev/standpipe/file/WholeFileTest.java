package dev.standpipe.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others may have put where a file is to be written. */
class WholeFileTest {
    private static final int NOBODY = 65_534;
    private static final int STICKY_AND_FOR_ALL = 01777;

    @TempDir
    Path folder;

    private Path mine;

    @BeforeEach
    void aFileOfMine() throws IOException {
        mine = Files.write(folder.resolve("mine"), "mine".getBytes("US-ASCII"));
    }

    private Path shared() throws IOException {
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Files.setAttribute(shared, "unix:mode", STICKY_AND_FOR_ALL);
        return shared;
    }

    /** Only the superuser may give files away. */
    private static void giveAway(Path file) {
        try {
            Files.setAttribute(file, "unix:uid", NOBODY, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException mayNot) {
            assumeTrue(false, "this user may not make files of another one");
        }
    }

    @Test
    void aLinkOfAnotherUserInASharedFolderIsNotFollowed() throws IOException {
        Path link = Files.createSymbolicLink(shared().resolve("r.txt"), mine);
        WholeFile.write(link, "own link");
        assertThat(mine).hasContent("own link");
        giveAway(link);
        assertThatThrownBy(() -> WholeFile.write(link, "stolen"))
                .isInstanceOf(FileSystemException.class)
                .hasMessageContaining("another user has put " + link + " into a folder that all share");
        assertThat(mine).hasContent("own link");
        assertThat(names(link.getParent())).containsExactly("r.txt");
    }

    @Test
    void norIsAPipeOfAnotherUserWrittenTo() throws Exception {
        Path pipe = pipe(shared().resolve("r.txt"));
        giveAway(pipe);
        assertThatThrownBy(() -> WholeFile.write(pipe, "stolen")).hasMessageContaining("another user has put");
    }

    @Test
    void whereOnlyIMayWriteEachLinkIsFollowed() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("r.txt"), mine);
        giveAway(link);
        WholeFile.write(link, "followed");
        assertThat(mine).hasContent("followed");
    }

    /** The name was once made of the process and the thread, and what lay there was written to. */
    @Test
    void linksUnderNamesThatCanBeGuessedLeadNowhere() throws IOException {
        for (int thread = 0; thread < 200; thread++) {
            Path guessed = folder.resolve("r.txt." + ThisProcess.pid() + "-" + thread + ".tmp");
            Files.createSymbolicLink(guessed, mine);
        }
        WholeFile.write(folder.resolve("r.txt"), "report");
        assertThat(mine).hasContent("mine");
        assertThat(folder.resolve("r.txt")).isRegularFile().hasContent("report");
        assertThat(names(folder)).hasSize(202);
    }

    @Test
    void thoseWhoCouldNotReadTheFileBeforeCannotReadTheNewOne() throws IOException {
        assumeTrue(mine.getFileSystem().supportedFileAttributeViews().contains("posix"));
        for (String modes : new String[] {"rw-------", "rw-rw-r--"}) {
            Files.setPosixFilePermissions(mine, PosixFilePermissions.fromString(modes));
            WholeFile.write(mine, "new");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(mine)))
                    .isEqualTo(modes);
        }
    }

    @Tag("slow")
    @Test
    void aPipeThatNobodyReadsIsNotWaitedForForEver() throws Exception {
        Path pipe = pipe(folder.resolve("r.txt"));
        assertTimeoutPreemptively(
                Duration.ofMinutes(1),
                () -> assertThatThrownBy(() -> WholeFile.write(pipe, "x"))
                        .hasMessageContaining("it is a pipe, and no other process reads from it"));
        // lets the thread go that still waits
        Files.readAllBytes(pipe);
    }

    @Test
    void whoReadsAPipeGetsAll() throws Exception {
        Path pipe = pipe(folder.resolve("r.txt"));
        Path copy = folder.resolve("copy");
        Process reader = new ProcessBuilder("sh", "-c", "cat '" + pipe + "' > '" + copy + "'").start();
        StringBuilder much = new StringBuilder();
        for (int k = 0; k < 30_000; k++) {
            much.append("0123456789");
        }
        WholeFile.write(pipe, much.toString());
        assertThat(reader.waitFor()).isZero();
        assertThat(copy).hasContent(much.toString());
    }

    private static Path pipe(Path place) throws Exception {
        try {
            assumeTrue(new ProcessBuilder("mkfifo", place.toString()).start().waitFor() == 0);
        } catch (IOException none) {
            assumeTrue(false, "this system has no mkfifo");
        }
        return place;
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toList());
        }
    }
}
