package dev.standpipe.benchmarks.demo;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs programs by turns without the agent and with it, compares what they come to, and prints how long they took. */
final class Showing {
    private static final int ROUNDS = 3;

    /** No further round of a program is begun after this. */
    private static final long ENOUGH = 30_000_000_000L;

    private final Stage stage;
    private final Style style;
    private final PrintStream out;

    Showing(Stage stage, Style style, PrintStream out) {
        this.stage = stage;
        this.style = style;
        this.out = out;
    }

    Performance of(List<Act> acts, String line) throws IOException, Difference {
        out.println("Two programs as people wrote them in 2005, each in a fresh JVM: without the agent, and with");
        out.println("  -javaagent:" + stage.agent() + "=report=…");
        out.println(line);
        out.println();
        Table table = new Table(style);
        table.head().forEach(out::println);
        List<Figure> figures = new ArrayList<>();
        int runs = 0;
        for (Act act : acts) {
            List<Figure> phases = figures(act);
            runs += 2 * phases.get(0).rounds().size();
            table.of(act.title(), phases).forEach(out::println);
            figures.addAll(phases);
        }
        out.println();
        out.println("Checksums, output and files were the same in all " + runs
                + " runs. The whole run is the process from its start to");
        out.println("its end, with start-up, agent and report. Each figure is the median of its rounds.");
        return new Performance(line, figures);
    }

    void report(List<Act> acts, Path page) throws IOException {
        stage.merge(acts, page);
        out.println("The agent's report, loop by loop: " + page);
    }

    private List<Figure> figures(Act act) throws IOException, Difference {
        Folder data = Folder.empty(stage.work().resolve(act.name()));
        stage.generate(act, data);
        long input = data.bytes();
        Set<String> inputs = data.contents().keySet();
        long output = 0;
        long begun = System.nanoTime();
        List<ProgramRun> without = new ArrayList<>();
        List<ProgramRun> with = new ArrayList<>();
        while (with.isEmpty() || with.size() < ROUNDS && System.nanoTime() - begun < ENOUGH) {
            ProgramRun plain = stage.without(act, data);
            Map<String, String> files = data.contents();
            output = data.bytes() - input;
            data.keep(inputs);
            ProgramRun helped = stage.with(act, data);
            same(act, plain.said(), helped.said());
            same(act, files.toString(), data.contents().toString());
            data.keep(inputs);
            without.add(plain);
            with.add(helped);
        }
        data.delete();
        List<Figure> figures = new ArrayList<>();
        for (String phase : without.get(0).phases().keySet()) {
            List<Figure.Pair> rounds = new ArrayList<>();
            for (int i = 0; i < with.size(); i++) {
                rounds.add(new Figure.Pair(
                        without.get(i).phases().get(phase), with.get(i).phases().get(phase)));
            }
            long bytes = phase.equals("read") ? input : phase.equals("write") ? output : 0;
            figures.add(new Figure(act.title(), phase, bytes, rounds));
        }
        return figures;
    }

    private static void same(Act act, String without, String with) throws Difference {
        if (!without.equals(with)) {
            throw new Difference(act.program() + " comes to " + without.trim() + " without the agent, and to "
                    + with.trim() + " with it");
        }
    }
}
