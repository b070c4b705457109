package dev.standpipe.gaps;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the programs without the agent and with it, and prints what differs: {@code .ci/gaps}. */
public final class Gaps {
    private static final int MOST_SAID = 4;

    private final List<Jdk> jdks = new ArrayList<>();
    private Program only;
    private int dose = -1;
    private boolean sabotaged;
    private int runs;
    private int different;

    private Gaps() {}

    public static void main(String[] args) throws Exception {
        Gaps gaps = new Gaps();
        for (int k = 0; k < args.length; k++) {
            switch (args[k]) {
                case "--only":
                    gaps.only = Program.of(args[++k]);
                    break;
                case "--dose":
                    gaps.dose = Integer.parseInt(args[++k]);
                    break;
                case "--sabotaged":
                    gaps.sabotaged = true;
                    break;
                default:
                    gaps.jdks.add(new Jdk(Path.of(args[k])));
            }
        }
        System.exit(gaps.run() == 0 ? 0 : 1);
    }

    private int run() throws Exception {
        for (Jdk jdk : jdks) {
            for (Program program : Program.values()) {
                if (only == null || only == program) {
                    run(jdk, program);
                }
            }
        }
        System.out.println(runs + " programs, " + different + " differ");
        return different;
    }

    private void run(Jdk jdk, Program program) throws Exception {
        for (Comparison comparison : program.comparisons(jdk, dose < 0 ? program.lengthy : dose, sabotaged)) {
            long started = System.nanoTime();
            List<String> differences = comparison.differences();
            long seconds = (System.nanoTime() - started) / 1_000_000_000;
            runs++;
            different += differences.isEmpty() ? 0 : 1;
            System.out.printf(
                    "%-7s %-40s %4d s  %s%n",
                    jdk, comparison.label(), seconds, differences.isEmpty() ? "same" : "DIFFERS");
            differences.stream().limit(MOST_SAID).forEach(difference -> System.out.println("        " + difference));
        }
    }
}
