package streams;

import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.Flushable;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Reads and writes rows through each of the libraries but those that are named, again and again, and prints what the
 * last time came to.
 */
public final class Main {
    private static final int ROWS = 30;

    /** So long before the last time: what a stream is will be known by then. */
    private static final long WARM_NANOS = 200_000_000;

    private static final List<String> COUNTERS = Arrays.asList(
            "getCount",
            "getByteCount",
            "position",
            "length",
            "getLength",
            "size",
            "getPosition",
            "counter",
            "getBytesRead");

    private Main() {}

    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[100_000];
        new Random(1).nextBytes(bytes);
        List<String> leftOut = Arrays.asList(args);
        for (String name : Libraries.INPUTS) {
            if (leftOut.contains(name)) {
                continue;
            }
            String last = "";
            for (long end = System.nanoTime() + WARM_NANOS; System.nanoTime() < end; ) {
                last = read(Libraries.input(name, bytes));
            }
            System.out.println(name + " " + last + " " + read(Libraries.input(name, Arrays.copyOf(bytes, 7_777))));
        }
        for (String name : Libraries.OUTPUTS) {
            String last = "";
            for (long end = System.nanoTime() + WARM_NANOS; System.nanoTime() < end; ) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                last = write(Libraries.output(name, out)) + " " + Arrays.hashCode(out.toByteArray());
            }
            System.out.println(name + " " + last);
        }
    }

    private static String read(Object[] stream) throws Exception {
        DataInput in = (DataInput) stream[1];
        int hash = 0;
        if (in == null) {
            return "is not there";
        }
        String end = "";
        try {
            for (int row = 0; row < ROWS; row++) {
                int[] ints = new int[200];
                Loops.read(in, ints);
                long[] longs = new long[100 + row];
                Loops.read(in, longs);
                short[] shorts = new short[131];
                Loops.read(in, shorts);
                double[] doubles = new double[97];
                Loops.read(in, doubles);
                boolean[] flags = new boolean[77];
                Loops.read(in, flags);
                hash = 31 * hash
                        + Arrays.hashCode(ints)
                        + Arrays.hashCode(longs)
                        + Arrays.hashCode(shorts)
                        + Arrays.hashCode(doubles)
                        + Arrays.hashCode(flags);
            }
            byte[] rest = new byte[64];
            in.readFully(rest);
            hash = 31 * hash + Arrays.hashCode(rest);
        } catch (IOException | RuntimeException x) {
            end = x.toString();
        }
        return hash + " " + end + counters(stream[0]);
    }

    private static String write(Object[] stream) throws Exception {
        DataOutput out = (DataOutput) stream[1];
        if (out == null) {
            return "is not there";
        }
        for (int row = 0; row < ROWS; row++) {
            Random random = new Random(row);
            Loops.write(out, random.ints(200).toArray());
            Loops.write(out, random.longs(100 + row).toArray());
            short[] shorts = new short[131];
            Arrays.fill(shorts, (short) random.nextInt());
            Loops.write(out, shorts);
            double[] doubles = new double[97];
            Arrays.fill(doubles, row % 2 == 0 ? Double.longBitsToDouble(0x7FF4000000000123L) : random.nextGaussian());
            Loops.write(out, doubles);
            boolean[] flags = new boolean[77];
            Arrays.fill(flags, random.nextBoolean());
            Loops.write(out, flags);
        }
        if (out instanceof Flushable) {
            ((Flushable) out).flush();
        }
        return counters(stream[0]);
    }

    private static String counters(Object stream) {
        StringBuilder text = new StringBuilder();
        for (String name : COUNTERS) {
            try {
                Method method = stream.getClass().getMethod(name);
                method.setAccessible(true);
                text.append(' ').append(name).append('=').append(method.invoke(stream));
            } catch (ReflectiveOperationException | RuntimeException none) {
                // it has others
            }
        }
        return text.toString();
    }
}
