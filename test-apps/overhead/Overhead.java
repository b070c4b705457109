import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Measures what the agent costs a program that has nothing to rewrite, or next to nothing, and writes docs/evidence/overhead.md: {@code .ci/overhead}. */
final class Overhead {
    private static final int CLASSES = 5_000;
    private static final int READ = 64 << 10;
    private static final double LOAD =
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();

    private static final String HELLO =
            "public class Hello { public static void main(String[] a) { System.out.println(\"hello\"); } }";

    private static final String LOADER =
            """
            public class Loader {
                public static void main(String[] a) throws Exception {
                    long sum = 0;
                    for (int i = 0; i < %d; i++) {
                        sum += ((java.util.function.IntSupplier) Class.forName("many.C" + i).newInstance()).getAsInt();
                    }
                    System.out.println(sum);
                }
            }
            """
                    .formatted(CLASSES);

    private static final String ONE_LOOP =
            """
            public class OneLoop {
                public static void main(String[] a) throws Exception {
                    java.io.File file = new java.io.File(a[0]);
                    int[] read = new int[(int) file.length() / 4];
                    java.io.DataInputStream in =
                            new java.io.DataInputStream(new java.io.BufferedInputStream(new java.io.FileInputStream(file)));
                    for (int i = 0; i < read.length; i++) read[i] = in.readInt();
                    System.out.println(java.util.Arrays.hashCode(read));
                }
            }
            """;

    private static final String MEMORY =
            """
            public class Memory {
                public static void main(String[] a) throws Exception {
                    java.io.BufferedReader in = new java.io.BufferedReader(new java.io.FileReader("/proc/self/status"));
                    for (String line; (line = in.readLine()) != null; ) {
                        if (line.startsWith("VmHWM:")) System.out.println(line.replaceAll("[^0-9]", ""));
                    }
                }
            }
            """;

    /** One of many: some fields, calls and constants, as classes have. */
    private static final String ONE =
            """
            package many;
            public class C%1$d implements java.util.function.IntSupplier {
                private final java.util.List<String> names = new java.util.ArrayList<>();
                private int total = %1$d;
                private String title = "title %1$d";
                public C%1$d() { names.add("name %1$d"); names.add(title); }
                public int getAsInt() { for (String name : names) total += name.length() * weight(name); return total; }
                private int weight(String name) { return name.isEmpty() ? 1 : read(name.charAt(0)); }
                private int read(char c) { return Character.isDigit(c) ? c - '0' : Math.max(c, total %% 7); }
                public String toString() { return title + names + total; }
                public boolean equals(Object o) { return o instanceof C%1$d && ((C%1$d) o).total == total; }
                public int hashCode() { return total * 31 + title.hashCode(); }
            }
            """;

    private static final String BARE =
            """
            public class Bare implements java.lang.instrument.ClassFileTransformer {
                public static void premain(String a, java.lang.instrument.Instrumentation i) { i.addTransformer(new Bare(), true); }
                public byte[] transform(ClassLoader l, String n, Class<?> c, java.security.ProtectionDomain d, byte[] b) { return null; }
            }
            """;

    private final Path work;
    private final Path agent;
    private final int rounds;
    private final Compiling compiling;

    private Overhead(Path work, Path agent, int rounds, Compiling compiling) {
        this.work = work;
        this.agent = agent;
        this.rounds = rounds;
        this.compiling = compiling;
    }

    /** {@code PAGE AGENT ROUNDS all|small|sizes|rows KOTLIN SOURCE RELEASE=JDK…}; one part alone is only printed. */
    public static void main(String[] arguments) throws Exception {
        Path agent = Path.of(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        String part = arguments[3];
        Map<String, Path> jdks = new LinkedHashMap<>();
        for (String jdk : Arrays.asList(arguments).subList(6, arguments.length)) {
            int equals = jdk.indexOf('=');
            jdks.put(jdk.substring(0, equals), Path.of(jdk.substring(equals + 1)));
        }
        Path work = Files.createTempDirectory("overhead");
        try {
            Compiling compiling = new Compiling(Path.of(arguments[4]), Path.of(arguments[5]), work);
            Overhead overhead = new Overhead(work, agent, rounds, compiling);
            overhead.prepare();
            StringBuilder page = new StringBuilder();
            if (part.equals("all") || part.equals("small")) {
                page.append(overhead.withLittleToRewrite(jdks));
            }
            if (part.equals("all") || part.equals("sizes")) {
                Sizes sizes = new Sizes(work, agent, rounds, jdks);
                sizes.measure();
                Path picture = part.equals("all") ? Path.of(arguments[0]).resolveSibling("img/overhead.svg") : Path.of("target/overhead.svg");
                Files.createDirectories(picture.getParent());
                Files.writeString(picture, sizes.picture());
                page.append(sizes.section("img/overhead.svg"));
            }
            if (part.equals("all") || part.equals("rows")) {
                page.append(new ShortRows(work, agent, rounds).section(jdks));
            }
            if (part.equals("all")) {
                Files.writeString(Path.of(arguments[0]), page + "\n[Back to the index](../index.md)\n");
            } else {
                System.out.print(page);
            }
        } finally {
            try (Stream<Path> files = Files.walk(work)) {
                files.sorted((a, b) -> b.compareTo(a)).forEach(file -> {
                    try {
                        Files.delete(file);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
            }
        }
    }

    private String withLittleToRewrite(Map<String, Path> jdks) throws IOException, InterruptedException {
        List<Row> rows = new ArrayList<>();
        for (Map.Entry<String, Path> jdk : jdks.entrySet()) {
            rows.add(measure(jdk.getKey(), jdk.getValue()));
            System.out.print(rows.getLast());
        }
        return page(rows, rounds);
    }

    private void prepare() throws IOException {
        List<String> sources = new ArrayList<>();
        sources.add(source("Hello", HELLO));
        sources.add(source("Loader", LOADER));
        sources.add(source("OneLoop", ONE_LOOP));
        Files.write(work.resolve("read"), new byte[READ]);
        sources.add(source("Memory", MEMORY));
        for (int i = 0; i < CLASSES; i++) {
            sources.add(source("many/C" + i, ONE.formatted(i)));
        }
        compile(work.resolve("classes"), sources);
        compile(work.resolve("load"), List.of(source("Load", Sizes.SOURCE)));
        compile(work.resolve("rowsOf"), List.of(source("Rows", ShortRows.SOURCE)));
        compile(work.resolve("bare"), List.of(source("Bare", BARE)));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", "Bare");
        manifest.getMainAttributes().putValue("Can-Retransform-Classes", "true");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(work.resolve("bare.jar")), manifest)) {
            jar.putNextEntry(new JarEntry("Bare.class"));
            Files.copy(work.resolve("bare/Bare.class"), jar);
        }
    }

    private String source(String name, String text) throws IOException {
        Path file = work.resolve("src").resolve(name + ".java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    private static void compile(Path target, List<String> sources) throws IOException {
        Files.createDirectories(target);
        List<String> arguments = new ArrayList<>(List.of("--release", "8", "-nowarn", "-Xlint:-options", "-d", target.toString()));
        arguments.addAll(sources);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new IOException("the programs to measure do not compile");
        }
    }

    private Row measure(String release, Path jdk) throws IOException, InterruptedException {
        return new Row(
                release,
                times(jdk, made("Hello")),
                times(jdk, made("Loader")),
                times(jdk, made("OneLoop", work.resolve("read").toString())),
                compiling.size(jdk, agent),
                times(jdk, compiling.program()),
                memory(jdk));
    }

    /** One of the programs above. */
    private List<String> made(String main, String... arguments) {
        List<String> program = new ArrayList<>(List.of("-cp", work.resolve("classes").toString(), main));
        program.addAll(List.of(arguments));
        return program;
    }

    private List<String> command(Path jdk, String agentOption, List<String> program) {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString()));
        if (agentOption != null) {
            command.add("-javaagent:" + agentOption);
        }
        command.addAll(program);
        return command;
    }

    private List<List<String>> contenders(Path jdk, List<String> program) {
        return List.of(
                command(jdk, null, program),
                command(jdk, work.resolve("bare.jar").toString(), program),
                command(jdk, agent + "=log=quiet", program));
    }

    /** Medians in milliseconds: without any agent, with one that does nothing, with ours. All take turns, so that what disturbs one disturbs all. */
    private double[] times(Path jdk, List<String> program) throws IOException, InterruptedException {
        List<List<String>> contenders = contenders(jdk, program);
        double[][] times = new double[contenders.size()][rounds];
        for (int round = -1; round < rounds; round++) {
            for (int i = 0; i < times.length; i++) {
                long started = System.nanoTime();
                run(contenders.get(i));
                if (round >= 0) {
                    times[i][round] = (System.nanoTime() - started) / 1e6;
                }
            }
        }
        return medians(times);
    }

    private double[] memory(Path jdk) throws IOException, InterruptedException {
        List<List<String>> contenders = contenders(jdk, made("Memory"));
        double[][] sizes = new double[contenders.size()][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < sizes.length; i++) {
                sizes[i][round] = Integer.parseInt(run(contenders.get(i)).trim()) / 1024.0;
            }
        }
        return medians(sizes);
    }

    static double[] medians(double[][] all) {
        return Arrays.stream(all)
                .mapToDouble(some -> {
                    Arrays.sort(some);
                    return some[some.length / 2];
                })
                .toArray();
    }

    static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " failed: " + said);
        }
        return said;
    }

    private record Row(String release, double[] hello, double[] loader, double[] loop, Compiling.Size size, double[] compiler, double[] memory) {
        @Override
        public String toString() {
            StringBuilder lines = new StringBuilder();
            line(lines, release, hello, "ms", false);
            line(lines, release, loader, "ms", true);
            line(lines, release, loop, "ms", false);
            line(lines, release, compiler, "ms", true);
            line(lines, release, memory, "MiB", false);
            return lines.toString();
        }
    }

    private static String page(List<Row> rows, int rounds) {
        StringBuilder page = new StringBuilder(
                """
                # What the agent costs programs with little or nothing to rewrite

                Made by `.ci/overhead` on %s: medians of %d runs of each kind, which took turns. *Bare* is an agent whose transformer
                returns null: the JVM's own price for having an agent. Times are of whole processes, from start to end. The machine has
                %d processors, and its load average was %.1f at the start; a load above the number of processors means noise.

                ## A program that says hello

                | JDK | no agent | bare agent | Standpipe | more than none | more than bare |
                |---|--:|--:|--:|--:|--:|
                """
                        .formatted(LocalDate.now(), rounds, Runtime.getRuntime().availableProcessors(), LOAD));
        for (Row row : rows) {
            line(page, row.release, row.hello, "ms", false);
        }
        page.append(
                """

                ## A program that loads 5,000 classes

                | JDK | no agent | bare agent | Standpipe | more than none | more than bare |
                |---|--:|--:|--:|--:|--:|
                """);
        for (Row row : rows) {
            line(page, row.release, row.loader, "ms", true);
        }
        page.append(
                """

                ## The first loop

                A program that reads %d KiB in one loop and ends. At the first such loop the agent loads the rewriter, once in each
                JVM. For so little it [starts no engine](../adr/0018-the-engine-begins-when-it-pays.md).

                | JDK | no agent | bare agent | Standpipe | more than none | more than bare |
                |---|--:|--:|--:|--:|--:|
                """
                        .formatted(READ >> 10));
        for (Row row : rows) {
            line(page, row.release, row.loop, "ms", false);
        }
        page.append(
                """

                ## The Kotlin compiler

                It compiles one file. The figures include the cost of rewriting the few loops in it that can be helped.

                | JDK | classes | loops rewritten | no agent | bare agent | Standpipe | more than none | more than bare |
                |---|--:|--:|--:|--:|--:|--:|--:|
                """);
        for (Row row : rows) {
            String program = String.format(
                    Locale.ROOT, "%s | %,d | %d", row.release, row.size.classes(), row.size.rewritten());
            line(page, program, row.compiler, "ms", true);
        }
        page.append(
                """

                ## Memory

                The peak resident memory of a program that prints it.

                | JDK | no agent | bare agent | Standpipe | more than none | more than bare |
                |---|--:|--:|--:|--:|--:|
                """);
        for (Row row : rows) {
            line(page, row.release, row.memory, "MiB", false);
        }
        return page.toString();
    }

    private static void line(StringBuilder page, String release, double[] figures, String unit, boolean percent) {
        page.append("| ").append(release);
        for (double figure : figures) {
            page.append(String.format(Locale.ROOT, " | %.0f %s", figure, unit));
        }
        for (int i = 0; i < 2; i++) {
            double more = figures[2] - figures[i];
            page.append(String.format(Locale.ROOT, " | %.0f %s", more, unit));
            if (percent) {
                page.append(String.format(Locale.ROOT, ", %.1f %%", 100 * more / figures[i]));
            }
        }
        page.append(" |\n");
    }
}
