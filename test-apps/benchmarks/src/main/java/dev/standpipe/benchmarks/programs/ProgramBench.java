package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Arguments;
import dev.standpipe.benchmarks.CSource;
import dev.standpipe.benchmarks.Jdk;
import dev.standpipe.benchmarks.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** {@code standpipe bench paper} and {@code standpipe bench apps}: whole programs, and the pages with what came out. */
public final class ProgramBench {
    private static final List<String> OPTIONS =
            List.of("--quick", "--size", "--jdk", "--rounds", "--cold", "--only", "--dir", "--docs", "--page-only");

    private final Path root;
    private final boolean apps;
    private final List<String> words = new ArrayList<>();
    private final List<Jdk> jdks = new ArrayList<>();
    private final Set<String> only = new LinkedHashSet<>();
    private final List<Integer> sizes = new ArrayList<>();
    private boolean small;
    private boolean cold;
    private boolean measure = true;
    private int rounds = 5;
    private Path docs;
    private Path data;

    private ProgramBench(Path root, boolean apps) {
        this.root = root;
        this.apps = apps;
    }

    public static String usage(String subject) {
        return """
                usage: standpipe bench %s [OPTION]…
                  --quick         small inputs and one round; the pages go to test-apps/benchmarks/target/bench/results
                  --size SIZE     small, large (default), or a number in the program's own unit, with --only; may be given several times
                  --jdk DIR       measure on the JDK in DIR; may be given several times; otherwise on every JDK in the usual places
                  --rounds N      how often each program runs (default: 5; fewer, but at least 3, where a round takes long)
                  --cold          also with inputs that are not in the page cache
                  --only LABEL    %s; may be given several times
                  --dir DIR       in which folder, in standpipe-bench/, inputs and outputs are (default: test-apps/benchmarks/target/bench)
                  --docs DIR      where the pages, figures and pictures go (default: docs/evidence/results)
                  --page-only     do not measure, make the pages of the figures that are there
                Exit code 1: a program failed, or did not come to the same result in all ways of running it.
                """.formatted(subject, String.join(", ", Agenda.labels(subject.equals("apps"))));
    }

    /** @throws IllegalArgumentException if the arguments make no sense */
    public static ProgramBench parse(Path root, String subject, Arguments args) {
        ProgramBench bench = new ProgramBench(root, subject.equals("apps"));
        bench.words.addAll(List.of("./standpipe", "bench", subject));
        bench.parse(args);
        return bench;
    }

    private void parse(Arguments args) {
        boolean quick = false;
        while (args.next(OPTIONS)) {
            int at = args.at();
            switch (args.option()) {
                case "--quick" -> quick = true;
                case "--size" -> size(args);
                case "--jdk" -> jdks.add(args.jdk());
                case "--rounds" -> rounds = args.count();
                case "--cold" -> cold = true;
                case "--only" -> only.add(Arguments.among("program", args.value(), Agenda.labels(apps)));
                case "--dir" -> data = Path.of(args.value());
                case "--docs" -> docs = Path.of(args.value());
                case "--page-only" -> measure = false;
                default -> throw new AssertionError(args.words().get(at));
            }
            remember(args, at);
        }
        if (!sizes.isEmpty() && only.size() != 1) {
            throw new IllegalArgumentException(
                    "--size with a number needs one --only, as each program has a unit of its own");
        }
        if (quick) {
            small = true;
            rounds = 1;
        }
        Path target = root.resolve("test-apps/benchmarks/target/bench");
        docs = docs != null ? docs : small ? target.resolve("results") : root.resolve("docs/evidence/results");
        data = (data != null ? data : target).resolve("standpipe-bench");
    }

    /** For the page, where the places of this machine say nothing: a JDK is the one of its release. */
    private void remember(Arguments args, int at) {
        String option = args.words().get(at);
        if (!List.of("--dir", "--docs").contains(option)) {
            words.add(option);
            if (option.equals("--jdk")) {
                words.add("…/jdk-" + jdks.get(jdks.size() - 1).feature());
            } else {
                words.addAll(args.words().subList(at + 1, args.at() + 1));
            }
        }
    }

    private void size(Arguments args) {
        String option = args.option();
        String value = args.value();
        if (value.equals("small")) {
            small = true;
        } else if (value.matches("[1-9][0-9]{0,8}")) {
            sizes.add(Integer.valueOf(value));
        } else if (!value.equals("large")) {
            throw new IllegalArgumentException(option + " is small, large or a number, and '" + value + "' is none");
        }
    }

    /** Exit code 1 if anything failed or differed. */
    public int run() throws IOException {
        Files.createDirectories(docs);
        List<String> complaints = measure ? measured() : List.of();
        for (String page : Pages.write(root.resolve("docs/evidence/results"), docs)) {
            System.out.println("page: " + docs.resolve(page));
        }
        complaints.forEach(line -> System.err.println("standpipe: not the same: " + line));
        return complaints.isEmpty() ? 0 : 1;
    }

    private List<String> measured() throws IOException {
        Collection<Jdk> chosen = jdks.isEmpty() ? Jdk.installed() : jdks;
        Path work = Files.createDirectories(root.resolve("test-apps/benchmarks/target/bench"));
        Cold cache = Cold.prepare(work);
        Launch launch = new Launch(root, work, data, cache);
        Race race = new Race(launch, cache, rounds);
        Agenda.Size size = new Agenda.Size(small, sizes);
        List<Contest> contests = apps ? Agenda.apps(size, cold) : Agenda.papers(size, cold);
        contests.removeIf(
                contest -> !only.isEmpty() && !only.contains(contest.subject().label()));
        int representative =
                Jdk.representative(chosen.stream().map(Jdk::feature).toList());
        List<String> complaints = new ArrayList<>();
        long start = System.nanoTime();
        Contest before = null;
        for (Contest contest : contests) {
            if (before != null && !contest.isOnTheInputOf(before)) {
                launch.discard();
            }
            for (Jdk jdk : chosen) {
                if (!contest.core() && jdk.feature() != representative) {
                    continue;
                }
                List<Row> rows = race.run(jdk, contest);
                complaints.addAll(Race.complaints(rows));
                System.out.println(progress(start, jdk, contest, rows));
                // at once, so that nothing is lost when somebody has seen enough
                Path csv = docs.resolve(contest.subject().page() + ".csv");
                Book.read(csv).with(facts(jdk, launch, cache), rows).write(csv);
            }
            before = contest;
        }
        launch.discard();
        return complaints;
    }

    private Map<String, String> facts(Jdk jdk, Launch launch, Cold cache) throws IOException {
        Map<String, String> facts = Machine.facts(data);
        String date = facts.remove("date");
        facts.remove("load when it began");
        facts.put("last command", String.join(" ", words));
        List<String> withoutC = launch.withoutC();
        facts.put(
                "c",
                withoutC.isEmpty() ? CSource.compiler() + ", -O3 -march=native" : "not measured: " + withoutC.get(0));
        if (cache.isUsed()) {
            facts.put("cold cache", cache.verdict());
        }
        facts.put("jdk " + jdk.feature(), jdk.version() + ", last measured on " + date);
        return facts;
    }

    /** Where the time went, and how many times as fast each variant is with the agent. */
    private static String progress(long start, Jdk jdk, Contest contest, List<Row> rows) {
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT, "%5d s  %s  %s:", (System.nanoTime() - start) / 1_000_000_000L, jdk, contest));
        Figures figures = new Figures(new Book(Map.of(), rows));
        for (Row row : rows) {
            if (row.phase().equals(Row.TOTAL) && !row.arm().equals(Arm.PLAIN.name())) {
                figures.find(row.at(Arm.PLAIN.name(), row.phase()))
                        .ifPresent(plain -> line.append(' ')
                                .append(row.variant())
                                .append(row.variant().isEmpty() ? "" : " ")
                                .append(row.arm())
                                .append(' ')
                                .append(Figures.over(row, plain))
                                .append("x"));
            }
        }
        if (!Race.complaints(rows).isEmpty()) {
            line.append(" NOT THE SAME");
        }
        return line.toString();
    }
}
