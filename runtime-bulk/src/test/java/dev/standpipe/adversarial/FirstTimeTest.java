package dev.standpipe.adversarial;

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

/** A class of the JDK whose initialisation fails at the end of a stack fails for good, and then for the program, too. */
@Timeout(100)
class FirstTimeTest {
    /** What initialises {@code java.nio.file} takes so many frames of this program at least. */
    private static final int MANY = 150;

    @TempDir
    Path dir;

    @Test
    @Tag("case-28")
    @DisplayName(
            "28: a file without a name is asked where it is when there is room for the first question; later ones take no more than others")
    void whereAFileIs() throws Exception {
        Fork.run("", FirstTimeTest.class, "whereAFileIs", dir, "-Xint", "-Xss512k");
    }

    static void whereAFileIs(Path dir) throws IOException {
        File data = Files.write(dir.resolve("data"), Probe.DATA).toFile();
        try (RandomAccessFile file = new RandomAccessFile(data, "r");
                FileInputStream named = new FileInputStream(data)) {
            Descent warm = new Descent(named);
            warm.carry();
            int others = warm.framesToSpare();
            int first = new Descent(new FileInputStream(file.getFD())).framesToSpare();
            if (first < others + MANY) {
                throw new AssertionError(first + " frames for the first, " + others + " with a name");
            }
            try (FileInputStream another = new FileInputStream(data)) {
                int later = new Descent(new FileInputStream(another.getFD())).framesToSpare();
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
        private int frames;
        private boolean carried;

        Descent(FileInputStream file) {
            this.in = new DataInputStream(file);
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
            carried = (int) Standpipe.readArray(in, a, 0, a.length, Loop.INT.how, 0) == a.length;
        }
    }
}
