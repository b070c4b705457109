package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Figure 4 of the paper: each state, each way out of it, and what the Done methods say in it. */
@Tag("by-hand")
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AsyncRequestTest {
    @TempDir
    Path dir;

    private final Valve[] valves = new Valve[1];
    private Valve valve;
    private AsyncFile file;

    @BeforeEach
    void open() throws IOException {
        File name = Files.write(dir.resolve("f"), new byte[1 << 20]).toFile();
        file = Valve.open(name, valves);
        valve = valves[0];
    }

    @AfterEach
    void close() throws IOException {
        valve.open();
        file.close();
    }

    private static void isDone(AsyncFileRequest request) throws IOException {
        assertThat(request.done(0)).isTrue();
        assertThat(request.done()).isTrue();
        assertThat(AsyncFile.anyDone(0, new AsyncFileRequest[] {request})).isTrue();
        assertThat(AsyncFile.allDone(0, new AsyncFileRequest[] {request, null})).isTrue();
    }

    private static void throwsAlways(AsyncFileRequest request, Throwable x) {
        for (int time : new int[] {0, 5, AsyncFile.TIME_INF}) {
            assertThatThrownBy(() -> request.done(time)).isSameAs(x);
            assertThatThrownBy(() -> AsyncFile.anyDone(time, new AsyncFileRequest[] {request}))
                    .isSameAs(x);
            assertThatThrownBy(() -> AsyncFile.allDone(time, new AsyncFileRequest[] {null, request}))
                    .isSameAs(x);
        }
        assertThatThrownBy(request::done).isSameAs(x);
    }

    @Test
    void inFlightToCompleted() throws Exception {
        AsyncFileRequest request = file.readArray(new int[4]);
        assertThat(request.done(0)).isFalse();
        request.clearException();
        assertThat(request.done(5)).as("clearException does nothing in flight").isFalse();
        assertThat(request.toString()).isEqualTo("read of 4 INT at offset 0: IN_FLIGHT");
        valve.open();
        assertThat(request.done()).isTrue();
        isDone(request);
        request.cancel();
        isDone(request);
        request.clearException();
        isDone(request);
        assertThat(file.allDone(0)).isTrue();
        assertThat(request.toString()).endsWith("COMPLETED");
    }

    @Test
    void inFlightToErrorToCleared() throws Exception {
        IOException fault = new IOException("head crash");
        valve.failWith(fault);
        AsyncFileRequest request = file.writeArray(new int[4]);
        assertThat(request.done(0)).isFalse();
        valve.open();
        assertThatThrownBy(request::done).isSameAs(fault);
        throwsAlways(request, fault);
        request.cancel();
        throwsAlways(request, fault);
        request.clearException();
        isDone(request);
        request.cancel();
        request.clearException();
        isDone(request);
        assertThat(request.toString()).endsWith("ERROR_CLEARED");
    }

    @Test
    void inFlightToCanceledToCleared() throws Exception {
        AsyncFileRequest request = file.readArray(new int[4]);
        valve.awaitEntered(1);
        request.cancel();
        Throwable canceled = null;
        try {
            request.done();
        } catch (AsyncIOCanceledException e) {
            canceled = e;
        }
        assertThat(canceled).isNotNull();
        throwsAlways(request, canceled);
        request.cancel();
        throwsAlways(request, canceled);
        request.clearException();
        isDone(request);
    }

    @Test
    void whatIsNoIOExceptionBecomesOne() {
        OutOfMemoryError error = new OutOfMemoryError("of a test");
        valve.failWith(error);
        valve.open();
        assertThatThrownBy(() -> file.readArray(new int[4]).done())
                .isInstanceOf(IOException.class)
                .hasCause(error);
    }

    @Test
    void aTransferThatCannotEvenSayWhatItMetEndsAllTheSame() throws Exception {
        AtomicBoolean noMemory = new AtomicBoolean(true);
        Error fault = new Error() {
            @Override
            public String toString() {
                if (noMemory.get()) {
                    throw new OutOfMemoryError("of a test");
                }
                return "head crash";
            }
        };
        valve.failWith(fault);
        for (int k = 0; k < 40; k++) {
            file.seek(0);
            file.writeArray(new int[4]);
        }
        file.seek(0);
        AsyncFileRequest last = file.readArray(new int[4]);
        valve.open();
        for (int tenths = 0; last.isInFlight() && tenths < 100; tenths++) {
            Thread.sleep(100);
        }
        assertThatThrownBy(last::done).isInstanceOf(OutOfMemoryError.class);
        noMemory.set(false);
        Throwable told = catchThrowable(last::done);
        assertThat(told)
                .isInstanceOf(IOException.class)
                .hasMessage("the transfer broke off: head crash")
                .hasCause(fault);
        throwsAlways(last, told);
        assertThatThrownBy(() -> file.allDone(AsyncFile.TIME_INF)).hasCause(fault);
    }

    @Test
    void aRunningReadThatIsCanceledStoresNothingMore() throws Exception {
        int[] a = new int[40_000];
        Arrays.fill(a, 7);
        AsyncFileRequest request = file.readArray(a);
        valve.awaitEntered(1);
        valve.letThrough(1);
        valve.awaitEntered(1);
        request.cancel();
        int[] then = a.clone();
        assertThat(then[0]).isZero();
        assertThat(then[39_999]).isEqualTo(7);
        valve.open();
        file.close();
        assertThat(a).isEqualTo(then);
        assertThat(valve.order).hasSize(2);
        file = new AsyncFile(dir.resolve("f").toFile(), "r");
    }

    @Test
    void aWaitingRequestThatIsCanceledNeverRuns() throws Exception {
        AsyncFileRequest first = file.writeArray(new byte[10]);
        file.seek(5);
        AsyncFileRequest second = file.writeArray(new byte[10]);
        file.seek(12);
        AsyncFileRequest third = file.writeArray(new byte[1]);
        valve.awaitEntered(1);
        assertThat(valve.inside.get()).isEqualTo(1);
        second.cancel();
        valve.awaitEntered(1);
        valve.open();
        first.done();
        third.done();
        assertThatThrownBy(second::done).isInstanceOf(AsyncIOCanceledException.class);
        assertThat(valve.order).containsExactly(0L, 12L);
    }

    @Test
    void aCanceledWriteIsStillWaitedForByItsFollowers() throws Exception {
        AsyncFileRequest write = file.writeArray(new byte[] {1, 1});
        valve.awaitEntered(1);
        write.cancel();
        file.seek(0);
        AsyncFileRequest next = file.writeArray(new byte[] {2, 2});
        assertThat(next.done(30)).isFalse();
        assertThat(valve.order).hasSize(1);
        valve.open();
        assertThat(next.done()).isTrue();
        assertThat(Files.readAllBytes(dir.resolve("f"))).startsWith(2, 2);
    }

    @Test
    void theFileCancelsAllOfIt() throws Exception {
        AsyncFileRequest[] all = new AsyncFileRequest[40];
        for (int k = 0; k < all.length; k++) {
            all[k] = k % 3 == 0 ? file.writeArray(new int[10]) : file.readArray(new int[10]);
            file.seek(8L * k);
        }
        file.cancel();
        for (AsyncFileRequest request : all) {
            assertThatThrownBy(() -> request.done(0)).isInstanceOf(AsyncIOCanceledException.class);
        }
        assertThat(file.allDone(0)).isTrue();
        int begun = valve.order.size();
        valve.open();
        assertThat(file.writeArray(new int[1]).done()).isTrue();
        assertThat(valve.order.size()).isLessThanOrEqualTo(begun + 17);
    }

    @Test
    void theFileAsAWholeReportsAnErrorNobodyWasToldOfOnce() throws Exception {
        IOException fault = new IOException("head crash");
        valve.failWith(fault);
        valve.open();
        AsyncFileRequest told = file.readArray(new int[4]);
        assertThatThrownBy(told::done).isSameAs(fault);
        assertThat(file.allDone(AsyncFile.TIME_INF)).as("somebody was told").isTrue();
        AsyncFileRequest cleared = file.readArray(new int[4]);
        while (cleared.isInFlight()) {
            Thread.yield();
        }
        cleared.clearException();
        assertThat(file.allDone(AsyncFile.TIME_INF)).isTrue();
        AsyncFileRequest untold = file.readArray(new int[4]);
        while (untold.isInFlight()) {
            Thread.yield();
        }
        file.readArray(new int[4]);
        assertThatThrownBy(() -> file.allDone(AsyncFile.TIME_INF)).isSameAs(fault);
        assertThat(file.allDone(AsyncFile.TIME_INF)).isTrue();
        throwsAlways(untold, fault);
    }
}
