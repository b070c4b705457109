import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.spi.ToolProvider;
import java.util.zip.GZIPOutputStream;

/** Whole processes that carry one array and end, by its size: from which size on does the agent pay for itself? */
final class Sizes {
    static final String SOURCE =
            """
            import java.io.*;
            public class Load {
                public static void main(String[] a) throws Exception {
                    File file = new File(a[1]);
                    int n = Integer.parseInt(a[2]) / 4;
                    switch (a[0]) {
                        case "buffered": ints(new BufferedInputStream(new FileInputStream(file)), n); break;
                        case "bare": ints(new FileInputStream(file), n); break;
                        case "gzip": ints(new BufferedInputStream(new java.util.zip.GZIPInputStream(new FileInputStream(file))), n); break;
                        case "records": records(new BufferedInputStream(new FileInputStream(file)), n / 3); break;
                        case "write": write(new BufferedOutputStream(new FileOutputStream(a[1] + ".out")), n); break;
                        default: rows(new RandomAccessFile(file, "r"), Integer.parseInt(a[0]), n);
                    }
                }
                static void ints(InputStream from, int n) throws IOException {
                    DataInputStream in = new DataInputStream(from);
                    int[] read = new int[n];
                    for (int i = 0; i < read.length; i++) read[i] = in.readInt();
                    System.out.println(java.util.Arrays.hashCode(read));
                }
                static void records(InputStream from, int n) throws IOException {
                    DataInputStream in = new DataInputStream(from);
                    int[] keys = new int[n];
                    double[] values = new double[n];
                    for (int i = 0; i < n; i++) { keys[i] = in.readInt(); values[i] = in.readDouble(); }
                    System.out.println(java.util.Arrays.hashCode(keys) + " " + java.util.Arrays.hashCode(values));
                }
                static void write(OutputStream to, int n) throws IOException {
                    int[] written = new int[n];
                    for (int i = 0; i < n; i++) written[i] = i * 0x9E3779B9;
                    DataOutputStream out = new DataOutputStream(to);
                    for (int i = 0; i < written.length; i++) out.writeInt(written[i]);
                    out.close();
                    System.out.println(written[n - 1]);
                }
                static void rows(RandomAccessFile from, int width, int n) throws IOException {
                    int rows = n / width, sum = 0;
                    float[] row = new float[width];
                    for (int k = 0; k < rows; k++) {
                        from.seek(4L * width * (k * 2654435761L %% rows));
                        for (int i = 0; i < row.length; i++) row[i] = from.readFloat();
                        sum = sum * 31 + java.util.Arrays.hashCode(row);
                    }
                    System.out.println(sum);
                }
            }
            """
                    .replace("%%", "%");

    private static final int KIB = 10;
    private static final int[] BUFFERED = {64, 1024, 4096, 8192, 16384, 32768, 65536, 262144};
    private static final int[] EACH_ELEMENT_A_CALL = {64, 256, 1024, 4096};

    /** What the program is told, what the page says, and how many KiB. */
    private enum Stack {
        BUFFERED_READ("buffered", "ints, read through a buffer", BUFFERED),
        BUFFERED_WRITE("write", "ints, written through a buffer", BUFFERED),
        RECORDS("records", "records of an int and a double, through a buffer", BUFFERED),
        GZIP("gzip", "ints, out of a GZIP file", BUFFERED),
        BARE("bare", "ints, read without a buffer", EACH_ELEMENT_A_CALL),
        ROWS_28("28", "rows of 28 floats behind a seek", EACH_ELEMENT_A_CALL),
        ROWS_128("128", "rows of 128 floats", EACH_ELEMENT_A_CALL),
        ROWS_1024("1024", "rows of 1,024 floats", EACH_ELEMENT_A_CALL);

        final String argument;
        final String words;
        final int[] sizes;

        Stack(String argument, String words, int[] sizes) {
            this.argument = argument;
            this.words = words;
            this.sizes = sizes;
        }
    }

    private static final String[] KINDS = {"as it is", "agent", "agent with cache", "in the build"};

    private final Path work;
    private final Path agent;
    private final int rounds;
    private final Map<String, Path> jdks;
    private final Map<String, double[]> medians = new LinkedHashMap<>();

    /** {@code jdks}: by release. */
    Sizes(Path work, Path agent, int rounds, Map<String, Path> jdks) {
        this.work = work;
        this.agent = agent;
        this.rounds = rounds;
        this.jdks = jdks;
    }

    void measure() throws IOException, InterruptedException {
        rewrite(jdks.values().iterator().next());
        for (Map.Entry<String, Path> jdk : jdks.entrySet()) {
            for (Stack stack : Stack.values()) {
                for (int size : stack.sizes) {
                    double[] times = times(jdk.getKey(), jdk.getValue(), stack, size << KIB);
                    medians.put(key(jdk.getKey(), stack, size), times);
                    System.out.printf(Locale.ROOT, "%s %s %d KiB %s%n", jdk.getKey(), stack, size, Arrays.toString(times));
                }
            }
        }
    }

    /** A section of the page, with the picture at that place. */
    String section(String picture) {
        StringBuilder section = new StringBuilder(
                """

                ## Whole processes by size

                A program that carries so much in one loop, or in rows, and ends: milliseconds from the start of the JVM to its end, medians of
                %d runs that took turns. *Cache* is `cache=DIR` with what the run before has left there; *in the build* is without an agent, from
                what `rewrite --embed-runtime --add-opens` made of the jar. All are started by `java -jar`. The files are in the page cache.

                ![Milliseconds of whole processes by size, for each stack of streams and each JDK](%s)

                Where it pays, with the agent, with its cache, and in the build:

                """
                        .formatted(rounds, picture));
        for (Stack stack : Stack.values()) {
            section.append("- ").append(stack.words).append(": ").append(breakEven(stack)).append('\n');
        }
        for (Stack stack : Stack.values()) {
            table(section, stack);
        }
        return section.toString();
    }

    private String breakEven(Stack stack) {
        List<String> all = new ArrayList<>();
        for (String release : jdks.keySet()) {
            List<String> kinds = new ArrayList<>();
            for (int kind = 1; kind < KINDS.length; kind++) {
                kinds.add(breakEven(release, stack, kind));
            }
            all.add(String.join(", ", kinds) + " on Java " + release);
        }
        return String.join("; ", all);
    }

    /** Of all that was measured. */
    String picture() {
        SizesPicture picture = new SizesPicture(KINDS, jdks.size(), Stack.values().length);
        for (Stack stack : Stack.values()) {
            for (String release : jdks.keySet()) {
                List<double[]> times = new ArrayList<>();
                for (int size : stack.sizes) {
                    times.add(medians.get(key(release, stack, size)));
                }
                picture.field("Java " + release + ": " + stack.words, stack.sizes, times);
            }
        }
        return picture.drawing();
    }

    static String words(int kib) {
        return kib < 1024 ? kib + " KiB" : (kib >> KIB) + " MiB";
    }

    private static String key(String release, Stack stack, int size) {
        return release + " " + stack + " " + size;
    }

    private void table(StringBuilder page, Stack stack) {
        page.append("\n### ").append(Character.toUpperCase(stack.words.charAt(0))).append(stack.words.substring(1));
        page.append("\n\n| JDK | |");
        for (int size : stack.sizes) {
            page.append(' ').append(words(size)).append(" |");
        }
        page.append(" pays from |\n|---|---|").append("--:|".repeat(stack.sizes.length + 1)).append('\n');
        for (String release : jdks.keySet()) {
            for (int kind = 0; kind < KINDS.length; kind++) {
                page.append("| ").append(release).append(" | ").append(KINDS[kind]).append(" |");
                for (int size : stack.sizes) {
                    page.append(String.format(Locale.ROOT, " %.0f |", medians.get(key(release, stack, size))[kind]));
                }
                page.append(' ').append(kind == 0 ? "" : breakEven(release, stack, kind)).append(" |\n");
            }
        }
    }

    /** Where the line between two sizes crosses that of the program as it is, and stays below. */
    private String breakEven(String release, Stack stack, int kind) {
        double from = 0;
        double before = 0;
        for (int k = 0; k < stack.sizes.length; k++) {
            double[] times = medians.get(key(release, stack, stack.sizes[k]));
            double loss = times[kind] - times[0];
            if (loss > 0) {
                from = -1;
            } else if (from < 0) {
                from = stack.sizes[k - 1] + (stack.sizes[k] - stack.sizes[k - 1]) * before / (before - loss);
            }
            before = loss;
        }
        if (from < 0) {
            return "not there";
        }
        return from == 0 ? "the least" : String.format(Locale.ROOT, from < 1024 ? "%.0f KiB" : "%.0f MiB", from < 1024 ? from : from / 1024);
    }

    /** As the README has it, in the manifest: with an option on its command line the JVM itself starts later. */
    private void rewrite(Path jdk) throws IOException, InterruptedException {
        String jar = jar(false).toString();
        ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "--create", "--file", jar, "--main-class", "Load", "-C", work.resolve("load").toString(), ".");
        Overhead.run(List.of(
                jdk.resolve("bin/java").toString(), "-jar", agent.toString(), "rewrite", jar, "-o", jar(true).toString(),
                "--embed-runtime", "--add-opens"));
    }

    private Path jar(boolean rewritten) {
        return work.resolve(rewritten ? "rewritten.jar" : "load.jar");
    }

    private double[] times(String release, Path jdk, Stack stack, int bytes) throws IOException, InterruptedException {
        Path data = data(stack, bytes);
        List<List<String>> contenders = new ArrayList<>();
        for (int kind = 0; kind < KINDS.length; kind++) {
            List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString(), "-Xmx1g"));
            if (kind == 1 || kind == 2) {
                command.add("-javaagent:" + agent + "=log=quiet" + (kind == 2 ? ",cache=" + work.resolve("cache" + release) : ""));
            }
            command.addAll(List.of("-jar", jar(kind == 3).toString(), stack.argument, data.toString(), "" + bytes));
            contenders.add(command);
        }
        double[][] times = new double[KINDS.length][rounds];
        String said = null;
        for (int round = -1; round < rounds; round++) {
            for (int kind = 0; kind < KINDS.length; kind++) {
                long started = System.nanoTime();
                String result = Overhead.run(contenders.get(kind));
                if (round >= 0) {
                    times[kind][round] = (System.nanoTime() - started) / 1e6;
                }
                if (said != null && !said.equals(result)) {
                    throw new IOException(contenders.get(kind) + " says " + result + " and not " + said);
                }
                said = result;
            }
        }
        Files.deleteIfExists(data);
        Files.deleteIfExists(Path.of(data + ".out"));
        return Overhead.medians(times);
    }

    private Path data(Stack stack, int bytes) throws IOException {
        Path file = work.resolve("data");
        byte[] chunk = new byte[1 << 16];
        Random random = new Random(31);
        try (OutputStream raw = Files.newOutputStream(file);
                OutputStream out = stack == Stack.GZIP ? new GZIPOutputStream(raw, 1 << 16) : raw) {
            for (int done = 0; done < bytes; done += chunk.length) {
                random.nextBytes(chunk);
                // half of it can be compressed
                Arrays.fill(chunk, 0, chunk.length / 2, (byte) done);
                out.write(chunk);
            }
        }
        return file;
    }
}
