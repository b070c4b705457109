package dev.standpipe.runtime.thread;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HandoverTest {
    private final Handover handover = new Handover();
    private final ConcurrentLinkedQueue<Runnable> taken = new ConcurrentLinkedQueue<>();
    private final List<Thread> waiting = new ArrayList<>();

    @Test
    void nothingIsTakenFromWhoFindsNobodyWaiting() {
        assertThat(handover.offer(() -> {})).isFalse();
        assertThat(handover.poll(1, TimeUnit.MILLISECONDS)).isNull();
    }

    @Test
    void eachThatWaitsGetsOneAndNobodyIsPromisedMore() throws Exception {
        await(9);
        List<Runnable> work = new ArrayList<>();
        for (int k = 0; k < 9; k++) {
            Runnable one = new Thread();
            work.add(one);
            assertThat(handover.offer(one)).isTrue();
        }
        // those that were woken may be on their way, but all are promised
        assertThat(handover.offer(() -> {})).isFalse();
        end();
        assertThat(taken).containsExactlyInAnyOrderElementsOf(work);
    }

    @Test
    void whoIsInterruptedGoesOnWaiting() throws Exception {
        await(1);
        Thread waits = waiting.get(0);
        waits.interrupt();
        while (waits.isInterrupted() || waits.getState() != Thread.State.TIMED_WAITING) {
            LockSupport.parkNanos(1_000_000);
        }
        Runnable work = () -> {};
        assertThat(handover.offer(work)).isTrue();
        end();
        assertThat(taken).containsExactly(work);
    }

    /** Some time out just when they are given something. */
    @Test
    void nothingIsLostOrDoneTwice() throws Exception {
        int many = 20_000;
        AtomicInteger done = new AtomicInteger();
        CountDownLatch all = new CountDownLatch(many);
        ThreadPoolExecutor crew =
                new ThreadPoolExecutor(0, Integer.MAX_VALUE, 200, TimeUnit.MICROSECONDS, new Handover());
        for (int k = 0; k < many; k++) {
            crew.execute(() -> {
                done.incrementAndGet();
                all.countDown();
            });
            if (k % 3 == 0) {
                LockSupport.parkNanos(k % 400_000);
            }
        }
        assertThat(all.await(30, TimeUnit.SECONDS)).isTrue();
        crew.shutdown();
        assertThat(crew.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
        assertThat(done.get()).isEqualTo(many);
    }

    private void await(int threads) {
        for (int k = 0; k < threads; k++) {
            Thread thread = new Thread(() -> {
                Runnable work = handover.poll(20, TimeUnit.SECONDS);
                if (work != null) {
                    taken.add(work);
                }
            });
            thread.start();
            waiting.add(thread);
        }
        for (Thread thread : waiting) {
            while (thread.getState() != Thread.State.TIMED_WAITING) {
                LockSupport.parkNanos(1_000_000);
            }
        }
    }

    private void end() throws InterruptedException {
        for (Thread thread : waiting) {
            thread.join();
        }
    }
}
