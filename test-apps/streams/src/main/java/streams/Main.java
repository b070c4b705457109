package streams;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.File;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Reads and writes rows through each of the libraries but those that are named, again and again, and prints what the
 * last time came to.
 */
public final class Main {
    private static final int ROWS = 30;

    /** So long, and so often, before the last time: what a stream is will be known by then, if anybody asks. */
    private static final long WARM_NANOS = Long.getLong("streams.warm", 200) * 1_000_000;

    private static final int WARM_TIMES = 4;

    /** Of the JDK's own it is known before. */
    private static final int JDK_TIMES = 12;

    private static final List<String> COUNTERS = Arrays.asList(
            "getCount",
            "getByteCount",
            "position",
            "length",
            "getLength",
            "size",
            "getPosition",
            "counter",
            "getBytesRead",
            "getPos",
            "getFilePointer",
            "getValue");

    private Main() {}

    /** Anything that is read or written to its end, which tells what it came to. */
    private interface Work {
        String done() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[100_000];
        new Random(1).nextBytes(bytes);
        byte[] some = Arrays.copyOf(bytes, 7_777);
        File file = Files.write(Files.createTempFile("streams", ""), bytes).toFile();
        File small = Files.write(Files.createTempFile("streams", ""), some).toFile();
        List<String> leftOut = Arrays.asList(args);
        if (leftOut.contains("jdk")) {
            throughTheJdks(bytes);
            return;
        }
        if (leftOut.contains("refused")) {
            for (String name : Libraries.REFUSED) {
                say(name, () -> read(Libraries.input(name, bytes)), () -> read(Libraries.input(name, some)));
            }
            return;
        }
        for (String name : Libraries.INPUTS) {
            if (!leftOut.contains(name)) {
                say(name, () -> read(Libraries.input(name, bytes)), () -> read(Libraries.input(name, some)));
                say(
                        name + " over a file",
                        () -> read(Libraries.input(name, file)),
                        () -> read(Libraries.input(name, small)));
            }
        }
        for (String name : Libraries.OF_FILES) {
            if (!leftOut.contains(name)) {
                say(name, () -> read(Libraries.ofFile(name, file)), () -> read(Libraries.ofFile(name, small)));
            }
        }
        for (String name : Libraries.OUTPUTS) {
            say(name, () -> {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                return write(Libraries.output(name, new BufferedOutputStream(out, 3000)))
                        + Arrays.hashCode(out.toByteArray());
            });
            say(name + " over a file", () -> {
                try (FileOutputStream out = new FileOutputStream(file)) {
                    return write(Libraries.output(name, out)) + Arrays.hashCode(Files.readAllBytes(file.toPath()));
                }
            });
        }
        Files.delete(file.toPath());
        Files.delete(small.toPath());
    }

    private static void throughTheJdks(byte[] bytes) throws Exception {
        Path folder = Files.createTempDirectory("jdk");
        Path written = folder.resolve("written");
        JdkStacks stacks = new JdkStacks(bytes, folder);
        for (Map.Entry<String, JdkStacks.Opened<DataInput>> one :
                stacks.inputs().entrySet()) {
            sayOfTheJdks(one.getKey(), () -> {
                Object[] beneath = {new Object()};
                DataInput in = one.getValue().open(beneath);
                return read(new Object[] {beneath[0], in, in});
            });
        }
        for (Map.Entry<String, JdkStacks.Opened<DataOutput>> one :
                stacks.outputs(written).entrySet()) {
            sayOfTheJdks(one.getKey() + ", written", () -> {
                Object[] beneath = {new Object()};
                DataOutput out = one.getValue().open(beneath);
                String said = write(new Object[] {beneath[0], out});
                ((Closeable) out).close();
                return said + " " + Arrays.hashCode(Files.readAllBytes(written));
            });
        }
    }

    private static void sayOfTheJdks(String name, Work work) throws Exception {
        String last = "";
        for (int times = 0; times < JDK_TIMES; times++) {
            last = work.done();
        }
        System.out.println(name + " " + last);
    }

    /** What the first came to when it was known what the stream is, and then the others. */
    private static void say(String name, Work first, Work... others) throws Exception {
        String last = "";
        long end = System.nanoTime() + WARM_NANOS;
        for (int times = 0; times < WARM_TIMES || System.nanoTime() < end; times++) {
            last = first.done();
        }
        for (Work other : others) {
            last += " " + other.done();
        }
        System.out.println(name + " " + last);
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
            end = x + (x instanceof EOFException ? "" : after(in));
        }
        String counted = counters(stream[0]);
        stream[2].getClass().getMethod("close").invoke(stream[2]);
        return hash + " " + end + counted;
    }

    /** Who failed may go on. */
    private static String after(DataInput in) {
        int[] ints = new int[300];
        try {
            Loops.read(in, ints);
            return " then " + Arrays.hashCode(ints);
        } catch (IOException | RuntimeException x) {
            return " then " + x + Arrays.hashCode(ints);
        }
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
        StringBuilder text = new StringBuilder(stream instanceof JdkStacks.Beneath ? " " + stream : "");
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
