package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Standpipe;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void whatWasReadAndNotStoredIsNoMatterForTheLoop() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(data, "r")) {
            Reading reading = new Reading(file, format(), a, 0, a.length, format().how, Sites.at(0));
            Transcoder failing = new Transcoder(new Failing(2));
            assertThat(catchThrowable(() -> new RandomAccess(failing).read(file, reading)))
                    .isSameAs(ours);
            assertThat(file.getFilePointer()).isEqualTo(2L * OffHeap.SIZE);
            thrownAt(PIECE, Engine.finish(reading, 0, file, ours));
        }
    }

    @Test
    void norIsWhatWasWrittenAndNotCounted() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(data, "rw")) {
            Writing writing = new Writing(file, format(), a, 0, a.length, format().how, Sites.at(0));
            Transcoder failing = new Transcoder(new Failing(2));
            assertThat(catchThrowable(() -> new RandomAccess(failing).write(file, writing)))
                    .isSameAs(ours);
            assertThat(file.getFilePointer()).isEqualTo(OffHeap.SIZE);
            thrownAt(0, Engine.finish(writing, 0, file, ours));
        }
    }

    @Test
    void aLoopGoesOnWhereNothingIsLost() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(data, "rw")) {
            Writing writing = new Writing(file, format(), a, 0, a.length, format().how, Sites.at(0));
            Transcoder failing = new Transcoder(new Failing(1));
            assertThat(catchThrowable(() -> new RandomAccess(failing).write(file, writing)))
                    .isSameAs(ours);
            assertThat(file.getFilePointer()).isZero();
            assertThat(Engine.finish(writing, 0, file, ours)).isZero();
        }
    }

    @Test
    void whoIsStoppedStops() {
        ThreadDeath death = new ThreadDeath();
        Reading reading = new Reading(null, format(), a, 0, a.length, format().how, Sites.at(0));
        assertThatThrownBy(() -> Standpipe.check(Engine.finish(reading, 0, null, death)))
                .isSameAs(death);
    }

    private void thrownAt(int i, long moved) {
        assertThat((int) moved).isEqualTo(i);
        assertThatThrownBy(() -> Standpipe.check(moved)).isSameAs(ours);
    }

    private static Format format() {
        return Format.plain(Element.INT);
    }

    /** The n-th piece outside the heap is one too many. */
    private final class Failing extends Codec {
        private final Codec sound = Codecs.withMemory(new DoorwayMemory());
        private int left;

        Failing(int nth) {
            this.left = nth;
        }

        private void count() {
            if (--left == 0) {
                throw ours;
            }
        }

        @Override
        public String name() {
            return sound.name();
        }

        @Override
        public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
            sound.decode(type, bytes, at, array, from, n);
        }

        @Override
        public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
            sound.encode(type, array, from, n, bytes, at);
        }

        @Override
        public boolean reachesMemory() {
            return true;
        }

        @Override
        public void decode(Element type, long address, Object array, int from, int n) {
            count();
            sound.decode(type, address, array, from, n);
        }

        @Override
        public void encode(Element type, Object array, int from, int n, long address) {
            count();
            sound.encode(type, array, from, n, address);
        }
    }
}
