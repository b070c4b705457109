package streams;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.File;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * How long one of the libraries' streams takes for a MiB of ints in rows, warm: the processor time of the best of many
 * rounds, in microseconds. Arguments: {@code buffer} or {@code file}, which lies beneath it, and the name of its class;
 * or {@code jdk} and the name of a stream of the JDK's. Without arguments, the names of libraries' streams, those for
 * writing after a line of their own; of {@code jdk} alone, those of the JDK's.
 */
public final class Speed {
    private static final int BYTES = 1 << 20;
    private static final int ROW = 4096;
    private static final long ENOUGH_NANOS = 4_000_000_000L;
    private static final int FEWEST = 2;

    private static final List<String> OF_JDK = Arrays.asList(
            "Files.newInputStream",
            "a resource, stored",
            "a resource, packed",
            "an entry, packed",
            "GZIPInputStream",
            "InflaterInputStream");

    private Speed() {}

    public static void main(String[] args) throws Exception {
        if (args.length == 0) {
            Libraries.INPUTS.forEach(System.out::println);
            Libraries.OF_FILES.forEach(System.out::println);
            System.out.println("-");
            Libraries.OUTPUTS.forEach(System.out::println);
            return;
        }
        if (args.length == 1) {
            OF_JDK.forEach(System.out::println);
            return;
        }
        boolean overFile = args[0].equals("file");
        byte[] bytes = new byte[BYTES];
        new Random(1).nextBytes(bytes);
        Path folder = Files.createTempDirectory("speed");
        File file = Files.write(folder.resolve("file"), bytes).toFile();
        JdkStacks stacks = new JdkStacks(bytes, folder);
        long best = Long.MAX_VALUE;
        long sum = 0;
        for (int round = 0; round < FEWEST || sum < ENOUGH_NANOS; round++) {
            long took = args[0].equals("jdk")
                    ? read(stacks.inputs().get(args[1]))
                    : Libraries.OUTPUTS.contains(args[1])
                            ? written(args[1], overFile ? file : null)
                            : read(args[1], bytes, file, overFile);
            best = Math.min(best, took);
            sum += took;
        }
        System.out.println(best == Long.MAX_VALUE ? "absent" : best / 1000);
        for (File made : folder.toFile().listFiles()) {
            Files.delete(made.toPath());
        }
        Files.delete(folder);
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long read(String name, byte[] bytes, File file, boolean overFile) throws Exception {
        Object[] stream = Libraries.OF_FILES.contains(name)
                ? Libraries.ofFile(name, file)
                : overFile
                        ? Libraries.input(name, file)
                        : Libraries.input(name, bytes, new BufferedInputStream(new ByteArrayInputStream(bytes)));
        if (stream[1] == null) {
            System.out.println("absent");
            System.exit(0);
        }
        long took = read((DataInput) stream[1]);
        stream[2].getClass().getMethod("close").invoke(stream[2]);
        return took;
    }

    private static long read(JdkStacks.Opened<DataInput> opened) throws Exception {
        DataInput in = opened.open(new Object[1]);
        long took = read(in);
        ((Closeable) in).close();
        return took;
    }

    private static long read(DataInput in) throws Exception {
        int[] row = new int[ROW];
        long start = now();
        for (int k = 0; k < BYTES / 4 / ROW; k++) {
            Loops.read(in, row);
        }
        return now() - start;
    }

    private static long written(String name, File file) throws Exception {
        try (FileOutputStream open = file == null ? null : new FileOutputStream(file)) {
            Object[] stream = Libraries.output(
                    name, open == null ? new BufferedOutputStream(new ByteArrayOutputStream(BYTES)) : open);
            if (stream[1] == null) {
                System.out.println("absent");
                System.exit(0);
            }
            int[] row = new Random(1).ints(ROW).toArray();
            long start = now();
            for (int k = 0; k < BYTES / 4 / ROW; k++) {
                Loops.write((DataOutput) stream[1], row);
            }
            if (stream[1] instanceof Flushable) {
                ((Flushable) stream[1]).flush();
            }
            return now() - start;
        }
    }
}
