package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.programs.ProgramBench;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** {@code standpipe bench}: whole programs, single transfers, or both. */
public final class Bench {
    private static final List<String> SUBJECTS = List.of("paper", "apps", "micro", "all");

    private Bench() {}

    /** The first argument is the root of the repository. */
    public static void main(String[] args) {
        System.exit(run(Path.of(args[0]), Arrays.asList(args).subList(1, args.length)));
    }

    static int run(Path root, List<String> words) {
        boolean named = !words.isEmpty() && !words.get(0).startsWith("-");
        String subject = named ? words.get(0) : "all";
        List<String> options = words.subList(named ? 1 : 0, words.size());
        try {
            Arguments.among("benchmark", subject, SUBJECTS);
            if (options.contains("--help") || options.contains("-h")) {
                System.out.print(
                        subject.equals("micro")
                                ? MicroBench.USAGE
                                : subject.equals("all") ? Usage.of("bench") : ProgramBench.usage(subject));
                return 0;
            }
            return switch (subject) {
                case "micro" -> micro(MicroBench.parse(root, new Arguments(options)));
                case "all" -> all(root, options);
                default ->
                    ProgramBench.parse(root, subject, new Arguments(options)).run();
            };
        } catch (IOException e) {
            System.err.println("standpipe: " + e.getMessage());
            return 3;
        } catch (IllegalArgumentException e) {
            System.err.println("standpipe: " + e.getMessage());
            System.err.println(
                    "Try: standpipe bench " + (named && SUBJECTS.contains(subject) ? subject + " " : "") + "--help");
            return 2;
        }
    }

    private static int micro(MicroBench bench) throws IOException {
        bench.run();
        return 0;
    }

    private static int all(Path root, List<String> options) throws IOException {
        Arguments checked = new Arguments(options);
        while (checked.next(List.of("--quick", "--page-only", "--jdk"))) {
            if (checked.option().equals("--jdk")) {
                checked.jdk();
            }
        }
        if (!options.contains("--quick") && !options.contains("--page-only")) {
            System.out.println("All programs and all transfers take some fifteen minutes per JDK; --quick takes two.");
        }
        int worst = 0;
        for (String subject : List.of("paper", "apps", "micro")) {
            System.out.println("== standpipe bench " + subject);
            worst = Math.max(
                    worst,
                    subject.equals("micro")
                            ? micro(MicroBench.parse(root, new Arguments(options)))
                            : ProgramBench.parse(root, subject, new Arguments(options))
                                    .run());
        }
        return worst;
    }
}
