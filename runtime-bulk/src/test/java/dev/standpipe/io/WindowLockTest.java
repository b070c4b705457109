package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two threads that lock the same bytes, one of which stops between the JVM's table and what is counted. */
@Tag("by-hand")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class WindowLockTest {
    private static final int MANY_TIMES = 5000;

    @TempDir
    Path dir;

    private final CountDownLatch stopped = new CountDownLatch(1);
    private final CountDownLatch mayGoOn = new CountDownLatch(1);

    @Test
    void oneThatIsJustReleasedIsNotTheProgramsOwn() throws Exception {
        meet(new Stopping() {
            @Override
            public FileLock attempt(FileChannel channel, FileLock taken) {
                return new FileLock(channel, 0, 8, false) {
                    @Override
                    public boolean isValid() {
                        return taken.isValid();
                    }

                    @Override
                    public void release() throws IOException {
                        stop();
                        taken.release();
                    }
                };
            }
        });
    }

    @Test
    void oneThatIsJustTakenIsNotTheProgramsOwn() throws Exception {
        meet(new Stopping() {
            @Override
            public FileLock attempt(FileChannel channel, FileLock taken) {
                stop();
                return taken;
            }
        });
    }

    /** Where the first thread stops. */
    private interface Stopping {
        FileLock attempt(FileChannel channel, FileLock taken);
    }

    private void meet(Stopping stopping) throws Exception {
        try (RandomAccessFile one = new RandomAccessFile(dir.resolve("f").toFile(), "rw");
                RandomAccessFile two = new RandomAccessFile(dir.resolve("f").toFile(), "rw")) {
            Failing first = new Failing(() -> {
                WindowLock lock = new WindowLock(one.getChannel()) {
                    @Override
                    FileLock attempt(long at, long length) throws IOException {
                        return stopping.attempt(one.getChannel(), super.attempt(at, length));
                    }
                };
                lock.take(0, 8);
                lock.release();
            });
            first.start();
            stopped.await();
            Failing second = new Failing(() -> {
                WindowLock lock = new WindowLock(two.getChannel());
                assertThat(lock.take(4, 8)).isTrue();
                lock.release();
            });
            second.start();
            for (int k = 0; k < MANY_TIMES && second.isAlive() && second.getState() != Thread.State.WAITING; k++) {
                Thread.sleep(1);
            }
            mayGoOn.countDown();
            first.join();
            second.join();
            assertThat(first.met).isNull();
            assertThat(second.met).isNull();
        }
    }

    private void stop() {
        stopped.countDown();
        try {
            mayGoOn.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private interface Task {
        void run() throws Exception;
    }

    /** A thread that keeps what it has met. */
    private static final class Failing extends Thread {
        private final Task task;
        private Throwable met;

        Failing(Task task) {
            this.task = task;
        }

        @Override
        public void run() {
            try {
                task.run();
            } catch (Throwable x) {
                met = x;
            }
        }
    }
}
