package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lists, time-outs, interrupts, and the overlap itself, on two files that move when the test lets them. */
@Tag("by-hand")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AsyncWaitingTest {
    @TempDir
    Path dir;

    private AsyncFile one;
    private AsyncFile two;
    private Valve valveOne;
    private Valve valveTwo;

    @BeforeEach
    void open() throws IOException {
        Valve[] valve = new Valve[1];
        one = Valve.open(Files.write(dir.resolve("one"), new byte[100_000]).toFile(), valve);
        valveOne = valve[0];
        two = Valve.open(Files.write(dir.resolve("two"), new byte[100_000]).toFile(), valve);
        valveTwo = valve[0];
    }

    @AfterEach
    void close() throws IOException {
        valveOne.open();
        valveTwo.open();
        one.close();
        two.close();
    }

    private static AsyncFileRequest[] list(AsyncFileRequest... requests) {
        return requests;
    }

    @Test
    void transfersOfOneFileAndOfSeveralRunSideBySide() throws Exception {
        for (int k = 0; k < 8; k++) {
            one.readArray(new int[10]);
            two.writeArray(new int[10]);
        }
        valveOne.awaitEntered(8);
        valveTwo.awaitEntered(8);
        assertThat(valveOne.inside.get() + valveTwo.inside.get()).isEqualTo(16);
        valveOne.open();
        assertThat(one.allDone(AsyncFile.TIME_INF)).isTrue();
        assertThat(two.allDone(0)).isFalse();
        assertThat(valveTwo.inside.get()).isEqualTo(8);
    }

    @Test
    void aFileInTroubleDoesNotHoldUpTheOthers() throws Exception {
        for (int k = 0; k < 200; k++) {
            one.readArray(new int[10]);
        }
        valveTwo.open();
        assertThat(two.readArray(new int[10]).done()).isTrue();
        assertThat(valveOne.inside.get()).isLessThanOrEqualTo(16);
    }

    @Test
    void readsOfOnePlaceRunSideBySideAndWritesInOrder() throws Exception {
        AsyncFileRequest first = one.readArray(new int[10]);
        one.seek(0);
        AsyncFileRequest second = one.readArray(new int[10]);
        one.seek(36);
        AsyncFileRequest write = one.writeArray(new int[] {5});
        one.seek(39);
        byte[] last = new byte[1];
        AsyncFileRequest third = one.readArray(last);
        one.seek(40);
        AsyncFileRequest beside = one.readArray(new byte[1]);
        valveOne.awaitEntered(3);
        assertThat(valveOne.order).containsExactlyInAnyOrder(0L, 0L, 40L);
        valveOne.letThrough(3);
        assertThat(AsyncFile.allDone(AsyncFile.TIME_INF, list(first, second, beside)))
                .isTrue();
        valveOne.awaitEntered(1);
        assertThat(AsyncFile.anyDone(20, list(write, third))).isFalse();
        valveOne.letThrough(1);
        write.done();
        valveOne.open();
        third.done();
        assertThat(last).containsExactly(5);
    }

    @Test
    void anyAndAllOfAList() throws Exception {
        AsyncFileRequest slow = one.readArray(new int[10]);
        AsyncFileRequest quick = two.readArray(new int[10]);
        assertThat(AsyncFile.anyDone(0, list(slow, null, quick))).isFalse();
        assertThat(AsyncFile.allDone(0, list(slow, null, quick))).isFalse();
        valveTwo.open();
        assertThat(AsyncFile.anyDone(AsyncFile.TIME_INF, list(slow, null, quick)))
                .isTrue();
        assertThat(AsyncFile.allDone(20, list(quick, slow, quick, slow))).isFalse();
        valveOne.open();
        assertThat(AsyncFile.allDone(AsyncFile.TIME_INF, list(quick, slow, quick, slow)))
                .isTrue();
    }

    @Test
    void withNothingToWaitForTheAnswerIsTrue() throws IOException {
        for (int time : new int[] {Integer.MIN_VALUE, -1, 0, 1, AsyncFile.TIME_INF}) {
            for (AsyncFileRequest[] nothing : new AsyncFileRequest[][] {{}, {null}, {null, null}}) {
                assertThat(AsyncFile.anyDone(time, nothing)).isTrue();
                assertThat(AsyncFile.allDone(time, nothing)).isTrue();
            }
            assertThat(one.allDone(time)).isTrue();
        }
        assertThatThrownBy(() -> AsyncFile.anyDone(0, null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> AsyncFile.allDone(0, null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void anErrorInAListIsThrownWhenTheWaitingIsOver() throws Exception {
        AsyncFileRequest slow = one.readArray(new int[10]);
        IOException fault = new IOException("head crash");
        valveTwo.failWith(fault);
        valveTwo.open();
        AsyncFileRequest broken = two.readArray(new int[10]);
        assertThatThrownBy(() -> AsyncFile.anyDone(AsyncFile.TIME_INF, list(slow, broken)))
                .isSameAs(fault);
        assertThatThrownBy(() -> AsyncFile.allDone(10, list(slow, broken))).isSameAs(fault);
        Thread waiter =
                new Thread(() -> assertThatThrownBy(() -> AsyncFile.allDone(AsyncFile.TIME_INF, list(broken, slow)))
                        .isSameAs(fault));
        waiter.start();
        waiter.join(30);
        assertThat(waiter.isAlive()).as("waits for the other one").isTrue();
        valveOne.open();
        waiter.join();
        assertThat(slow.done(0)).isTrue();
        broken.clearException();
        assertThat(AsyncFile.allDone(0, list(slow, broken))).isTrue();
    }

    @Test
    void timeRunsOut() throws Exception {
        AsyncFileRequest request = one.readArray(new int[10]);
        for (int time : new int[] {Integer.MIN_VALUE, -1, 0, 1, 40}) {
            long start = System.nanoTime();
            assertThat(request.done(time)).isFalse();
            assertThat(one.allDone(time)).isFalse();
            assertThat(AsyncFile.allDone(time, list(request, two.readArray(new int[1]))))
                    .isFalse();
            assertThat((System.nanoTime() - start) / 1_000_000)
                    .isGreaterThanOrEqualTo(3L * Math.max(0, time))
                    .isLessThan(20_000);
        }
        assertThat(request.waiting).isEmpty();
    }

    @Test
    void anInterruptEndsTheWaitingAndNothingElse() throws Exception {
        AsyncFileRequest request = one.readArray(new int[10]);
        Thread me = Thread.currentThread();
        me.interrupt();
        assertThat(request.done(0)).as("asking is not waiting").isFalse();
        assertThatThrownBy(request::done).isInstanceOf(InterruptedIOException.class);
        assertThat(me.isInterrupted()).as("stays so").isTrue();
        assertThatThrownBy(() -> one.allDone(1000)).isInstanceOf(InterruptedIOException.class);
        assertThat(Thread.interrupted()).isTrue();

        Thread interrupter = new Thread(() -> {
            while (request.waiting.isEmpty()) {
                Thread.yield();
            }
            me.interrupt();
        });
        interrupter.start();
        assertThatThrownBy(request::done).isInstanceOf(InterruptedIOException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(request.waiting).isEmpty();
        valveOne.open();
        assertThat(request.done()).isTrue();
        me.interrupt();
        assertThat(request.done()).as("nothing to wait for").isTrue();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void whoeverSeesItDoneSeesTheElements() throws Exception {
        valveOne.open();
        int[] ones = new int[1000];
        java.util.Arrays.fill(ones, 1);
        one.writeArray(ones).done();
        for (int round = 0; round < 2000; round++) {
            int[] a = new int[1000];
            one.seek(0);
            AsyncFileRequest request = one.readArray(a);
            while (!request.done(0)) {
                Thread.yield();
            }
            assertThat(a[0] + a[999]).isEqualTo(2);
        }
    }

    @Test
    void virtualThreadsWaitInThousands() throws Exception {
        Assumptions.assumeTrue(JavaVersion.RUNNING >= 21, "virtual threads from 21 on");
        int threads = 2000;
        CountDownLatch done = new CountDownLatch(threads);
        List<AsyncFileRequest> requests = new ArrayList<>();
        for (int k = 0; k < 20; k++) {
            requests.add(one.readArray(new int[10]));
        }
        for (int k = 0; k < threads; k++) {
            AsyncFileRequest request = requests.get(k % requests.size());
            Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, (Runnable) () -> {
                try {
                    request.done();
                    done.countDown();
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            });
        }
        while (requests.stream().mapToInt(request -> request.waiting.size()).sum() < threads) {
            Thread.sleep(1);
        }
        valveOne.open();
        assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
    }
}
