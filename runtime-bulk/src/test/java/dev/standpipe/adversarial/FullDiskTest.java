package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Writes that fail half way because a limit or the disk is full. */
@Tag("slow")
@Timeout(100)
class FullDiskTest {
    /** Bytes in one unit of {@code ulimit -f}, by the shell. */
    private static final int[] UNITS = {512, 1024};

    @TempDir
    Path dir;

    @Test
    @Tag("case-22")
    @DisplayName(
            "22: a limit on the size of files: what is in the file, where it stands, the index, size() and close()")
    void fileTooLarge() throws Exception {
        Fork.run("ulimit -f 10;", FullDiskTest.class, "underALimit", dir);
    }

    /** Called in a JVM whose files may not grow beyond 10 units. */
    static void underALimit(Path dir) throws Exception {
        int limit = limit(dir);
        for (Loop loop : new Loop[] {Loop.BYTE, Loop.SHORT, Loop.INT, Loop.LONG}) {
            Object a = Bits.array(loop, 4 * limit / loop.size);
            int room = limit / loop.size;
            for (int header = 0; header < 9; header += 1 + header / 3) {
                int before = header;
                Run bulk = Run.bothWays(run -> {
                    Path path = Files.createTempFile(dir, "raf", "");
                    RandomAccessFile raf = new RandomAccessFile(path.toFile(), "rw");
                    raf.write(new byte[before]);
                    Run.End ended = run.write(raf, a, 0, 2 * room);
                    run.note("pointer", raf.getFilePointer());
                    run.write(raf, a, ended.i, 2 * room);
                    run.note("pointer", raf.getFilePointer());
                    raf.seek(limit - 3 * loop.size);
                    run.write(raf, a, 0, 10);
                    run.note("pointer", raf.getFilePointer(), raf.length());
                    close(run, raf);
                    run.note(Files.readAllBytes(path));
                });
                bulk.mustMove();
                stream(file -> new DataOutputStream(new FileOutputStream(file)), dir, a, before);
                for (int buffer : new int[] {7, 64, 1000, 8192}) {
                    stream(file -> buffered(file, buffer), dir, a, before);
                }
            }
        }
    }

    private static DataOutputStream buffered(File file, int buffer) throws IOException {
        return new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file), buffer));
    }

    private interface Opening {
        DataOutputStream open(File file) throws IOException;
    }

    private static void stream(Opening opening, Path dir, Object a, int header) throws Exception {
        int n = Array.getLength(a);
        Run bulk = Run.bothWays(run -> {
            Path path = Files.createTempFile(dir, "stream", "");
            DataOutputStream out = opening.open(path.toFile());
            out.write(new byte[header]);
            Run.End ended = run.write(out, a, 0, n);
            run.note("size", out.size());
            run.write(out, a, ended.i, n);
            run.note("size", out.size());
            run.write(out, a, 0, 3);
            run.note("size", out.size());
            close(run, out);
            run.note(Files.readAllBytes(path));
        });
        bulk.mustMove();
    }

    private static void close(Run run, Closeable stream) {
        try {
            stream.close();
            run.note("closed");
        } catch (IOException e) {
            run.note("close", e);
        }
    }

    private static int limit(Path dir) throws IOException {
        Path probe = dir.resolve("probe");
        try (FileOutputStream out = new FileOutputStream(probe.toFile())) {
            out.write(new byte[20 * UNITS[1]]);
        } catch (IOException expected) {
            assertThat(Files.size(probe)).isIn(10L * UNITS[0], 10L * UNITS[1]);
        }
        return (int) Files.size(probe);
    }

    @Test
    @Tag("case-22")
    @DisplayName("22: a device without room")
    void noSpace() throws Exception {
        File full = new File("/dev/full");
        assumeTrue(full.canWrite(), "no /dev/full here");
        int[] a = Bits.ints(9000);
        Run bulk = Run.bothWays(run -> {
            for (int buffer : new int[] {0, 10, 64, 8192}) {
                FileOutputStream device = new FileOutputStream(full);
                DataOutputStream out =
                        new DataOutputStream(buffer == 0 ? device : new BufferedOutputStream(device, buffer));
                Run.End ended = run.write(out, a, 0, 9000);
                assertThat(ended.thrown).isExactlyInstanceOf(IOException.class);
                run.note("size", out.size());
                run.write(out, a, 0, 9000);
                run.note("size", out.size());
                close(run, out);
            }
            try (RandomAccessFile raf = new RandomAccessFile(full, "rw")) {
                run.write((DataOutput) raf, a, 0, 9000);
                run.note("pointer", raf.getFilePointer());
            }
        });
        bulk.mustMove();
    }
}
