package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.transfer.FailingTransfers;
import dev.standpipe.runtime.transfer.Reading;
import dev.standpipe.runtime.transfer.Writing;
import dev.standpipe.runtime.wire.Format;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An error of our own in the middle of a transfer: the loop may go on only where nothing is lost. */
class TornTest {
    private static final int PIECE = OffHeap.SIZE / 4;

    private final int[] a = new int[3 * PIECE];
    private final StackOverflowError ours = new StackOverflowError();

    @TempDir
    Path dir;

    private File data;

    @BeforeEach
    void write() throws IOException {
        data = dir.resolve("data").toFile();
        try (RandomAccessFile file = new RandomAccessFile(data, "rw")) {
            file.setLength(4L * a.length);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatWasReadAndNotStoredIsNoMatterForTheLoop(boolean turned) throws IOException {
        Format format = turned ? format().reversed() : format();
        try (RandomAccessFile file = new RandomAccessFile(data, "r")) {
            Reading reading = new Reading(file, format, a, 0, a.length, format.how, Sites.at(0));
            assertThat(catchThrowable(() -> FailingTransfers.read(file, reading, 2, ours)))
                    .isSameAs(ours);
            assertThat(file.getFilePointer()).isEqualTo(2L * OffHeap.SIZE);
            thrownAt(PIECE, Engine.first().finish(reading, 0, file, ours));
        }
    }

    @Test
    void norIsWhatWasWrittenAndNotCounted() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(data, "rw")) {
            Writing writing = new Writing(file, format(), a, 0, a.length, format().how, Sites.at(0));
            assertThat(catchThrowable(() -> FailingTransfers.write(file, writing, 2, ours)))
                    .isSameAs(ours);
            assertThat(file.getFilePointer()).isEqualTo(OffHeap.SIZE);
            thrownAt(0, Engine.first().finish(writing, 0, file, ours));
        }
    }

    @Test
    void aLoopGoesOnWhereNothingIsLost() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(data, "rw")) {
            Writing writing = new Writing(file, format(), a, 0, a.length, format().how, Sites.at(0));
            assertThat(catchThrowable(() -> FailingTransfers.write(file, writing, 1, ours)))
                    .isSameAs(ours);
            assertThat(file.getFilePointer()).isZero();
            assertThat(Engine.first().finish(writing, 0, file, ours)).isZero();
        }
    }

    @Test
    void whoIsStoppedStops() {
        ThreadDeath death = new ThreadDeath();
        Reading reading = new Reading(null, format(), a, 0, a.length, format().how, Sites.at(0));
        assertThatThrownBy(() -> Standpipe.check(Engine.first().finish(reading, 0, null, death)))
                .isSameAs(death);
    }

    private void thrownAt(int i, long moved) {
        assertThat((int) moved).isEqualTo(i);
        assertThatThrownBy(() -> Standpipe.check(moved)).isSameAs(ours);
    }

    private static Format format() {
        return Format.plain(Element.INT);
    }
}
