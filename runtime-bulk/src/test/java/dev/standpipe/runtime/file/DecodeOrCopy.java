package dev.standpipe.runtime.file;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.door.OpenDoor;
import dev.standpipe.runtime.link.Link;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Locale;

/**
 * What it would save to decode in the background: elements that are decoded already must still be copied to where the
 * program wants them. Prints the processor time of both for parts of several sizes, each the median of many.
 */
final class DecodeOrCopy {
    private static final int ROUNDS = 15;
    private static final int AT_ONCE = 64 << 20;

    private final Codec codec = Codecs.withMemory(OpenDoor.memory());
    private final Element type;
    private final Object array;
    private final long base;
    private final int bytes;
    private final long there;
    private long check;

    private DecodeOrCopy(Element type, Object array, int bytes) {
        this.type = type;
        this.array = array;
        this.base = Door.JDK.arrayBase(array.getClass());
        this.bytes = bytes;
        this.there = Door.JDK.allocate(bytes);
        for (int at = 0; at < bytes; at += 8) {
            Door.JDK.copy(new long[] {at * 31L}, Door.JDK.arrayBase(long[].class), null, there + at, 8);
        }
    }

    private void decode() {
        codec.decode(type, there, array, 0, Array.getLength(array));
        check += ((Number) Array.get(array, 1)).longValue();
    }

    private void copy() {
        Door.JDK.copy(null, there, array, base, bytes);
        check += ((Number) Array.get(array, 1)).longValue();
    }

    /** GB/s of each. */
    private double[] measured() {
        double[] decoding = new double[ROUNDS];
        double[] copying = new double[ROUNDS];
        for (int r = 0; r < ROUNDS; r++) {
            long start = now();
            for (int n = AT_ONCE / bytes; n > 0; n--) {
                decode();
            }
            long between = now();
            for (int n = AT_ONCE / bytes; n > 0; n--) {
                copy();
            }
            decoding[r] = (double) AT_ONCE / (between - start);
            copying[r] = (double) AT_ONCE / (now() - between);
        }
        Arrays.sort(decoding);
        Arrays.sort(copying);
        Door.JDK.free(there);
        return new double[] {decoding[ROUNDS / 2], copying[ROUNDS / 2]};
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    public static void main(String[] args) {
        String missing = Link.establish();
        if (missing != null) {
            throw new IllegalStateException(missing);
        }
        long check = 0;
        for (int kib : new int[] {64, 512, 4096, 32768}) {
            int bytes = kib << 10;
            DecodeOrCopy[] all = {
                new DecodeOrCopy(Element.SHORT, new short[bytes / 2], bytes),
                new DecodeOrCopy(Element.INT, new int[bytes / 4], bytes),
                new DecodeOrCopy(Element.DOUBLE, new double[bytes / 8], bytes)
            };
            for (DecodeOrCopy one : all) {
                double[] rates = one.measured();
                System.out.printf(
                        Locale.ROOT,
                        "%-7s %6d KiB: decode %5.1f GB/s, copy %5.1f GB/s, copy/decode %.2f%n",
                        one.type,
                        kib,
                        rates[0],
                        rates[1],
                        rates[1] / rates[0]);
                check += one.check;
            }
        }
        System.out.println("check " + check);
    }
}
