package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What another thread may see of an array while it is filled or read: each element stored once, and no element in two
 * parts.
 */
class StoredWholeTest {
    @ParameterizedTest
    @EnumSource(Element.class)
    void eachElementOnceAndInOnePiece(Element type) {
        check(type, Integer.MAX_VALUE, true);
        check(type, Integer.MAX_VALUE, false);
    }

    @ParameterizedTest
    @EnumSource(Element.class)
    void soItIsBeyondTheCaches(Element type) {
        check(type, 0, true);
        check(type, 0, false);
    }

    /** From each place, aligned or not, and both ways. */
    @ParameterizedTest
    @EnumSource(
            value = Element.class,
            names = {"BOOLEAN", "BYTE"},
            mode = EnumSource.Mode.EXCLUDE)
    void soAreThoseInTheOtherOrder(Element type) {
        for (int n : new int[] {0, 1, 5, 33, 1500, 10_001}) {
            for (int at = 0; at < 9; at++) {
                Object array = ElementWise.array(type, n + 2);
                byte[] bytes = new byte[(n << type.shift) + at];
                Watching memory = new Watching(type, array, true);
                Codec codec = new MemoryCodec(memory).turned();
                codec.decode(type, bytes, at, array, 1, n);
                memory.assertStoredOnce(1, n);
                codec.encode(type, array, 1, n, bytes, at);
            }
        }
    }

    /** The first transfer of a codec may be the JDK's copying, and our loops' without it. */
    private static void check(Element type, int far, boolean copies) {
        for (int n : new int[] {0, 1, 5, 32, 33, 34, 35, 36, 70, 1500, 10_001, 18_003}) {
            for (int from = 0; from < 5; from++) {
                Object array = ElementWise.array(type, from + n + 1);
                byte[] bytes = new byte[(n << type.shift) + 3];
                Watching memory = new Watching(type, array, copies);
                Codec codec = new MemoryCodec(memory, far);
                codec.decode(type, bytes, 3, array, from, n);
                if (type == Element.BYTE) {
                    continue;
                }
                memory.assertStoredOnce(from, n);
                codec.encode(type, array, from, n, bytes, 3);
            }
        }
    }

    /** Memory that sees each access to one array. */
    private static final class Watching extends MemoryAsItIs {
        private final Element type;
        private final boolean copies;
        private final Object watched;
        private final byte[] stores;

        Watching(Element type, Object watched, boolean copies) {
            this.type = type;
            this.copies = copies;
            this.watched = watched;
            this.stores = new byte[ElementWise.bits(memory, type, watched).length];
        }

        void assertStoredOnce(int from, int n) {
            byte[] expected = new byte[stores.length];
            Arrays.fill(expected, from << type.shift, from + n << type.shift, (byte) 1);
            assertThat(stores).as("%d from %d", n, from).isEqualTo(expected);
        }

        private void load(Object base, long offset, int width) {
            if (base == watched && (width < type.size || offset % width != 0)) {
                throw new AssertionError(width + " bytes at " + offset + " of " + type);
            }
        }

        private void store(Object base, long offset, int width) {
            load(base, offset, width);
            if (base == watched) {
                for (int k = 0; k < width; k++) {
                    stores[(int) (offset - memory.base(type.arrayType)) + k]++;
                }
            }
        }

        @Override
        public byte getByte(Object base, long offset) {
            load(base, offset, 1);
            return memory.getByte(base, offset);
        }

        @Override
        public void putByte(Object base, long offset, byte value) {
            store(base, offset, 1);
            memory.putByte(base, offset, value);
        }

        @Override
        public short getShort(Object base, long offset) {
            load(base, offset, 2);
            return memory.getShort(base, offset);
        }

        @Override
        public void putShort(Object base, long offset, short value) {
            store(base, offset, 2);
            memory.putShort(base, offset, value);
        }

        @Override
        public int getInt(Object base, long offset) {
            load(base, offset, 4);
            return memory.getInt(base, offset);
        }

        @Override
        public void putInt(Object base, long offset, int value) {
            store(base, offset, 4);
            memory.putInt(base, offset, value);
        }

        @Override
        public long getLong(Object base, long offset) {
            load(base, offset, 8);
            return memory.getLong(base, offset);
        }

        @Override
        public void putLong(Object base, long offset, long value) {
            store(base, offset, 8);
            memory.putLong(base, offset, value);
        }

        @Override
        public void copy(Object from, long fromOffset, Object to, long toOffset, long bytes) {
            if (from == watched || to == watched) {
                assertThat((fromOffset | toOffset | bytes) % type.size)
                        .as("aligned")
                        .isZero();
            }
            memory.copy(from, fromOffset, to, toOffset, bytes);
            for (long k = 0; k < bytes; k += type.size) {
                load(from, fromOffset + k, type.size);
                store(to, toOffset + k, type.size);
            }
        }

        @Override
        public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
            assertThat(size).isEqualTo(type.size);
            if (!copies || !memory.copySwapped(from, fromOffset, to, toOffset, bytes, size)) {
                return false;
            }
            for (long k = 0; k < bytes; k += size) {
                load(from, fromOffset + k, size);
                store(to, toOffset + k, size);
            }
            return true;
        }
    }
}
