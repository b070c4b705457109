package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.door.OpenDoor;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** From the first transfers, which the JDK's copying carries, to the loops that are compiled in the end. */
class ColdTest {
    private static final int SOME = 40;
    private static final int MANY = 100_000;

    private final Counting memory = new Counting();
    private final Codec codec = new MemoryCodec(memory);

    /** Two that take turns, so that what one leaves undone is seen. */
    @ParameterizedTest
    @EnumSource(Element.class)
    void noTransferIsAnotherOnTheWay(Element type) {
        Object array = ElementWise.array(type, SOME + 1);
        byte[] written = new byte[SOME << type.shift];
        byte[][] wire = {wire(type, 7), wire(type, 8)};
        byte[][] bits = new byte[2][];
        for (int k = 0; k < 2; k++) {
            ElementWise.decode(type, wire[k], 0, array, 1, SOME);
            // a NaN may not be what it was
            wire[k] = ElementWise.encode(type, array, 1, SOME);
            ElementWise.decode(type, wire[k], 0, array, 1, SOME);
            bits[k] = ElementWise.bits(memory, type, array);
        }
        for (int time = 0; time < MANY; time++) {
            int k = time & 1;
            codec.decode(type, wire[k], 0, array, 1, SOME);
            codec.encode(type, array, 1, SOME, written, 0);
            if (!Arrays.equals(ElementWise.bits(memory, type, array), bits[k]) || !Arrays.equals(written, wire[k])) {
                throw new AssertionError("transfer " + time);
            }
            if (time == MANY - 2) {
                memory.copies = 0;
            }
        }
        assertThat(memory.copies).as("copies in the end").isZero();
    }

    private static byte[] wire(Element type, int seed) {
        byte[] wire = new byte[SOME << type.shift];
        for (int k = 0; k < wire.length; k++) {
            wire[k] = (byte) (type == Element.BOOLEAN ? k + seed & 1 : 31 * k + seed);
        }
        return wire;
    }

    @Test
    void theFirstOnesAreCopiesButForAFew() {
        assumeTrue(JavaVersion.RUNNING >= 9 && JavaVersion.ON_HOTSPOT, "the JDK has no such method");
        int[] array = new int[SOME];
        byte[] wire = new byte[SOME * Integer.BYTES];
        for (int time = 0; time < 610; time++) {
            codec.decode(Element.INT, wire, 0, array, 0, SOME);
        }
        assertThat(memory.copies).as("read").isBetween(600, 610);
        for (int time = 0; time < 610; time++) {
            codec.encode(Element.INT, array, 0, SOME, wire, 0);
        }
        assertThat(memory.copies).as("and written").isBetween(1200, 1220);
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

    /** However the JDK copies: all elements are nothing but zeros or nothing but ones, at any time. */
    @ParameterizedTest
    @EnumSource(
            value = Element.class,
            names = {"BOOLEAN", "BYTE"},
            mode = EnumSource.Mode.EXCLUDE)
    void noOtherThreadSeesAPartOfAnElement(Element type) throws InterruptedException {
        int n = 1000;
        Object array = ElementWise.array(type, n);
        byte[] zeros = new byte[(n << type.shift) + 3];
        byte[] ones = new byte[zeros.length];
        Arrays.fill(ones, (byte) -1);
        Onlooker onlooker = new Onlooker(type, array, n);
        onlooker.start();
        assertThat(onlooker.looks.await(1, TimeUnit.MINUTES)).isTrue();
        for (int time = 0; time < 30_000; time++) {
            codec.decode(type, (time & 1) == 0 ? ones : zeros, 3, array, 0, n);
        }
        onlooker.over = true;
        onlooker.join();
        assertThat(onlooker.part).as("part of an element").isZero();
    }

    private static final class Onlooker extends Thread {
        private final Memory memory = OpenDoor.memory();
        private final Element type;
        private final Object array;
        private final int n;
        private final CountDownLatch looks = new CountDownLatch(1);
        private volatile boolean over;
        private long part;

        Onlooker(Element type, Object array, int n) {
            this.type = type;
            this.array = array;
            this.n = n;
        }

        @Override
        public void run() {
            long at = memory.base(type.arrayType);
            do {
                for (int k = 0; k < n && !over; k++) {
                    long seen = seen(at + ((long) k << type.shift));
                    if (seen != 0 && seen != -1) {
                        part = seen;
                    }
                }
                looks.countDown();
            } while (!over);
        }

        private long seen(long at) {
            switch (type.size) {
                case Short.BYTES:
                    return memory.getShort(array, at);
                case Integer.BYTES:
                    return memory.getInt(array, at);
                default:
                    return memory.getLong(array, at);
            }
        }
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
