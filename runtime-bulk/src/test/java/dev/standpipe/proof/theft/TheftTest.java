package dev.standpipe.proof.theft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.Standpipe;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** A bounded dose; 100,000,000 tries: {@link Theft#main}. */
class TheftTest {
    @Test
    void nobodyTakesTheFaultOfAnother() {
        assertThat(new Theft(3_000_000, 3).run(20_000_103, 3, 3)).isEmpty();
    }

    @Test
    void aFaultWaitsBeneathManyThatNobodyAsksFor() throws InterruptedException {
        List<Thread> leaving = new ArrayList<>();
        Faulty outer = new Faulty(10, "fault 1");
        long outside = outer.metByArray();
        for (int k = 0; k < 5_000; k++) {
            new Faulty(10, "fault " + k).metByArray();
        }
        for (int t = 0; t < 300; t++) {
            Thread thread = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    new Faulty(10, "fault " + k).metByArray();
                }
            });
            thread.start();
            leaving.add(thread);
        }
        for (Thread thread : leaving) {
            thread.join();
        }
        for (int k = 0; k < 3_000; k++) {
            Faulty stream = new Faulty(k % 100, "fault " + k);
            long moved = stream.metByArray();
            assertThatThrownBy(() -> Standpipe.check(moved)).isSameAs(stream.fault);
        }
        assertThatThrownBy(() -> Standpipe.check(outside)).isSameAs(outer.fault);
    }

    @Test
    void whatAThreadLeftThatHasEndedIsForTheCollector() throws InterruptedException {
        WeakReference<Faulty> left = leftByAThread();
        for (int tries = 0; left.get() != null && tries < 100; tries++) {
            long moved = new Faulty(3, "fault " + tries).metByArray();
            assertThatThrownBy(() -> Standpipe.check(moved)).hasMessage("fault " + tries);
            System.gc();
            Thread.sleep(10);
        }
        assertThat(left.get()).isNull();
    }

    private static WeakReference<Faulty> leftByAThread() throws InterruptedException {
        Faulty[] stream = {new Faulty(3, "fault 0")};
        WeakReference<Faulty> left = new WeakReference<>(stream[0]);
        Thread thread = new Thread(() -> {
            stream[0].metByArray();
            stream[0] = null;
        });
        thread.start();
        thread.join();
        return left;
    }

    @Test
    void aVirtualThreadKeepsItsFaultAcrossCarriers() throws Exception {
        assumeTrue(JavaVersion.RUNNING >= 21, "virtual threads came with 21");
        ExecutorService threads = (ExecutorService)
                Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        List<Future<?>> all = new ArrayList<>();
        for (int t = 0; t < 2_000; t++) {
            all.add(threads.submit(() -> {
                Faulty stream = new Faulty(20, "fault 0");
                long moved = stream.metByArray();
                Thread.sleep(1);
                assertThatThrownBy(() -> Standpipe.check(moved)).isSameAs(stream.fault);
                return null;
            }));
        }
        for (Future<?> one : all) {
            one.get();
        }
        threads.shutdown();
    }
}
