package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Markdown;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which phases take longer with the agent; and of how many the same would be said of the program as it is, measured once more. */
final class Slower {
    /** So many times its time without help is the most that a phase may take. */
    static final double MOST = 1.02;

    /** The phase in which programs read and write nothing. */
    private static final String IDLE = "compute";

    private final Figures figures;

    Slower(Figures figures) {
        this.figures = figures;
    }

    /** One phase in two ways. */
    private record Compared(Row plain, Row other, Doubt doubt) {
        double part() {
            return other.median() / plain.median();
        }

        boolean isSlower() {
            return doubt.least() > MOST;
        }

        boolean isNotSlower() {
            return doubt.most() <= MOST;
        }

        boolean isAbove() {
            return part() > MOST;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.3f (%.3f to %.3f)", part(), doubt.least(), doubt.most());
        }
    }

    private Optional<Compared> compared(Row plain, Arm arm) {
        return figures.find(plain.at(arm.name(), plain.phase()))
                .map(other -> new Compared(plain, other, Doubt.of(other, plain)));
    }

    private List<Compared> phases(Arm arm) {
        return figures.all().stream()
                .filter(row ->
                        row.isPhase() && row.setting().isEmpty() && row.arm().equals(Arm.PLAIN.name()))
                .flatMap(plain -> compared(plain, arm).stream())
                .toList();
    }

    @Override
    public String toString() {
        List<Compared> agent = phases(Arm.AGENT);
        Markdown table = new Markdown(
                agent.size() + " phases after the first pass",
                List.of(
                        "take longer than " + MOST + " times",
                        "do not",
                        "the rounds do not tell",
                        "medians above",
                        "`" + IDLE + "`, geometric mean"));
        table.row("with the agent", counts(agent));
        List<Compared> again = phases(Arm.AGAIN);
        if (!again.isEmpty()) {
            table.row("the program as it is, once more", counts(again));
        }
        return table + "\n" + above(agent.stream().filter(Compared::isAbove).toList());
    }

    private static List<String> counts(List<Compared> phases) {
        long slower = phases.stream().filter(Compared::isSlower).count();
        long not = phases.stream().filter(Compared::isNotSlower).count();
        double idle = phases.stream()
                .filter(phase -> phase.plain.phase().equals(IDLE))
                .mapToDouble(phase -> Math.log(phase.part()))
                .average()
                .orElse(0);
        return List.of(
                Long.toString(slower),
                Long.toString(not),
                Long.toString(phases.size() - slower - not),
                Long.toString(phases.stream().filter(Compared::isAbove).count()),
                String.format(Locale.ROOT, "%.3f", Math.exp(idle)));
    }

    private String above(List<Compared> phases) {
        if (phases.isEmpty()) {
            return "With the agent no median is above " + MOST + ".";
        }
        Markdown table = new Markdown(
                "Medians above " + MOST + " with the agent", List.of("phase", "agent/plain", "ms more", "again/plain"));
        for (Compared phase : phases) {
            Row plain = phase.plain;
            table.row(
                    plain.program() + ", JDK " + plain.jdk() + ", " + plain.cache(),
                    List.of(
                            plain.phase(),
                            phase.toString(),
                            String.format(Locale.ROOT, "%.1f", (phase.other.median() - plain.median()) / 1e6),
                            compared(plain, Arm.AGAIN).map(Compared::toString).orElse(Figures.NONE)));
        }
        return table.toString();
    }
}
