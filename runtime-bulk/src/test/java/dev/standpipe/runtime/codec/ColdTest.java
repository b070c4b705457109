package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.jvm.JavaVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From the first transfers, which the JDK's copying carries, to the loops that are compiled in the end. */
class ColdTest {
    private static final int SOME = 40;
    private static final int MANY = 100_000;

    private final Counting memory = new Counting();
    private final Codec codec = new MemoryCodec(memory);

    @ParameterizedTest
    @EnumSource(Element.class)
    void noTransferIsAnotherOnTheWay(Element type) {
        byte[] wire = new byte[SOME << type.shift];
        for (int k = 0; k < wire.length; k++) {
            wire[k] = (byte) (type == Element.BOOLEAN ? k & 1 : 31 * k + 7);
        }
        byte[] written = new byte[wire.length];
        Object array = ElementWise.array(type, SOME + 1);
        Object expected = ElementWise.array(type, SOME + 1);
        ElementWise.decode(type, wire, 0, expected, 1, SOME);
        byte[] encoded = ElementWise.encode(type, expected, 1, SOME);
        for (int time = 0; time < MANY; time++) {
            codec.decode(type, wire, 0, array, 1, SOME);
            codec.encode(type, array, 1, SOME, written, 0);
            if (time % 97 == 0 || time < 200) {
                assertThat(ElementWise.bits(memory, type, array)).isEqualTo(ElementWise.bits(memory, type, expected));
                assertThat(written).isEqualTo(encoded);
            }
        }
        int before = memory.copies;
        codec.decode(type, wire, 0, array, 1, SOME);
        codec.encode(type, array, 1, SOME, written, 0);
        assertThat(memory.copies).as("copies in the end").isEqualTo(before);
    }

    @Test
    void theFirstOnesAreCopiesButForAFew() {
        assumeTrue(JavaVersion.RUNNING >= 9, "the JDK has no such method");
        int[] array = new int[SOME];
        byte[] wire = new byte[SOME * Integer.BYTES];
        for (int time = 0; time < 610; time++) {
            codec.decode(Element.INT, wire, 0, array, 0, SOME);
        }
        assertThat(memory.copies).isBetween(600, 610);
        assertThat(memory.longs).as("by our loops").isPositive();
    }

    @Test
    void whatMayBeANanIsLookedAt() {
        double[] array = new double[SOME];
        byte[] wire = new byte[SOME * Double.BYTES];
        for (int time = 0; time < 100; time++) {
            codec.encode(Element.DOUBLE, array, 0, SOME, wire, 0);
        }
        assertThat(memory.copies).isZero();
    }

    private static final class Counting extends MemoryAsItIs {
        private int copies;
        private int longs;

        @Override
        public long getLong(Object base, long offset) {
            longs++;
            return super.getLong(base, offset);
        }

        @Override
        public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
            copies++;
            return super.copySwapped(from, fromOffset, to, toOffset, bytes, size);
        }
    }
}
