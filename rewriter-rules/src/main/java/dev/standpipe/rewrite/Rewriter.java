package dev.standpipe.rewrite;

import dev.standpipe.rewrite.emit.Symbols;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.work.TooMuchWork;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Class file in, class file and findings out. Holds no state, so one serves all threads. */
public final class Rewriter {
    /** The newest class files that ASM reads. */
    private static final int NEWEST = Opcodes.V28;

    // No lambda here, nor in what this calls: the first one costs a JVM 8 as much as all else that comes with the
    // first loop.
    private static final LoopListener NOBODY = new LoopListener() {
        @Override
        public void found(Finding finding, Summary summary) {}
    };

    private final Settings settings;

    private Rewriter(Settings settings) {
        this.settings = settings;
    }

    /** Applies all rules, knows only the receivers that it can tell by name, and counts everything at site 0. */
    public static Rewriter standard() {
        return new Rewriter(Settings.standard());
    }

    public Rewriter with(Hierarchy hierarchy) {
        Settings changed = settings.copy();
        changed.hierarchy = hierarchy;
        return new Rewriter(changed);
    }

    /** Only the rules whose id passes. */
    public Rewriter applying(Predicate<String> rules) {
        Settings changed = settings.copy();
        changed.rules = rules;
        return new Rewriter(changed);
    }

    /**
     * Each loop that is rewritten is given its number by {@code numbers}, which must be safe for concurrent use if the
     * rewriter is used so.
     */
    public Rewriter numberedBy(ToIntFunction<Finding> numbers) {
        Settings changed = settings.copy();
        changed.numbers = numbers;
        return new Rewriter(changed);
    }

    /**
     * Rewritten code calls this class, which has the doorway's methods, in the doorway's place; see
     * {@link Symbols#STAND_IN}.
     */
    public Rewriter calling(String doorway) {
        Settings changed = settings.copy();
        changed.doorway = doorway;
        return new Rewriter(changed);
    }

    /**
     * For JVMs that have the doorway: loops that were rewritten in the build are led to it, and counted like all
     * others.
     */
    public Rewriter adopting() {
        Settings changed = settings.copy();
        changed.adopting = true;
        return new Rewriter(changed);
    }

    /** For runtimes that read ahead: transfers say whether the program comes back with the same stream. */
    public Rewriter readingAhead() {
        Settings changed = settings.copy();
        changed.readingAhead = true;
        return new Rewriter(changed);
    }

    /**
     * For JVMs that have {@link Symbols#TALLY}: loops that are left alone are given numbers, too, and counted whenever
     * they are entered, as far as each way in can be counted.
     */
    public Rewriter countingEntries() {
        Settings changed = settings.copy();
        changed.countingEntries = true;
        return new Rewriter(changed);
    }

    /** For classes that somebody is about to change: what a getter does now it need not do then. */
    public Rewriter trustingNoGetters() {
        Settings changed = settings.copy();
        changed.trustingGetters = false;
        return new Rewriter(changed);
    }

    /**
     * Never throws for what is in {@code classFile}: what cannot be understood comes back unchanged, with the problem
     * said.
     */
    public Rewriting rewrite(byte[] classFile) {
        return rewrite(classFile, NOBODY);
    }

    /** Like {@link #rewrite(byte[])}, and tells the listener of each loop. */
    public Rewriting rewrite(byte[] classFile, LoopListener listener) {
        if (!Prefilter.maybe(classFile)) {
            return Rewriting.unchanged(classFile, Collections.emptyList(), null);
        }
        ClassReader reader;
        String name;
        try {
            reader = new ClassReader(classFile);
            name = reader.getClassName();
        } catch (IllegalArgumentException unknown) {
            return Rewriting.skipped(
                    classFile, version(classFile) > NEWEST ? newerThanKnown(classFile) : "the class file is damaged");
        } catch (RuntimeException corrupt) {
            return Rewriting.skipped(classFile, "the class file is damaged (" + corrupt + ")");
        }
        if (isOurs(name)) {
            return Rewriting.unchanged(classFile, Collections.emptyList(), null);
        }
        try {
            return rewrite(classFile, reader, listener);
        } catch (TooMuchWork e) {
            return Rewriting.skipped(
                    classFile, "the class " + name + " takes too much work to analyse, it stays as it is");
        } catch (RuntimeException | StackOverflowError e) {
            return Rewriting.skipped(
                    classFile, "the class " + name + " could not be analysed (" + e + "), it stays as it is");
        }
    }

    private static String newerThanKnown(byte[] classFile) {
        int version = version(classFile);
        return "the class file is of version " + version + " (Java " + (version - 44)
                + "), which is newer than this release of Standpipe knows";
    }

    private static int version(byte[] classFile) {
        return (classFile[6] & 0xFF) << 8 | classFile[7] & 0xFF;
    }

    private static boolean isOurs(String name) {
        return name.startsWith("dev/standpipe/") || Symbols.isDoorway(name);
    }

    private Rewriting rewrite(byte[] classFile, ClassReader reader, LoopListener listener) {
        ClassStructure structure = new ClassStructure(reader, classFile);
        Work work = new Work(Work.FOR_ONE_CLASS);
        ClassScan scan = new ClassScan(reader, structure, classFile, including(reader), settings.trustingGetters, work);
        if (scan.candidates().isEmpty()) {
            return Rewriting.unchanged(classFile, Collections.emptyList(), null);
        }
        List<Finding> findings = new ArrayList<>();
        List<MethodNode> changed = new ArrayList<>();
        CandidateMethods candidates = new CandidateMethods(classFile, scan, structure);
        for (MethodNode method : candidates.read()) {
            int length = structure.method(method.name + method.desc).code;
            MethodRewriting rewriting = new MethodRewriting(scan, method, length, settings, listener);
            rewriting.run();
            findings.addAll(rewriting.findings());
            if (rewriting.changed()) {
                Symbols.lead(method, settings.doorway);
                changed.add(method);
            }
        }
        spendOnWriting(reader, changed);
        String problem = candidates.left() == 0
                ? null
                : "in the class " + scan.name() + " " + candidates.left()
                        + " methods would take too much work to analyse, they stay as they are";
        return changed.isEmpty()
                ? Rewriting.unchanged(classFile, findings, problem)
                : Rewriting.changed(candidates.excerpt().with(changed), findings, problem);
    }

    /** Each constant of a changed method is looked up in a table of all. It has as much as the analysis. */
    private static void spendOnWriting(ClassReader reader, Collection<MethodNode> changed) {
        Work work = new Work(Work.FOR_ONE_CLASS);
        long lookups = 0;
        for (MethodNode method : changed) {
            lookups += method.instructions.size();
            lookups += method.localVariables == null ? 0 : 3L * method.localVariables.size();
        }
        // in all but very large classes even the worst table is good enough
        if (!work.isEnoughFor(lookups * reader.getItemCount() / 16)) {
            work.spend(lookups * ConstantHashes.mostInOnePlace(reader));
        }
    }

    /** The class at hand knows its own supertypes. */
    private Hierarchy including(ClassReader reader) {
        Outline own = Outline.of(reader);
        return new Hierarchy() {
            @Override
            public Outline outline(String name) {
                return name.equals(reader.getClassName()) ? own : settings.hierarchy.outline(name);
            }
        };
    }
}
