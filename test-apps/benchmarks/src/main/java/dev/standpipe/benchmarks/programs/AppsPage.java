package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.BarChart;
import dev.standpipe.benchmarks.Markdown;
import dev.standpipe.benchmarks.Target;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Programs of the old kind: what the agent and the build make of each phase, and what starting the agent costs. */
final class AppsPage extends ResultPage {
    /** What may be read in vain costs something. */
    private static final double MOST_AHEAD = 1.05;

    AppsPage(Book book) {
        super(book);
    }

    @Override
    void compute() {
        for (String cache : caches()) {
            for (int jdk : jdks) {
                place("programs", programs(jdk, cache));
                place("phases", phases(jdk, cache));
                prefetch(jdk, cache);
            }
        }
        place("slower", new Slower(figures).toString());
        BarChart chart = new BarChart(
                "Times as fast with the agent, all phases together",
                jdks.stream().map(jdk -> "JDK " + jdk).toList());
        for (String program : figures.distinct(Row::program)) {
            chart.row(
                    program,
                    jdks.stream()
                            .map(jdk -> figures.all().stream()
                                    .filter(row -> is(row, jdk, "warm", Row.TOTAL)
                                            && row.program().equals(program))
                                    .findFirst()
                                    .flatMap(plain -> over(plain, Arm.AGENT, Row.TOTAL))
                                    .map(ratio -> OptionalDouble.of(ratio.value()))
                                    .orElse(OptionalDouble.empty()))
                            .toList());
        }
        drawing("programs", "apps.svg", "Times as fast with the agent", chart.draw());
    }

    private static boolean is(Row row, int jdk, String cache, String phase) {
        return row.jdk() == jdk
                && row.cache().equals(cache)
                && row.phase().equals(phase)
                && row.setting().isEmpty()
                && row.arm().equals(Arm.PLAIN.name());
    }

    private Optional<Target.Ratio> over(Row plain, Arm arm, String phase) {
        return figures.over(plain.at(arm.name(), phase), plain.at(Arm.PLAIN.name(), phase));
    }

    private String times(Row plain, Arm arm, String phase) {
        return over(plain, arm, phase).map(Object::toString).orElse(Figures.NONE);
    }

    private String programs(int jdk, String cache) {
        Markdown table = new Markdown(
                "JDK " + jdk + ", " + cache,
                List.of(
                        "loops rewritten",
                        "rounds",
                        "plain, s",
                        "agent, s",
                        "times as fast",
                        "offline, times as fast",
                        "first pass, plain, s",
                        "first pass, agent, s",
                        "times as fast",
                        "outside, s more"));
        String first = Row.FIRST + Row.TOTAL;
        for (Row plain : figures.all()) {
            if (is(plain, jdk, cache, Row.TOTAL)) {
                Row.Place agent = plain.at(Arm.AGENT.name(), Row.TOTAL);
                table.row(
                        plain.program(),
                        List.of(
                                figures.find(agent).map(Row::loops).orElse(Figures.NONE),
                                Integer.toString(plain.nanos().size()),
                                Figures.seconds(plain.seconds()),
                                figures.seconds(agent),
                                times(plain, Arm.AGENT, Row.TOTAL),
                                times(plain, Arm.OFFLINE, Row.TOTAL),
                                figures.seconds(plain.at(Arm.PLAIN.name(), first)),
                                figures.seconds(plain.at(Arm.AGENT.name(), first)),
                                times(plain, Arm.AGENT, first),
                                outside(plain)));
            }
        }
        return table.toString();
    }

    /** What the agent adds before the program begins and after it has ended. */
    private String outside(Row plain) {
        Optional<Row> without = figures.find(plain.at(Arm.PLAIN.name(), Row.OUTSIDE));
        Optional<Row> with = figures.find(plain.at(Arm.AGENT.name(), Row.OUTSIDE));
        return without.isPresent() && with.isPresent()
                ? String.format(
                        Locale.ROOT,
                        "%.2f",
                        with.get().seconds() - without.get().seconds())
                : Figures.NONE;
    }

    private String phases(int jdk, String cache) {
        Markdown table = new Markdown(
                "JDK " + jdk + ", " + cache,
                List.of(
                        "phase",
                        "plain, s",
                        "spread",
                        "agent, s",
                        "spread",
                        "agent/plain",
                        "again/plain",
                        "offline/plain",
                        "first pass, agent/plain",
                        "first pass, ms more"));
        for (Row plain : figures.all()) {
            if (plain.isPhase() && is(plain, jdk, cache, plain.phase())) {
                Optional<Row> agent = figures.find(plain.at(Arm.AGENT.name(), plain.phase()));
                table.row(
                        plain.program(),
                        List.of(
                                plain.phase(),
                                Figures.seconds(plain.seconds()),
                                percent(plain.spread()),
                                agent.map(row -> Figures.seconds(row.seconds())).orElse(Figures.NONE),
                                agent.map(row -> percent(row.spread())).orElse(Figures.NONE),
                                part(plain, Arm.AGENT, plain.phase(), Slower.MOST),
                                part(plain, Arm.AGAIN, plain.phase(), Slower.MOST),
                                part(plain, Arm.OFFLINE, plain.phase(), Slower.MOST),
                                part(plain, Arm.AGENT, Row.FIRST + plain.phase(), Double.MAX_VALUE),
                                millisMore(plain, Row.FIRST + plain.phase())));
            }
        }
        return table.toString();
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * part);
    }

    /** The time as a part of that without help, of medians; in bold where it is more than it may be. */
    private String part(Row plain, Arm arm, String phase, double most) {
        return figures.find(plain.at(arm.name(), phase))
                .flatMap(row ->
                        figures.find(plain.at(Arm.PLAIN.name(), phase)).map(without -> row.median() / without.median()))
                .map(part -> String.format(Locale.ROOT, part > most ? "**%.3f**" : "%.3f", part))
                .orElse(Figures.NONE);
    }

    private String millisMore(Row plain, String phase) {
        return figures.find(plain.at(Arm.AGENT.name(), phase))
                .flatMap(row -> figures.find(plain.at(Arm.PLAIN.name(), phase))
                        .map(without -> String.format(Locale.ROOT, "%.0f", (row.median() - without.median()) / 1e6)))
                .orElse(Figures.NONE);
    }

    /** What reading ahead does to programs whose inputs are where these are. */
    private void prefetch(int jdk, String cache) {
        Markdown table = new Markdown(
                "JDK " + jdk + ", " + cache, List.of("agent, s", "prefetch=hint/agent", "prefetch=ahead/agent"));
        boolean any = false;
        for (Row agent : figures.all()) {
            if (agent.jdk() == jdk
                    && agent.cache().equals(cache)
                    && agent.setting().equals(Agenda.PREFETCH)
                    && agent.arm().equals(Arm.AGENT.name())
                    && agent.phase().equals(Row.TOTAL)) {
                any = true;
                table.row(
                        agent.program(),
                        List.of(
                                Figures.seconds(agent.seconds()),
                                with(agent, Arm.HINT, Slower.MOST),
                                with(agent, Arm.AHEAD, MOST_AHEAD)));
            }
        }
        if (any) {
            place("prefetch", table.toString());
        }
    }

    private String with(Row agent, Arm arm, double most) {
        return figures.over(agent.place(), agent.at(arm.name(), Row.TOTAL))
                .map(ratio -> String.format(
                        Locale.ROOT,
                        ratio.value() > most ? "**%.3f** (%.3f to %.3f)" : "%.3f (%.3f to %.3f)",
                        ratio.value(),
                        ratio.least(),
                        ratio.most()))
                .orElse(Figures.NONE);
    }
}
