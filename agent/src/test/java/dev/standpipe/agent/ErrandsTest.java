package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import oldstyle.Hello;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The loaders here wait until the test lets them, or fail. */
class ErrandsTest {
    private static final String NAME = Hello.class.getName().replace('.', '/');

    private final Errands errands = new Errands();
    private final CountDownLatch released = new CountDownLatch(1);
    private final CountDownLatch entered = new CountDownLatch(3);

    private final class Slow extends ClassLoader {
        @Override
        public URL getResource(String name) {
            entered.countDown();
            try {
                released.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return super.getResource(name);
        }
    }

    @Test
    @Timeout(30)
    void oneThatWaitsIsGivenUpAndTheOthersAreAskedMeanwhile() throws Exception {
        List<FutureTask<byte[]>> stuck = new ArrayList<>();
        ClassLoader[] slow = {new Slow(), new Slow(), new Slow()};
        for (ClassLoader loader : slow) {
            FutureTask<byte[]> asked = new FutureTask<>(() -> errands.read(loader, NAME));
            stuck.add(asked);
            new Thread(asked).start();
        }
        assertThat(entered.await(20, TimeUnit.SECONDS)).as("all at once").isTrue();
        assertThat(errands.read(new ClassLoader() {}, NAME)).isNotEmpty();
        for (FutureTask<byte[]> asked : stuck) {
            assertThat(asked.get()).isNull();
        }
        released.countDown();
        assertThat(errands.read(slow[0], NAME)).as("not asked again").isNull();
    }

    @Test
    void whatALoaderThrowsIsThrown() {
        ClassLoader careless = new ClassLoader() {
            @Override
            public URL getResource(String name) {
                throw new AssertionError("there are no resources");
            }
        };
        assertThatThrownBy(() -> errands.read(careless, NAME)).hasMessage("there are no resources");
    }

    @Test
    void whoIsInterruptedGetsItAndIsStillInterrupted() {
        Thread.currentThread().interrupt();
        byte[] found = errands.read(new ClassLoader() {}, NAME);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(found).isNotEmpty();
    }
}
