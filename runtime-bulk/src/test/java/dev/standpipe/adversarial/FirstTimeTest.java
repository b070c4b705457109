package dev.standpipe.adversarial;

import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.FirstReadsAgain;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class of the JDK whose initialisation fails at the end of a stack fails for good, and then for the program, too.
 */
@Tag("slow")
@Timeout(100)
class FirstTimeTest {
    /** What initialises {@code java.nio.file} takes so many frames of this program at least. */
    private static final int MANY = 150;

    @TempDir
    Path dir;

    @Test
    @Tag("case-28")
    @DisplayName("28: a file without a name is asked where it is when there is room for the first question; later ones "
            + "take no more than others")
    void whereAFileIs() throws Exception {
        Fork.run("", FirstTimeTest.class, "whereAFileIs", dir, "-Xint", "-Xss512k");
    }

    @Test
    @Tag("case-28")
    @DisplayName("28: the first transfer of a loop waits for room for what nobody may have done before")
    void whatALoopDoes() throws Exception {
        Fork.run("", FirstTimeTest.class, "whatALoopDoes", dir, "-Xint", "-Xss512k");
    }

    static void whatALoopDoes(Path dir) throws IOException {
        FirstReadsAgain.as(FirstReadsAgain.NEVER);
        File data = Files.write(dir.resolve("data"), Probe.DATA).toFile();
        try (FileInputStream file = new FileInputStream(data)) {
            Descent warm = new Descent(file, 0);
            warm.carry();
            int others = warm.framesToSpare();
            Descent first = new Descent(file, Sites.register());
            mustNeed(first.framesToSpare(), others, "of a loop that has begun");
        }
    }

    private static void mustNeed(int first, int others, String what) {
        if (first < others + MANY) {
            throw new AssertionError(first + " frames for the first, " + others + ' ' + what);
        }
    }

    static void whereAFileIs(Path dir) throws IOException {
        FirstReadsAgain.as(FirstReadsAgain.NEVER);
        File data = Files.write(dir.resolve("data"), Probe.DATA).toFile();
        try (RandomAccessFile file = new RandomAccessFile(data, "r");
                FileInputStream named = new FileInputStream(data)) {
            Descent warm = new Descent(named, 0);
            warm.carry();
            int others = warm.framesToSpare();
            int first = new Descent(new FileInputStream(file.getFD()), 0).framesToSpare();
            mustNeed(first, others, "with a name");
            try (FileInputStream another = new FileInputStream(data)) {
                int later = new Descent(new FileInputStream(another.getFD()), 0).framesToSpare();
                if (later > others + MANY / 3) {
                    throw new AssertionError(later + " frames for one more, " + others + " with a name");
                }
            }
        }
    }

    /** Goes down until the stack is full, and on the way back tries until something is carried. */
    private static final class Descent {
        private final DataInputStream in;
        private final int[] a = new int[Probe.N / 4];
        private final int site;
        private int frames;
        private boolean carried;

        Descent(FileInputStream file, int site) {
            this.in = new DataInputStream(file);
            this.site = site;
        }

        int framesToSpare() {
            carried = false;
            descend();
            if (!carried) {
                throw new AssertionError("never carried");
            }
            return frames;
        }

        private void descend() {
            try {
                descend();
            } catch (StackOverflowError full) {
                frames = 0;
            }
            if (!carried) {
                frames++;
                try {
                    carry();
                } catch (StackOverflowError stillFull) {
                    return;
                }
            }
        }

        void carry() {
            carried = (int) Standpipe.readArray(in, a, 0, a.length, Loop.INT.how, site) == a.length;
        }
    }
}
