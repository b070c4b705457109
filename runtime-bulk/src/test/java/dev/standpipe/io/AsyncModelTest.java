package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random programs, whose every read must bring what a byte array brings to which all is done at once and in order. */
@Tag("by-hand")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class AsyncModelTest {
    private static final int MOST = 300_000;

    @TempDir
    Path dir;

    private static final class Expected {
        final AsyncFileRequest request;
        final byte[] actual;
        final byte[] expected;

        Expected(AsyncFileRequest request, byte[] actual, byte[] expected) {
            this.request = request;
            this.actual = actual;
            this.expected = expected;
        }

        void check(String what) throws IOException {
            assertThat(request.done()).isTrue();
            assertThat(Arrays.equals(actual, expected)).as(what).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void everyReadBringsWhatWasWrittenBefore(long seed) throws IOException {
        Random random = new Random(seed);
        byte[] model = new byte[0];
        List<Expected> reads = new ArrayList<>();
        File name = dir.resolve("f").toFile();
        int scale = random.nextBoolean() ? 200 : MOST / 4;
        try (AsyncFile file = new AsyncFile(name, "rw")) {
            for (int step = 0; step < 400; step++) {
                String what = "seed " + seed + " step " + step;
                int pointer = random.nextInt(Math.min(MOST - scale, model.length + scale / 4 + 1));
                file.seek(pointer);
                byte[] a = new byte[random.nextInt(scale)];
                switch (random.nextInt(8)) {
                    case 0:
                    case 1:
                    case 2:
                        random.nextBytes(a);
                        file.writeArray(a);
                        if (a.length > 0) {
                            model = Arrays.copyOf(model, Math.max(model.length, pointer + a.length));
                            System.arraycopy(a, 0, model, pointer, a.length);
                        }
                        break;
                    case 3:
                        assertThat(file.length()).as(what).isEqualTo(model.length);
                        break;
                    case 4:
                        if (!reads.isEmpty()) {
                            reads.remove(random.nextInt(reads.size())).check(what);
                        }
                        break;
                    case 5:
                        AsyncFileRequest speculative =
                                a.length > 0 && pointer + a.length <= model.length ? file.readArray(a) : null;
                        if (speculative != null) {
                            speculative.cancel();
                        }
                        break;
                    default:
                        try {
                            AsyncFileRequest request = file.readArray(a);
                            assertThat(pointer + a.length <= model.length || a.length == 0)
                                    .as(what)
                                    .isTrue();
                            byte[] expected = a.length == 0
                                    ? new byte[0]
                                    : Arrays.copyOfRange(model, pointer, pointer + a.length);
                            reads.add(new Expected(request, a, expected));
                        } catch (EOFException e) {
                            assertThat(pointer + a.length > model.length)
                                    .as(what)
                                    .isTrue();
                            assertThat(file.getFilePointer()).isEqualTo(pointer);
                        }
                }
            }
            for (Expected read : reads) {
                read.check("seed " + seed + " at the end");
            }
            assertThat(file.allDone(AsyncFile.TIME_INF)).isTrue();
        }
        assertThat(Files.readAllBytes(name.toPath())).isEqualTo(model);
    }
}
