package dev.standpipe.benchmarks.demo;

import dev.standpipe.benchmarks.Arguments;
import dev.standpipe.benchmarks.Jdk;
import dev.standpipe.benchmarks.Usage;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** {@code standpipe demo}: old programs as they are, on data they make themselves, without the agent and with it. */
public final class Demo {
    private Demo() {}

    /** Arguments: the root of the repository, {@code --color} or not, and what the user said. */
    public static void main(String[] args) {
        System.exit(run(Path.of(args[0]), Arrays.asList(args).subList(1, args.length), System.out, System.err));
    }

    static int run(Path root, List<String> words, PrintStream out, PrintStream err) {
        try {
            if (words.contains("--help") || words.contains("-h")) {
                out.print(Usage.of("demo"));
                return 0;
            }
            Jdk jdk = Jdk.at(Path.of(System.getProperty("java.home")));
            Arguments arguments = new Arguments(words);
            while (arguments.next(List.of("--color", "--small", "--publish", "--jdk"))) {
                jdk = arguments.option().equals("--jdk") ? arguments.jdk() : jdk;
            }
            Path agent = root.resolve("agent/target/standpipe.jar");
            Path programs = programs(root);
            if (programs == null || !Files.exists(agent)) {
                throw new IOException((programs == null ? "the jar of test-apps/legacy" : agent)
                        + " is missing; ./standpipe demo builds it");
            }
            Stage stage = new Stage(jdk, agent, programs, root.resolve("target/demo"));
            return run(root, stage, words, out);
        } catch (IOException e) {
            err.println("standpipe: " + e.getMessage());
            return 3;
        } catch (IllegalArgumentException e) {
            err.println("standpipe: " + e.getMessage());
            err.println("Try: standpipe demo --help");
            return 2;
        }
    }

    private static int run(Path root, Stage stage, List<String> words, PrintStream out) throws IOException {
        long start = System.nanoTime();
        Showing showing = new Showing(stage, new Style(words.contains("--color")), out);
        List<Act> acts = Act.all(words.contains("--small"));
        Performance performance;
        try {
            performance = showing.of(acts, line(stage.jdk()));
        } catch (Difference difference) {
            out.println();
            out.println("The program can tell, and must not: " + difference.getMessage());
            out.println("Please report this, with " + stage.work() + ".");
            return 1;
        }
        showing.report(acts, root.resolve("target/demo.html"));
        if (words.contains("--publish")) {
            performance.write(root.resolve("docs/evidence/demo.csv"));
            Files.writeString(root.resolve("docs/evidence/img/demo.svg"), Picture.of(performance));
            out.println("The picture of the documentation: " + root.resolve("docs/evidence/img/demo.svg"));
        }
        out.printf(Locale.ROOT, "It took %.0f seconds, the build not counted.%n", (System.nanoTime() - start) / 1e9);
        return 0;
    }

    private static String line(Jdk jdk) {
        return "Java " + jdk.version() + ", " + Runtime.getRuntime().availableProcessors() + " processors, "
                + LocalDate.now();
    }

    /** Null if it was not built. */
    private static Path programs(Path root) throws IOException {
        Path target = root.resolve("test-apps/legacy/target");
        if (Files.isDirectory(target)) {
            try (DirectoryStream<Path> jars = Files.newDirectoryStream(target, "standpipe-legacy-[0-9]*.jar")) {
                for (Path jar : jars) {
                    if (!jar.toString().matches(".*-(sources|javadoc|tests)\\.jar")) {
                        return jar;
                    }
                }
            }
        }
        return null;
    }
}
