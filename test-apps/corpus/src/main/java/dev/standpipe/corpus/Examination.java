package dev.standpipe.corpus;

import dev.standpipe.corpus.count.Carrying;
import dev.standpipe.corpus.count.CarryingLoop;
import dev.standpipe.rewrite.Hierarchy;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.law.Breach;
import dev.standpipe.rewrite.law.Laws;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Reason;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** All that is asked of one class. */
record Examination(
        String className,
        int version,
        String language,
        List<Finding> findings,
        List<CarryingLoop> loops,
        byte[] rewritten,
        List<String> failures,
        String problem,
        long nanos) {

    private static final int NEWEST_VERSION = 72;

    /** Given once for a method, whatever loops it holds. */
    private static final Set<Reason> OF_WHOLE_METHODS =
            EnumSet.of(Reason.SUBROUTINES, Reason.TOO_COMPLEX, Reason.TOO_MUCH_WORK, Reason.METHOD_TOO_LARGE);

    static Examination of(ClassFile file, Hierarchy hierarchy) {
        String[] naming = naming(file);
        List<String> failures = new ArrayList<>();
        List<Finding> findings = List.of();
        byte[] rewritten = null;
        String problem = null;
        Rewriter rewriter = Rewriter.standard().with(hierarchy);
        long started = System.nanoTime();
        long nanos = 0;
        try {
            Rewriting rewriting = rewriter.rewrite(file.bytes());
            nanos = System.nanoTime() - started;
            findings = rewriting.findings();
            problem = rewriting.problem();
            if (rewriting.changed()) {
                rewritten = rewriting.classFile();
            }
            for (Breach breach : Laws.breaches(rewriter, file.bytes(), rewriting)) {
                failures.add(breach.toString());
            }
        } catch (RuntimeException | Error e) {
            failures.add("exception in " + naming[0] + ": " + e + at(e));
        }
        if (problem != null && file.version() <= NEWEST_VERSION && naming[0] != null) {
            failures.add("problem in " + naming[0] + ": " + problem);
        }
        List<CarryingLoop> loops = List.of();
        try {
            loops = Carrying.loops(file.bytes(), hierarchy);
        } catch (RuntimeException e) {
            problem = "not counted: " + e;
        }
        return new Examination(
                naming[0], file.version(), naming[1], findings, loops, rewritten, failures, problem, nanos);
    }

    boolean hasLoops() {
        return !findings.isEmpty() || !loops.isEmpty();
    }

    /** Each loop once, with what the two sides say of it. */
    List<Row> rows(String library) {
        List<Row> rows = new ArrayList<>();
        Set<Finding> matched = new HashSet<>();
        for (CarryingLoop loop : loops) {
            Finding match = inMethodOf(loop)
                    .filter(finding -> loop.transfers().contains(finding.place().instruction()))
                    .findFirst()
                    .or(() -> inMethodOf(loop)
                            .filter(finding -> OF_WHOLE_METHODS.contains(finding.reason()))
                            .findFirst())
                    .orElse(null);
            matched.add(match);
            rows.add(new Row(library, version, language, className, loop, match));
        }
        findings.stream()
                .filter(finding -> !matched.contains(finding))
                .forEach(finding -> rows.add(new Row(library, version, language, className, null, finding)));
        return rows;
    }

    private Stream<Finding> inMethodOf(CarryingLoop loop) {
        return findings.stream()
                .filter(finding -> finding.place().method().equals(loop.method())
                        && finding.place().descriptor().equals(loop.descriptor()));
    }

    private static String at(Throwable e) {
        return e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
    }

    /** The class's name, null if it cannot be read, and the language that its source file's name tells. */
    private static String[] naming(ClassFile file) {
        String[] naming = {null, "unknown"};
        try {
            ClassReader reader = new ClassReader(file.bytes());
            naming[0] = reader.getClassName();
            reader.accept(
                    new ClassVisitor(Opcodes.ASM9) {
                        @Override
                        public void visitSource(String source, String debug) {
                            if (source != null && source.contains(".")) {
                                naming[1] = source.substring(source.lastIndexOf('.') + 1)
                                        .toLowerCase(Locale.ROOT);
                            }
                        }
                    },
                    ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
        } catch (RuntimeException e) {
            // said as the examination's problem
        }
        return naming;
    }
}
