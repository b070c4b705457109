package oldstyle;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Streams that tell what they were called by, and with which arguments, however few bytes of them go on. */
public final class Telling {
    private static final int MANY = 3000;
    private static final int TIMES = 40;

    private static final byte[] BYTES = new byte[MANY];
    private static final short[] SHORTS = new short[MANY];
    private static final char[] CHARS = new char[MANY];
    private static final int[] INTS = new int[MANY];
    private static final long[] LONGS = new long[MANY];
    private static final float[] FLOATS = new float[MANY];

    private Telling() {}

    /** Adds up what it is given, in a mode that it is always in. */
    static final class Sum extends OutputStream {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        int mode = 1;
        long sum;
        int last;

        @Override
        public void write(int b) {
            if (mode != 0) {
                sum += b;
            }
            last = b;
            out.write(b);
        }

        long told() {
            return 31 * sum + last + out.size();
        }
    }

    static void masked(OutputStream out) throws IOException {
        for (int i = 0; i < BYTES.length; i++) {
            out.write(BYTES[i] & 0xFF);
        }
    }

    static void signed(OutputStream out) throws IOException {
        for (int i = 0; i < BYTES.length; i++) {
            out.write(BYTES[i]);
        }
    }

    static void whole(OutputStream out) throws IOException {
        for (int i = 0; i < INTS.length; i++) {
            out.write(INTS[i]);
        }
    }

    static void cut(DataOutputStream out) throws IOException {
        for (int i = 0; i < LONGS.length; i++) {
            out.writeByte((int) LONGS[i]);
        }
    }

    static void short16(DataOutputStream out) throws IOException {
        for (int i = 0; i < SHORTS.length; i++) {
            out.writeByte(SHORTS[i]);
        }
    }

    static void char16(DataOutputStream out) throws IOException {
        for (int i = 0; i < CHARS.length; i++) {
            out.writeByte(CHARS[i] & 0xFFFF);
        }
    }

    static void floating(DataOutputStream out) throws IOException {
        for (int i = 0; i < FLOATS.length; i++) {
            out.writeByte((int) FLOATS[i]);
        }
    }

    static void casts(DataOutputStream out) throws IOException {
        for (int i = 0; i < INTS.length; i++) {
            out.writeByte((byte) INTS[i]);
        }
    }

    static void partly(DataOutputStream out) throws IOException {
        for (int i = 0; i < INTS.length; i++) {
            out.writeByte(INTS[i] & 0xFFFF);
        }
    }

    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < MANY; i++) {
            BYTES[i] = (byte) (i * 37);
            SHORTS[i] = (short) (i * 12345);
            CHARS[i] = (char) (i * 54321);
            INTS[i] = i * 0x9E3779B9;
            LONGS[i] = i * 0x9E3779B97F4A7C15L;
            FLOATS[i] = i * 777.5f;
        }
        long told = 0;
        for (int k = 0; k < TIMES; k++) {
            Sum[] sums = new Sum[9];
            for (int s = 0; s < sums.length; s++) {
                sums[s] = new Sum();
            }
            masked(sums[0]);
            signed(sums[1]);
            whole(sums[2]);
            cut(new DataOutputStream(sums[3]));
            short16(new DataOutputStream(sums[4]));
            char16(new DataOutputStream(sums[5]));
            floating(new DataOutputStream(sums[6]));
            casts(new DataOutputStream(sums[7]));
            partly(new DataOutputStream(sums[8]));
            for (Sum sum : sums) {
                told = 31 * told + sum.told();
            }
            told = 31 * told + TellingData.told();
            // whoever looks at their code beside the program has time to
            Thread.sleep(k % 8 == 0 ? 100 : 0);
        }
        System.out.println(told);
    }
}
