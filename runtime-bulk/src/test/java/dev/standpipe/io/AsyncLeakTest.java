package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("by-hand")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AsyncLeakTest {
    @TempDir
    Path dir;

    private static long workers() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("standpipe-async-"))
                .count();
    }

    private void use(int k) throws IOException {
        try (AsyncFile file = new AsyncFile(dir.resolve("f" + k % 7).toFile(), "rw")) {
            for (int n = 0; n < 20; n++) {
                file.writeArray(new int[1000]);
            }
            file.seek(0);
            AsyncFileRequest canceled = file.readArray(new int[20_000]);
            if (k % 2 == 0) {
                canceled.cancel();
            }
        }
    }

    @Test
    void threadsEndWhenThereIsNothingToDo() throws Exception {
        use(1);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("standpipe-async-")) {
                assertThat(thread.isDaemon()).isTrue();
                assertThat(thread.getContextClassLoader()).isNull();
                assertThat(thread.getThreadGroup() == null
                                || thread.getThreadGroup().getParent() == null)
                        .isTrue();
            }
        }
        for (int k = 0; k < 50; k++) {
            use(k);
        }
        // 51 files of up to 16 threads; a machine with much else to do is slow to hand them on
        assertThat(workers()).as("threads are used again").isLessThan(200);
        for (int tenths = 0; workers() > 0 && tenths < 100; tenths++) {
            Thread.sleep(100);
        }
        assertThat(workers()).isZero();
    }

    @Test
    void descriptorsAreClosed() throws IOException {
        File descriptors = new File("/proc/self/fd");
        Assumptions.assumeTrue(descriptors.isDirectory(), "needs /proc");
        String mine = dir.toString();
        for (int k = 0; k < 20; k++) {
            use(k);
        }
        for (File descriptor : descriptors.listFiles()) {
            try {
                assertThat(Files.readSymbolicLink(descriptor.toPath()).toString())
                        .doesNotStartWith(mine);
            } catch (IOException closedMeanwhile) {
                // its number may be another file's by now: the JVM opens files of its own
                continue;
            }
        }
    }
}
