package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The loop behind a read by public methods, and the loop alone: elements, fault, index and position. */
class PublicReadsTest {
    private static final int[] LENGTHS = {0, 1, 2, 7, 8, 63, 64, 65, 500, 70_003};

    @TempDir
    Path folder;

    private final PublicReads reads = new PublicReads();
    private int moved;

    @Test
    void leavesEverythingAsTheLoopWould() throws IOException {
        for (Element type : Element.values()) {
            for (int length : LENGTHS) {
                Path path = file(length);
                for (int from : new int[] {0, 1, 3}) {
                    for (int size : new int[] {0, 10, 40, 10_000}) {
                        for (int end : new int[] {size - 2, size, size + 1}) {
                            String alone = run(path, type, from, size, end, false);
                            assertThat(run(path, type, from, size, end, true))
                                    .as("%s of %d bytes from %d, %d of %d", type, length, from, end, size)
                                    .isEqualTo(alone);
                        }
                    }
                }
            }
        }
        assertThat(moved).isGreaterThan(100_000);
    }

    @Test
    void turnsBytesAround() throws IOException {
        Path path = file(70_003);
        Format format = Format.plain(Element.LONG).reversed();
        for (int from : new int[] {0, 1, 3}) {
            try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
                    RandomAccessFile alone = new RandomAccessFile(path.toFile(), "r")) {
                file.seek(from);
                alone.seek(from);
                long[] moved = new long[8000];
                long[] read = new long[8000];
                assertThat(reads.applyAsLong(new Object[] {file, moved, 0, 8000, format.how}))
                        .isEqualTo(8000);
                for (int i = 0; i < 8000; i++) {
                    read[i] = Long.reverseBytes(alone.readLong());
                }
                assertThat(moved).isEqualTo(read);
                assertThat(file.getFilePointer()).isEqualTo(alone.getFilePointer());
            }
        }
    }

    private Path file(int length) throws IOException {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return Files.write(folder.resolve("of" + length), bytes);
    }

    private String run(Path path, Element type, int from, int size, int end, boolean bulk) throws IOException {
        Object a = Array.newInstance(type.arrayType.getComponentType(), size);
        String fault = "none";
        int i = from % 2;
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            file.seek(from);
            try {
                if (bulk) {
                    int first = i;
                    i = (int) reads.applyAsLong(new Object[] {file, a, i, end, Format.plain(type).how});
                    moved += i - first;
                }
                for (; i < end; i++) {
                    store(file, type, a, i);
                }
            } catch (EOFException | ArrayIndexOutOfBoundsException e) {
                fault = e.getClass().getName();
            }
            return fault + " at " + i + ", then " + file.getFilePointer() + ": " + hash(a);
        }
    }

    private static void store(RandomAccessFile file, Element type, Object a, int i) throws IOException {
        switch (type) {
            case BOOLEAN:
                ((boolean[]) a)[i] = file.readBoolean();
                break;
            case BYTE:
                ((byte[]) a)[i] = file.readByte();
                break;
            case CHAR:
                ((char[]) a)[i] = file.readChar();
                break;
            case SHORT:
                ((short[]) a)[i] = file.readShort();
                break;
            case INT:
                ((int[]) a)[i] = file.readInt();
                break;
            case LONG:
                ((long[]) a)[i] = file.readLong();
                break;
            case FLOAT:
                ((float[]) a)[i] = file.readFloat();
                break;
            default:
                ((double[]) a)[i] = file.readDouble();
        }
    }

    private static int hash(Object a) {
        int hash = 0;
        for (int i = 0; i < Array.getLength(a); i++) {
            hash = hash * 31 + Array.get(a, i).hashCode();
        }
        return hash;
    }

    @Test
    void movesNothingWhereItCannotPutBack() throws IOException {
        int how = Format.plain(Element.INT).how;
        try (RandomAccessFile own = new RandomAccessFile(file(64).toFile(), "r") {}) {
            assertThat(reads.applyAsLong(new Object[] {own, new int[9], 0, 9, how}))
                    .isZero();
        }
        assertThat(reads.applyAsLong(new Object[] {null, new int[9], 3, 9, how}))
                .isEqualTo(3);
        RandomAccessFile closed = new RandomAccessFile(file(64).toFile(), "r");
        closed.close();
        assertThat(reads.applyAsLong(new Object[] {closed, new int[9], 2, 9, how}))
                .isEqualTo(2);
        try (RandomAccessFile file = new RandomAccessFile(file(64).toFile(), "r")) {
            assertThat(reads.applyAsLong(new Object[] {file, new long[9], 0, 9, how}))
                    .isZero();
            assertThat(reads.applyAsLong(new Object[] {file, new int[9], -1, 9, how}))
                    .isEqualTo(0xFFFFFFFFL);
            assertThat(file.getFilePointer()).isZero();
        }
    }
}
