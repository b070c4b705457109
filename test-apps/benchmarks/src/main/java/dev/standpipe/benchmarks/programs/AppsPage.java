package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.BarChart;
import dev.standpipe.benchmarks.Markdown;
import dev.standpipe.benchmarks.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Programs of the old kind: what the agent and the build make of each phase, and what starting the agent costs. */
final class AppsPage extends ResultPage {
    /** So many times its time without help is the most that a phase may take. */
    static final double MOST = 1.02;

    AppsPage(Book book) {
        super(book);
    }

    @Override
    void compute() {
        for (String cache : caches()) {
            for (int jdk : jdks) {
                place("programs", programs(jdk, cache));
                place("phases", phases(jdk, cache));
            }
        }
        place("slower", slower());
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
                                    .flatMap(plain -> over(plain, Arm.AGENT))
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
                && row.arm().equals(Arm.PLAIN.name());
    }

    private Optional<Target.Ratio> over(Row plain, Arm arm) {
        return figures.over(plain.at(arm.name(), plain.phase()), plain.place());
    }

    private String times(Row plain, Arm arm) {
        return over(plain, arm).map(Object::toString).orElse(Figures.NONE);
    }

    private String programs(int jdk, String cache) {
        Markdown table = new Markdown(
                "JDK " + jdk + ", " + cache,
                List.of(
                        "loops rewritten",
                        "plain, s",
                        "agent, s",
                        "agent, times as fast",
                        "offline, times as fast",
                        "whole process, plain → agent, s",
                        "outside the phases, s more"));
        for (Row plain : figures.all()) {
            if (is(plain, jdk, cache, Row.TOTAL)) {
                Row.Place agent = plain.at(Arm.AGENT.name(), Row.TOTAL);
                table.row(
                        plain.program(),
                        List.of(
                                figures.find(agent).map(Row::loops).orElse(Figures.NONE),
                                Figures.seconds(plain.seconds()),
                                figures.seconds(agent),
                                times(plain, Arm.AGENT),
                                times(plain, Arm.OFFLINE),
                                figures.seconds(plain.at(Arm.PLAIN.name(), Row.PROCESS)) + " → "
                                        + figures.seconds(plain.at(Arm.AGENT.name(), Row.PROCESS)),
                                outside(plain)));
            }
        }
        return table.toString();
    }

    /** What the agent adds before the program begins and after it has ended. */
    private String outside(Row plain) {
        Optional<Double> without = outside(plain, Arm.PLAIN);
        Optional<Double> with = outside(plain, Arm.AGENT);
        return without.isPresent() && with.isPresent()
                ? String.format(Locale.ROOT, "%.2f", with.get() - without.get())
                : Figures.NONE;
    }

    private Optional<Double> outside(Row plain, Arm arm) {
        return figures.find(plain.at(arm.name(), Row.PROCESS))
                .flatMap(process -> figures.find(plain.at(arm.name(), Row.TOTAL))
                        .map(total -> process.seconds() - total.seconds()));
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
                        "times as fast",
                        "offline/plain"));
        for (Row plain : figures.all()) {
            if (isPhase(plain, jdk, cache)) {
                Optional<Row> agent = figures.find(plain.at(Arm.AGENT.name(), plain.phase()));
                table.row(
                        plain.program(),
                        List.of(
                                plain.phase(),
                                Figures.seconds(plain.seconds()),
                                percent(plain.spread()),
                                agent.map(row -> Figures.seconds(row.seconds())).orElse(Figures.NONE),
                                agent.map(row -> percent(row.spread())).orElse(Figures.NONE),
                                part(plain, Arm.AGENT),
                                times(plain, Arm.AGENT),
                                part(plain, Arm.OFFLINE)));
            }
        }
        return table.toString();
    }

    private static boolean isPhase(Row row, int jdk, String cache) {
        return is(row, jdk, cache, row.phase())
                && !row.phase().equals(Row.TOTAL)
                && !row.phase().equals(Row.PROCESS);
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * part);
    }

    /** The time as a part of that without help, of medians; in bold where it is more than it may be. */
    private String part(Row plain, Arm arm) {
        return figures.find(plain.at(arm.name(), plain.phase()))
                .map(row -> row.median() / plain.median())
                .map(part -> String.format(Locale.ROOT, part > MOST ? "**%.3f**" : "%.3f", part))
                .orElse(Figures.NONE);
    }

    private String slower() {
        List<String> lines = new ArrayList<>();
        int phases = 0;
        for (Row plain : figures.all()) {
            Optional<Row> agent = figures.find(plain.at(Arm.AGENT.name(), plain.phase()));
            if (isPhase(plain, plain.jdk(), plain.cache()) && agent.isPresent()) {
                phases++;
                double part = agent.get().median() / plain.median();
                if (part > MOST) {
                    lines.add(String.format(
                            Locale.ROOT,
                            "- %s, %s, JDK %d, %s: %.3f, %.1f ms more%s",
                            plain.program(),
                            plain.phase(),
                            plain.jdk(),
                            plain.cache(),
                            part,
                            (agent.get().median() - plain.median()) / 1e6,
                            agent.get().min() <= plain.max() * MOST ? "; the rounds of both overlap" : ""));
                }
            }
        }
        return phases + " phases, " + lines.size() + " of them more than " + MOST + " times as slow with the agent"
                + (lines.isEmpty() ? "." : ":\n\n" + String.join("\n", lines));
    }
}
