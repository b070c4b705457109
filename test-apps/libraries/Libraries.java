import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Published libraries that load or store 32 MB by their own methods, once in a fresh process and many times in one, and docs/evidence/libraries.md: {@code .ci/libraries}. */
final class Libraries {
    private static final int BYTES = 32 << 20;
    private static final int WARM_LOADS = 14;
    private static final int COUNTED_LOADS = 7;
    private static final double LOAD =
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();

    /** The class that does it, the library, what the page calls it, and how the jars begin that it needs. */
    private enum Way {
        JBLAS("JblasLoad", "jblas 1.2.5", "`DoubleMatrix.load`, the library's own file without a buffer", "jblas"),
        FASTUTIL_LOAD("FastutilLoad", "fastutil 8.5.15", "`BinIO.loadInts`", "fastutil"),
        FASTUTIL_STORE("FastutilStore", "fastutil 8.5.15", "`BinIO.storeDoubles`", "fastutil"),
        GUAVA("GuavaBloomFilter", "Guava 25.1", "`BloomFilter.readFrom`", "guava"),
        ROARING("RoaringLoad", "RoaringBitmap 0.9.49", "`deserialize`, containers of 8 KiB, little endian", "RoaringBitmap shims"),
        HADOOP("HadoopArray", "Hadoop 2.7.7", "`ArrayPrimitiveWritable.readFields`, doubles", "hadoop guava commons-collections commons-lang commons-logging slf4j"),
        LINTOOLS("LintoolsArray", "lintools 1.1.1", "`IntArrayWritable.readFields`", "lintools hadoop guava commons-collections commons-lang commons-logging slf4j"),
        MAHOUT("MahoutFactors", "Mahout 0.9", "`FilePersistenceStrategy.load`, rows of 256 doubles", "mahout guava commons-math3 slf4j"),
        SPARK("SparkSketch", "Spark 3.5.1", "`CountMinSketch.readFrom`", "spark"),
        STREAM("StreamSketch", "stream-lib 2.9.8", "`CountMinSketch.deserialize`, out of a byte array", "stream fastutil"),
        ECLIPSE("EclipseList", "Eclipse Collections 10.4", "`IntArrayList`, deserialized", "eclipse-collections"),
        TROVE("TroveList", "Trove 3.0.3", "`TIntArrayList`, deserialized", "trove4j"),
        PRIMITIVES("PrimitivesList", "Commons Primitives 1.0", "`ArrayIntList`, deserialized", "commons-primitives");

        final String main;
        final String library;
        final String words;
        final String[] needs;

        Way(String main, String library, String words, String needs) {
            this.main = main;
            this.library = library;
            this.words = words;
            this.needs = needs.split(" ");
        }
    }

    private static final String[] KINDS = {"as it is", "bare agent", "agent", "agent with cache", "in the build"};
    private static final int BARE = 1;
    private static final int AGENT = 2;
    private static final int CACHED = 3;
    private static final int BUILD = 4;

    private final Path work;
    private final Path agent;
    private final Path jars;
    private final int rounds;

    private Libraries(Path work, Path agent, Path jars, int rounds) {
        this.work = work;
        this.agent = agent;
        this.jars = jars;
        this.rounds = rounds;
    }

    public static void main(String[] arguments) throws Exception {
        Path work = Files.createTempDirectory("libraries");
        try {
            Libraries libraries =
                    new Libraries(work, Path.of(arguments[1]), Path.of(arguments[3]), Integer.parseInt(arguments[2]));
            Map<Integer, Path> jdks = new TreeMap<>();
            for (String jdk : Arrays.asList(arguments).subList(5, arguments.length)) {
                int equals = jdk.indexOf('=');
                jdks.put(Integer.parseInt(jdk.substring(0, equals)), Path.of(jdk.substring(equals + 1)));
            }
            libraries.compile(Path.of(arguments[4]));
            libraries.packBareAgent();
            libraries.rewrite(jdks.get(jdks.keySet().iterator().next()));
            Files.writeString(Path.of(arguments[0]), libraries.page(jdks));
        } finally {
            try (Stream<Path> files = Files.walk(work)) {
                for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private void compile(Path sources) throws IOException {
        try (Stream<Path> files = Files.list(sources)) {
            List<String> arguments = new ArrayList<>(List.of(
                    "--release", "8", "-nowarn", "-Xlint:-options", "-cp", jars(jars, ""), "-d", work.resolve("classes").toString()));
            files.map(Path::toString).forEach(arguments::add);
            if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
                throw new IOException("the loads do not compile");
            }
        }
    }

    private void packBareAgent() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "loads.BareAgent");
        manifest.getMainAttributes().putValue("Can-Retransform-Classes", "true");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(work.resolve("bare.jar")), manifest)) {
            jar.putNextEntry(new JarEntry("loads/BareAgent.class"));
            Files.copy(work.resolve("classes/loads/BareAgent.class"), jar);
        }
    }

    private void rewrite(Path jdk) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString(), "-jar", agent.toString(), "rewrite"));
        command.addAll(List.of("--embed-runtime", "--strip-signatures", "-o", work.resolve("rewritten").toString()));
        command.addAll(List.of(jars(jars, "").split(File.pathSeparator)));
        run(command);
    }

    private String page(Map<Integer, Path> jdks) throws IOException, InterruptedException {
        StringBuilder page = new StringBuilder(
                """
                # Libraries that load 32 MB

                Made by `.ci/libraries` on %s. Each library loads (or stores) a file of 32 MB by its own public methods, and the program
                ends: milliseconds of whole processes from the start of the JVM to its end, medians of %d runs that took turns. *Bare* is an agent
                that does nothing: the JVM's own price for having one. *Cache* is `cache=DIR` with what the run before has left there; *in the
                build* is without an agent, from rewritten jars. Behind each stands how many times as fast that is as the program as it is. *Warm*
                is how many times as fast a load is that comes after %d others in the same process. What was loaded is compared with what the
                program loads by itself. The class path has the library and what it needs: with an agent, of whatever kind, the JVM reads the
                tables of all jars on it, which without one it opens when they are asked for a class.
                The machine has %d processors, and its load average was %.1f at the start; a load above the number of processors means noise.
                """
                        .formatted(
                                LocalDate.now(),
                                rounds,
                                WARM_LOADS - COUNTED_LOADS,
                                Runtime.getRuntime().availableProcessors(),
                                LOAD));
        for (Map.Entry<Integer, Path> jdk : jdks.entrySet()) {
            page.append("\n## JDK ").append(jdk.getKey());
            page.append("\n\n| library | what it does | as it is | bare | | agent | | with cache | | in the build | | warm |\n");
            page.append("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n");
            double[] products = new double[KINDS.length];
            for (Way way : Way.values()) {
                String line = line(jdk.getKey(), jdk.getValue(), way, products);
                System.out.print(line);
                page.append(line);
            }
            page.append(middle(products));
        }
        return page.append("\n[Back to the index](../index.md)\n").toString();
    }

    /** Without the one that loads without a buffer, and whose gain would hide all others. */
    private static String middle(double[] sums) {
        double[] means = new double[KINDS.length];
        for (int kind = 0; kind < KINDS.length; kind++) {
            means[kind] = Math.exp(sums[kind] / (Way.values().length - 1));
        }
        return String.format(
                Locale.ROOT,
                "%nIn the middle (geometric mean) of all but jblas: %.2f times as fast with a bare agent, %.2f with Standpipe, %.2f with its "
                        + "cache, %.2f in the build. Beside a bare agent that is %.2f and %.2f.%n",
                means[BARE],
                means[AGENT],
                means[CACHED],
                means[BUILD],
                means[AGENT] / means[BARE],
                means[CACHED] / means[BARE]);
    }

    private String line(int release, Path jdk, Way way, double[] sums) throws IOException, InterruptedException {
        Path file = work.resolve(way.main);
        if (!Files.exists(file)) {
            run(command(release, jdk, 0, way, "make", file.toString(), "" + BYTES));
        }
        double[][] times = new double[KINDS.length][rounds];
        String loaded = null;
        for (int round = -1; round < rounds; round++) {
            for (int kind = 0; kind < KINDS.length; kind++) {
                long started = System.nanoTime();
                String said = run(command(release, jdk, kind, way, "once", file.toString()));
                if (round >= 0) times[kind][round] = (System.nanoTime() - started) / 1e6;
                if (loaded != null && !loaded.equals(said)) throw new IOException(way + ", " + KINDS[kind] + ": loaded something else");
                loaded = said;
            }
        }
        StringBuilder line = new StringBuilder("| ").append(way.library).append(" | ").append(way.words);
        double plain = median(times[0]);
        for (int kind = 0; kind < KINDS.length; kind++) {
            double median = median(times[kind]);
            line.append(String.format(Locale.ROOT, " | %.0f", median));
            if (kind > 0) line.append(String.format(Locale.ROOT, " | %.2f", plain / median));
            if (way != Way.JBLAS) sums[kind] += Math.log(plain / median);
        }
        double warm = warm(release, jdk, 0, way, file) / warm(release, jdk, AGENT, way, file);
        return line.append(String.format(Locale.ROOT, " | %.1f |%n", warm)).toString();
    }

    /** The median of the last loads of one process. */
    private double warm(int release, Path jdk, int kind, Way way, Path file) throws IOException, InterruptedException {
        String[] loads = run(command(release, jdk, kind, way, "warm", file.toString(), "" + WARM_LOADS)).split("\n");
        return median(Arrays.stream(loads)
                .skip(loads.length - COUNTED_LOADS)
                .mapToDouble(load -> Double.parseDouble(load.substring(0, load.indexOf(' '))))
                .toArray());
    }

    private List<String> command(int release, Path jdk, int kind, Way way, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString(), "-Xmx1g"));
        if (kind == BARE) {
            command.add("-javaagent:" + work.resolve("bare.jar"));
        }
        if (kind == AGENT || kind == CACHED) {
            command.add("-javaagent:" + agent + "=log=quiet" + (kind == CACHED ? ",cache=" + work.resolve("cache" + release) : ""));
        }
        if (kind == BUILD && release > 8) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        Path libraries = kind == BUILD ? work.resolve("rewritten") : jars;
        command.addAll(List.of("-cp", work.resolve("classes") + File.pathSeparator + jars(libraries, way.needs)));
        command.addAll(List.of("loads.Load", way.main));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Those that begin so. */
    private static String jars(Path folder, String... names) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .filter(file -> Arrays.stream(names).anyMatch(file.getFileName().toString()::startsWith))
                    .map(Path::toString)
                    .sorted()
                    .collect(Collectors.joining(File.pathSeparator));
        }
    }

    private static double median(double[] some) {
        Arrays.sort(some);
        return some[some.length / 2];
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " failed: " + said);
        }
        return said;
    }
}
