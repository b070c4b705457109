package dev.standpipe.cli.loops;

import dev.standpipe.cli.input.ClassWalk;
import dev.standpipe.cli.input.InputFiles;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.ProgressBar;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.cli.user.Terminal;
import dev.standpipe.explain.PseudoJava;
import dev.standpipe.explain.ReadingAhead;
import dev.standpipe.explain.RoundSentence;
import dev.standpipe.explain.SideBySide;
import dev.standpipe.file.Printable;
import dev.standpipe.offline.ClassInventory;
import dev.standpipe.report.Advice;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells all about the loops of one class. */
@Command(
        name = "explain",
        description = {
            "Explain each loop of a class that carries elements: what it does, its verdict, "
                    + "why, and what would change that.",
            "A loop is shown as its author may have written it, with the names of local "
                    + "variables if the class file has them."
        })
public final class ExplainCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(paramLabel = "CLASS[.METHOD]", description = "The full name of a class, or of one of its methods.")
    private String name;

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            required = true,
            description = "Where to find the class and those that it uses: jars and folders; jrt: for the "
                    + "JDK that runs this, jrt:HOME for another.")
    private List<String> classPath = new ArrayList<>();

    @Option(
            names = {"-b", "--bytecode"},
            description = "Also list the instructions, before and after, side by side. COLUMNS sets the width.")
    private boolean bytecode;

    @Option(
            names = "--ahead",
            description = "Also say what changes with prefetch=ahead: whether the next elements can be "
                    + "read in advance, or why not.")
    private boolean ahead;

    @Option(
            names = "--stream",
            description = "The class is a stream, and no loop of it is meant: say what it does with an element, "
                    + "and whether loops over it are carried. With * and ? in its name, one line for each stream.")
    private boolean stream;

    private final Set<String> rewritten = new LinkedHashSet<>();
    private int loops;

    @Override
    public Integer call() {
        return stream ? explainStream() : explainLoops();
    }

    private int explainStream() {
        StreamExplanation explanation = new StreamExplanation(user.out());
        ClassWalk walk = through((where, classFile) -> explanation.add(classFile));
        explanation.explain(name);
        user.out().flush();
        return walk.problems().isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
    }

    private ClassWalk through(ClassWalk.Visitor visitor) {
        ProgressBar progress = ProgressBar.on(user.err(), Terminal.showsErrors());
        ClassWalk walk = new ClassWalk(visitor, progress).through(InputFiles.split(classPath));
        progress.end();
        for (List<String> sentences : Arrays.asList(walk.notes(), walk.problems())) {
            for (String sentence : sentences) {
                user.err().println("standpipe: " + Printable.line(sentence));
            }
        }
        return walk;
    }

    private int explainLoops() {
        ClassQuery wanted = new ClassQuery(name);
        ClassInventory inventory = new ClassInventory();
        ClassWalk walk = through((where, classFile) -> {
            inventory.add(classFile);
            wanted.consider(where, classFile);
        });
        Rewriter rewriter = Rewriter.standard().with(inventory);
        if (wanted.classFile() == null && wanted.unreadable() != null) {
            String problem = rewriter.rewrite(wanted.damaged()).problem();
            throw new Refused(wanted.unreadable() + ": " + (problem == null ? wanted.damage() : problem));
        }
        if (wanted.classFile() == null) {
            throw new Refused("there is no class " + name + " on the class path" + wanted.nearest());
        }
        rewriter = ahead ? rewriter.readingAhead() : rewriter;
        Rewriting rewriting = rewriter.rewrite(wanted.classFile(), (finding, summary) -> {
            if (wanted.includes(finding.place().method())) {
                explain(finding, summary);
            }
        });
        if (rewriting.problem() != null) {
            throw new Refused(rewriting.problem());
        }
        wanted.checkMethod();
        if (loops == 0) {
            user.out()
                    .println("no loop " + (wanted.method() == null ? "of this class" : "of this method")
                            + " carries elements through DataInput or DataOutput");
        }
        if (bytecode) {
            list(wanted.classFile(), rewriting.classFile());
        }
        user.out().flush();
        return walk.problems().isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
    }

    private void explain(Finding finding, Summary summary) {
        loops++;
        print(LoopLine.where(finding.place()) + "  "
                + Printable.line(finding.carried().toString()));
        for (String line : summary == null ? new ArrayList<String>() : PseudoJava.of(summary)) {
            print("    " + Printable.line(line));
        }
        print("  each round: " + Printable.line(RoundSentence.of(summary)));
        if (finding.isRewritten()) {
            rewritten.add(finding.place().method() + finding.place().descriptor());
            print("  " + user.coloured("@|green rewritten|@") + " by the rule " + finding.rule() + ": "
                    + Printable.line(finding.explanation()));
            if (ahead) {
                print("    " + ReadingAhead.of(summary));
            }
        } else {
            print("  " + user.coloured("@|yellow left alone|@") + ", " + finding.reason() + ": "
                    + Printable.line(finding.explanation()));
            print("  instead: "
                    + Advice.on(finding.reason().name()).words(finding.carried().direction()));
        }
        print("");
    }

    private void list(byte[] before, byte[] after) {
        for (String method : rewritten) {
            print("-- " + Printable.line(method) + ", before and after");
            for (String line : SideBySide.of(
                    InstructionListing.of(before, method), InstructionListing.of(after, method), Terminal.width())) {
                print(Printable.line(line));
            }
        }
    }

    private void print(String line) {
        user.out().println(line);
    }
}
