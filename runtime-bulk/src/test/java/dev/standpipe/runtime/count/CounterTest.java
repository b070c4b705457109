package dev.standpipe.runtime.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;

class CounterTest {
    private static final int THREADS = 8;
    private static final int TIMES = 200_000;

    private final Counter counter = new Counter();

    @Test
    void addsUp() {
        counter.increment();
        counter.add(41);
        assertThat(counter.sum()).isEqualTo(42);
    }

    @Test
    void losesNothingWhereThreadsMeet() throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] =
                    new Thread(() -> {
                        try {
                            start.await();
                        } catch (Exception e) {
                            throw new AssertionError(e);
                        }
                        for (int k = 0; k < TIMES; k++) {
                            counter.add(2);
                        }
                    }) {
                        @Override
                        public long getId() {
                            throw new IllegalStateException("whoever counts must not run the application's code");
                        }
                    };
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(counter.sum()).isEqualTo(2L * THREADS * TIMES);
    }
}
