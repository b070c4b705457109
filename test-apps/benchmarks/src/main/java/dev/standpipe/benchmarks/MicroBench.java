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

/** {@code standpipe bench micro}: measures, writes every figure to a file, and makes the performance page of them. */
final class MicroBench {
    static final String USAGE = """
            usage: standpipe bench micro [--quick | --wide] [--jdk DIR]… [--only STACK]… [--dir DIR] [--results FILE] [--docs DIR] [--page-only]
              --quick         fewer sizes and rounds, about a minute per JDK; the page goes beside the results, not into docs/
              --wide          all sizes and element types on every JDK, not on one (25 if it is there, or the newest)
              --jdk DIR       measure on the JDK in DIR; may be given several times; otherwise on every JDK in the usual places
              --only STACK    %s; may be given several times
              --dir DIR       where the measured files are (default: beside the results; try /dev/shm)
              --results FILE  where the figures go (default: docs/evidence/performance.csv; with --quick target/bench/performance.csv)
              --docs DIR      where performance.md and img/ go
              --page-only     do not measure, make the page of the results that are there
            """.formatted(String.join(
            ", ", Arrays.stream(Stack.values()).map(MicroBench::lower).toList()));

    private static final List<String> OPTIONS =
            List.of("--quick", "--wide", "--page-only", "--jdk", "--only", "--dir", "--results", "--docs");

    private final List<Jdk> jdks = new ArrayList<>();
    private final Set<Stack> stacks = EnumSet.noneOf(Stack.class);
    private final Path work;
    private final Path template;
    private final Path readme;
    private boolean quick;
    private boolean wide;
    private boolean measure = true;
    private Path data;
    private Path results;
    private Path docs;

    private MicroBench(Path root) {
        work = root.resolve("test-apps/benchmarks/target/bench");
        template = root.resolve("docs/evidence");
        readme = root.resolve("README.md");
        docs = template;
    }

    static MicroBench parse(Path root, Arguments args) {
        MicroBench bench = new MicroBench(root);
        bench.parse(args);
        return bench;
    }

    private void parse(Arguments args) {
        Path chosenDocs = null;
        while (args.next(OPTIONS)) {
            switch (args.option()) {
                case "--quick" -> quick = true;
                case "--wide" -> wide = true;
                case "--page-only" -> measure = false;
                case "--jdk" -> jdks.add(args.jdk());
                case "--only" -> stacks.add(stack(args.value()));
                case "--dir" -> data = Path.of(args.value());
                case "--results" -> results = Path.of(args.value());
                case "--docs" -> chosenDocs = Path.of(args.value());
                default -> throw new AssertionError(args.option());
            }
        }
        docs = chosenDocs != null ? chosenDocs : quick ? work : docs;
        results = results != null ? results : docs.resolve("performance.csv");
        data = data != null ? data : work.resolve("data");
        if (stacks.isEmpty()) {
            stacks.addAll(EnumSet.allOf(Stack.class));
        }
    }

    private static Stack stack(String name) {
        List<String> names =
                Arrays.stream(Stack.values()).map(MicroBench::lower).toList();
        return Stack.values()[names.indexOf(Arguments.among("stack", name, names))];
    }

    private static String lower(Stack stack) {
        return stack.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    void run() throws IOException {
        Files.createDirectories(work);
        Files.createDirectories(data);
        Files.createDirectories(docs);
        if (measure) {
            measured().write(results);
            System.out.println("figures: " + results);
        }
        Page.write(Results.read(results), template, docs);
        if (docs.equals(template)) {
            Page.writeFront(Results.read(results), readme);
        }
        System.out.println("page:    " + docs.resolve("performance.md"));
    }

    private Results measured() throws IOException {
        Collection<Jdk> chosen = jdks.isEmpty() ? Jdk.installed() : jdks;
        CProgram c = CProgram.build(work);
        Plan core = plan(false);
        Map<String, String> facts = Machine.facts(data);
        facts.put("c", c.whyNot() == null ? c.description() : "not measured: " + c.whyNot());
        facts.put("rounds", Integer.toString(core.rounds()));
        facts.put("warm-up", core.warmMillis() + " ms per contender");
        chosen.forEach(jdk -> facts.put("jdk " + jdk.feature(), jdk.version()));
        facts.forEach((key, value) -> System.out.println(key + ": " + value));
        List<Figure> figures = new ArrayList<>();
        long start = System.nanoTime();
        for (Jdk jdk : chosen) {
            Plan plan = plan(wide
                    || jdk.feature()
                            == Jdk.representative(
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
