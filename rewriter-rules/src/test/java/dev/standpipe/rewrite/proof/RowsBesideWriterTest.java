package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Sites;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Another thread writes data and then, further up in the file, a mark. A loop that goes up through a long window, then
 * back to the mark and further back to the data, finds data as new as the mark that it has found.
 */
class RowsBesideWriterTest {
    private static final int STEP = 1_000;
    private static final int UPWARDS = 200;
    private static final int DATA = 140_500;
    private static final int MARK = 198_500;
    private static final int RUNS = 1_000;
    private static final int LAST = 127;

    private final ReentrantLock whileItLoops = new ReentrantLock();
    private volatile boolean over;
    private volatile Throwable failed;

    @TempDir
    Path folder;

    @Test
    void whoFindsTheMarkFindsWhatWasWrittenBeforeIt() throws Exception {
        assertThat(Switch.on()).isNull();
        File source =
                Paths.get(getClass().getResource("/rows/RowLoops.java").toURI()).toFile();
        Loops loops = new Loops("javac", Setting.all().get(0).compiled(Arrays.asList(source)), new Rewritten());
        Method loop = ints(loops, true);
        File file =
                Files.write(folder.resolve("rows"), new byte[UPWARDS * STEP]).toFile();
        Thread writer = new Thread(() -> write(file), "writer");
        writer.start();
        int newer = 0;
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            long[] places = new long[UPWARDS + 2];
            Arrays.setAll(places, r -> (long) r * STEP);
            places[UPWARDS] = MARK;
            places[UPWARDS + 1] = DATA;
            int[] rows = new int[places.length];
            Arrays.fill(rows, 1);
            for (int run = 0; run < RUNS; run++) {
                int[] found = new int[places.length];
                whileItLoops.lock();
                try {
                    loop.invoke(null, in, places, rows, found, new int[1]);
                } finally {
                    whileItLoops.unlock();
                }
                int mark = found[UPWARDS] & 0xFF;
                int data = found[UPWARDS + 1] & 0xFF;
                assertThat(data).as("with the mark %s", mark).isGreaterThanOrEqualTo(mark);
                newer += mark > 0 ? 1 : 0;
            }
        } finally {
            over = true;
            writer.join();
        }
        assertThat(failed).isNull();
        assertThat(newer).as("runs that met a mark").isPositive();
        long carried = 0;
        for (int site : loops.sites(ints(loops, false))) {
            carried += Sites.at(site).elements();
        }
        assertThat(carried).isGreaterThan(RUNS * (long) UPWARDS / 2);
    }

    private static Method ints(Loops loops, boolean rewritten) throws ReflectiveOperationException {
        return loops.type(rewritten, "RowLoops")
                .getMethod("ints", RandomAccessFile.class, long[].class, int[].class, int[].class, int[].class);
    }

    /** Higher and higher, and from the beginning again where nobody looks. The bytes of a value are all the same. */
    private void write(File file) {
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            while (!over) {
                for (int k = 1; k <= LAST; k++) {
                    put(out, DATA, k);
                    put(out, MARK, k);
                }
                whileItLoops.lock();
                try {
                    put(out, MARK, 0);
                    put(out, DATA, 0);
                } finally {
                    whileItLoops.unlock();
                }
            }
        } catch (IOException | RuntimeException e) {
            failed = e;
        }
    }

    private static void put(RandomAccessFile out, long place, int value) throws IOException {
        out.seek(place);
        out.write(ByteBuffer.allocate(Integer.BYTES).putInt(value * 0x01010101).array());
    }
}
