package dev.standpipe.cli;

import dev.standpipe.offline.Inventory;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
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
        description =
                "Tell about each loop of a class that carries elements: what becomes of it, why, and what would change that.")
final class ExplainCommand implements Callable<Integer> {
    @Mixin
    private Conversation user;

    @Parameters(
            paramLabel = "CLASS[.METHOD]",
            description = "A class by its full name, and perhaps one of its methods.")
    private String name;

    @Option(
            names = {"-cp", "--class-path"},
            paramLabel = "PATH",
            required = true,
            description = "Where the class is, and those that it knows: jars and folders.")
    private List<String> classPath = new ArrayList<>();

    @Option(
            names = {"-b", "--bytecode"},
            description = "List the instructions too, before and after.")
    private boolean bytecode;

    @Override
    public Integer call() {
        List<Path> inputs = Input.split(classPath);
        Wanted wanted = new Wanted(name);
        Inventory inventory = new Inventory();
        Progress progress = Progress.on(user.err(), Terminal.showsErrors());
        Walk walk = new Walk(
                        (where, classFile) -> {
                            inventory.add(classFile);
                            wanted.consider(classFile);
                        },
                        progress)
                .through(inputs);
        progress.end();
        for (String problem : walk.problems()) {
            user.err().println("standpipe: " + problem);
        }
        if (wanted.classFile() == null) {
            throw new Refused("there is no class " + name + " on the class path" + wanted.nearest());
        }
        explain(wanted, Rewriter.standard().with(inventory).rewrite(wanted.classFile()));
        return Exit.DONE;
    }

    private void explain(Wanted wanted, Rewriting rewriting) {
        PrintWriter out = user.out();
        if (rewriting.problem() != null) {
            throw new Refused(rewriting.problem());
        }
        int loops = 0;
        Set<String> methods = new LinkedHashSet<>();
        for (Finding finding : rewriting.findings()) {
            if (wanted.includes(finding.place().method())) {
                loops++;
                explain(out, finding);
                if (finding.isRewritten()) {
                    methods.add(finding.place().method() + finding.place().descriptor());
                }
            }
        }
        if (loops == 0) {
            out.println("no loop " + (wanted.method() == null ? "of this class" : "of this method")
                    + " carries elements through DataInput or DataOutput");
        }
        if (bytecode) {
            for (String method : methods) {
                out.println("-- " + method + " before");
                Listing.print(out, wanted.classFile(), method);
                out.println("-- " + method + " after");
                Listing.print(out, rewriting.classFile(), method);
            }
        }
        out.flush();
    }

    private void explain(PrintWriter out, Finding finding) {
        out.println(Loops.where(finding.place()) + "  " + finding.carried());
        if (finding.isRewritten()) {
            out.println("  " + user.coloured("@|green rewritten|@") + " by the rule " + finding.rule() + ": "
                    + finding.explanation());
            return;
        }
        out.println(
                "  " + user.coloured("@|yellow left alone|@") + ", " + finding.reason() + ": " + finding.explanation());
        out.println("  instead: " + Advice.on(finding.reason()));
    }
}
