package dev.standpipe.rewrite.proof;

import dev.standpipe.proof.Arguments;
import dev.standpipe.proof.Exhaustion;
import dev.standpipe.rewrite.proof.LoopProgram.Share;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.engine.FewWritten;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Every loop on every stack, as it is and rewritten: {@code RuleExhaustion [--share N] [--threads T] [--only ROWS]
 * [--loops REGEX] [--failures N] [--seconds X]}.
 */
public final class RuleExhaustion {
    /** The stacks that matter to the rules; the engine's own proof has the others. */
    static final String STACKS =
            "^(read|write) (DATA \\[\\] (BYTES|FILE)|DATA \\[BUFFERED\\] (USER|FILE)|DATA \\[GZIP\\] BYTES"
                    + "|DATA \\[OBJECTS\\] USER|FILE \\[\\] BYTES|OBJECT \\[\\] (BYTES|FILE)|DATA \\[\\] USER)$";

    private final List<LoopProgram> programs;
    private final Exhaustion exhaustion;

    private RuleExhaustion(List<LoopProgram> programs, long share, int failures, String rows, long seconds) {
        this.programs = programs;
        this.exhaustion = new Exhaustion(share, programs, failures, rows, seconds);
    }

    static RuleExhaustion of(List<LoopProgram> programs, long share, int failures, String rows, long seconds) {
        FewWritten.areCarried();
        return new RuleExhaustion(
                programs.stream().filter(LoopProgram::isRewritten).collect(Collectors.toList()),
                share,
                failures,
                rows,
                seconds);
    }

    static List<LoopProgram> loops(String only) throws Exception {
        List<LoopProgram> programs = new ArrayList<>();
        for (Map.Entry<String, Map<String, byte[]>> compiled :
                Sources.compiled().entrySet()) {
            for (LoopProgram program : new Loops(compiled.getKey(), compiled.getValue(), new Rewritten()).programs()) {
                if (only == null
                        || java.util.regex.Pattern.compile(only)
                                .matcher(program.toString())
                                .find()) {
                    programs.add(program);
                }
            }
        }
        return programs;
    }

    List<String> run(int threads) throws InterruptedException {
        return exhaustion.run(threads);
    }

    long played() {
        return exhaustion.played();
    }

    /** In how many cases something moved in bulk, by rule and stack. */
    Map<String, Share> shares() {
        Map<String, Share> shares = new TreeMap<>();
        for (LoopProgram program : programs) {
            program.shares()
                    .forEach((stack, share) -> shares.computeIfAbsent(
                                    program.expected() + ": " + stack, key -> new Share())
                            .add(share));
        }
        return shares;
    }

    public static void main(String[] args) throws Exception {
        Arguments a = new Arguments(args, "share", "threads", "only", "loops", "failures", "seconds");
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        RuleExhaustion all = of(
                loops(a.text("loops")),
                a.number("share", 1),
                (int) a.number("failures", 20),
                a.has("only") ? a.text("only") : STACKS,
                a.number("seconds", 1_000_000));
        long from = System.nanoTime();
        List<String> failures = all.run((int) a.number("threads", 1));
        double seconds = (System.nanoTime() - from) / 1e9;
        failures.forEach(System.out::println);
        all.shares().forEach((which, share) -> System.out.println("moved in " + share + "  " + which));
        System.out.printf(
                "%d loops, %d cases in %.1f s, %.0f a second, %d differ%n",
                all.programs.size(), all.played(), seconds, all.played() / seconds, failures.size());
        System.exit(failures.isEmpty() ? 0 : 1);
    }
}
