package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Stack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** {@code standpipe bench}: measures, writes every figure to a file, and makes the performance page of them. */
public final class Bench {
    private static final String USAGE = """
            usage: standpipe bench [--quick | --wide] [--jdk DIR]… [--only STACK]… [--dir DIR] [--results FILE] [--docs DIR] [--page-only]
              --quick         fewer sizes and rounds, about a minute per JDK; the page goes beside the results, not into docs/
              --wide          all sizes and element types on every JDK, not on one (25 if it is there, or the newest)
              --jdk DIR       measure on the JDK in DIR; may be given several times; otherwise on every JDK in the usual places
              --only STACK    %s; may be given several times
              --dir DIR       where the measured files are (default: beside the results; try /dev/shm)
              --results FILE  where the figures go (default: docs/performance.csv; with --quick target/bench/performance.csv)
              --docs DIR      where performance.md and img/ go
              --page-only     do not measure, make the page of the results that are there
            """.formatted(String.join(
            ", ", Arrays.stream(Stack.values()).map(Bench::lower).toList()));

    private final List<Jdk> jdks = new ArrayList<>();
    private final Set<Stack> stacks = EnumSet.noneOf(Stack.class);
    private final Path work;
    private final Path template;
    private boolean quick;
    private boolean wide;
    private boolean measure = true;
    private Path data;
    private Path results;
    private Path docs;

    private Bench(Path root) {
        work = root.resolve("test-apps/benchmarks/target/bench");
        template = root.resolve("docs");
        docs = template;
    }

    /** The first argument is the root of the repository. */
    public static void main(String[] args) throws IOException {
        if (args.length > 1 && args[1].equals("--help")) {
            System.out.print(USAGE);
            return;
        }
        Bench bench = new Bench(Path.of(args[0]));
        try {
            bench.parse(Arrays.asList(args).subList(1, args.length));
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.print(USAGE);
            System.exit(2);
        }
        bench.run();
    }

    private void parse(List<String> args) {
        Path chosenDocs = null;
        for (int i = 0; i < args.size(); i++) {
            switch (args.get(i)) {
                case "--quick" -> quick = true;
                case "--wide" -> wide = true;
                case "--page-only" -> measure = false;
                case "--jdk" -> jdks.add(jdk(value(args, ++i)));
                case "--only" -> stacks.add(stack(value(args, ++i)));
                case "--dir" -> data = Path.of(value(args, ++i));
                case "--results" -> results = Path.of(value(args, ++i));
                case "--docs" -> chosenDocs = Path.of(value(args, ++i));
                default -> throw new IllegalArgumentException("standpipe bench knows no " + args.get(i));
            }
        }
        docs = chosenDocs != null ? chosenDocs : quick ? work : docs;
        results = results != null ? results : docs.resolve("performance.csv");
        data = data != null ? data : work.resolve("data");
        if (stacks.isEmpty()) {
            stacks.addAll(EnumSet.allOf(Stack.class));
        }
    }

    private static String value(List<String> args, int i) {
        if (i == args.size()) {
            throw new IllegalArgumentException(args.get(i - 1) + " needs a value");
        }
        return args.get(i);
    }

    private static Jdk jdk(String home) {
        Jdk jdk = Jdk.at(Path.of(home));
        if (jdk == null) {
            throw new IllegalArgumentException("there is no JDK in " + home);
        }
        return jdk;
    }

    private static Stack stack(String name) {
        return Arrays.stream(Stack.values())
                .filter(stack -> lower(stack).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no stack " + name));
    }

    private static String lower(Stack stack) {
        return stack.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void run() throws IOException {
        Files.createDirectories(work);
        Files.createDirectories(data);
        Files.createDirectories(docs);
        if (measure) {
            measured().write(results);
            System.out.println("figures: " + results);
        }
        Page.write(Results.read(results), template, docs);
        if (docs.equals(template)) {
            Page.writeFront(Results.read(results), template.resolveSibling("README.md"));
        }
        System.out.println("page:    " + docs.resolve("performance.md"));
    }

    private Results measured() throws IOException {
        Collection<Jdk> chosen = jdks.isEmpty() ? Jdk.installed() : jdks;
        CProgram c = CProgram.build(work);
        Plan core = plan(false);
        Map<String, String> facts = Machine.facts(chosen, c, core, data);
        facts.forEach((key, value) -> System.out.println(key + ": " + value));
        List<Figure> figures = new ArrayList<>();
        long start = System.nanoTime();
        for (Jdk jdk : chosen) {
            Plan plan = plan(wide
                    || jdk.feature()
                            == Charts.representative(
                                    chosen.stream().map(Jdk::feature).toList()));
            for (Group group : plan.groups()) {
                try (Measurement measurement = new Measurement(jdk, group, plan, c, data)) {
                    List<Figure> found = measurement.run();
                    figures.addAll(found);
                    System.out.printf(
                            Locale.ROOT,
                            "%5d s  %s  %s%n",
                            (System.nanoTime() - start) / 1_000_000_000L,
                            jdk,
                            summary(group, found));
                }
            }
        }
        return Results.of(facts, figures);
    }

    private Plan plan(boolean isWide) {
        return quick ? Plan.quick(stacks) : Plan.full(stacks, isWide);
    }

    /** How many times as fast as the loop, for each size. */
    private static String summary(Group group, List<Figure> figures) {
        StringBuilder line = new StringBuilder(group.toString());
        for (long size : group.sizes()) {
            Figure loop = of(figures, Contender.LOOP, size);
            Figure ours = of(figures, Contender.PREFIX, size);
            line.append(
                    group.kind() == Group.Kind.SMALL
                            ? String.format(
                                    Locale.ROOT,
                                    "  n=%d %.1f/%.1f ns",
                                    ours.length(),
                                    ours.nanosPerCall(),
                                    loop.nanosPerCall())
                            : String.format(
                                    Locale.ROOT,
                                    "  %s %.1fx",
                                    Plan.bytes(size),
                                    loop.nanosPerByte() / ours.nanosPerByte()));
        }
        return line.toString();
    }

    private static Figure of(List<Figure> figures, Contender contender, long size) {
        return figures.stream()
                .filter(f -> f.contender() == contender && f.size() == size)
                .findFirst()
                .orElseThrow();
    }
}
