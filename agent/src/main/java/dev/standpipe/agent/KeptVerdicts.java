package dev.standpipe.agent;

import dev.standpipe.cache.AskedClasses;
import dev.standpipe.cache.CacheFolder;
import dev.standpipe.cache.NewVerdict;
import dev.standpipe.cache.Verdict;
import dev.standpipe.cache.VerdictCache;
import dev.standpipe.report.Observations;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of classes in earlier runs, where the user has named a folder for that. All that a verdict depends on is
 * either in the key, or compared when it is found: the class itself, and the classes that were looked up for it.
 */
final class KeptVerdicts {
    private final AgentSession session;
    private final Supertypes supertypes;
    private final VerdictCache cache;

    private KeptVerdicts(AgentSession session, Supertypes supertypes, VerdictCache cache) {
        this.session = session;
        this.supertypes = supertypes;
        this.cache = cache;
    }

    /** Null if nothing can be kept. */
    static KeptVerdicts of(AgentSession session, Supertypes supertypes, CacheKey key) {
        String name = session.options().cache();
        try {
            String refusal = CacheKey.obstacle();
            CacheFolder folder = refusal == null ? new CacheFolder(name) : null;
            if (folder != null) {
                refusal = folder.refusal();
            }
            if (refusal != null) {
                session.complain("does not use the cache " + name + ": " + refusal);
                return null;
            }
            VerdictCache cache = VerdictCache.open(folder, key.text(), program());
            session.observations().reserve(cache.highestSite());
            return new KeptVerdicts(session, supertypes, cache);
        } catch (IOException | ReflectiveOperationException | RuntimeException e) {
            session.complain("does not use the cache " + name + ": " + e);
            return null;
        } catch (OutOfMemoryError | LinkageError e) {
            // the program has other cares, and the classes are analysed
            return null;
        }
    }

    /**
     * Its main class and the names of its jars, as far as they are known. Where they lie is another question: engines
     * start each task in a folder of its own.
     */
    private static String program() {
        String command = System.getProperty("sun.java.command", "");
        int end = command.indexOf(' ');
        StringBuilder program = new StringBuilder(end < 0 ? command : command.substring(0, end));
        for (String place : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
            if (place.endsWith(".jar")) {
                program.append('\n').append(new File(place).getName());
            }
        }
        return program.toString();
    }

    /** Null if there is none. */
    Verdict find(ClassLoader loader, byte[] classFile, boolean trusting) {
        List<Verdict> kept = cache.of(classFile, trusting);
        for (int i = 0; i < kept.size(); i++) {
            Verdict verdict = kept.get(i);
            if (holds(loader, verdict) && isNumbered(verdict)) {
                cache.hit(verdict);
                return verdict;
            }
        }
        return null;
    }

    private boolean holds(ClassLoader loader, Verdict verdict) {
        for (int i = 0; i < verdict.classesAsked(); i++) {
            if (!supertypes.stamp(loader, verdict.asked(i)).equals(verdict.answer(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the numbers in its code are still to be had. */
    private boolean isNumbered(Verdict verdict) {
        for (int loop = 0; loop < verdict.numberedLoops(); loop++) {
            if (!session.observations().found(verdict.key(loop), verdict.site(loop))) {
                return false;
            }
        }
        return true;
    }

    /** What the rewriter could not look into it looks into again, and what was not numbered is not kept either. */
    void keep(byte[] classFile, boolean trusting, Rewriting rewriting, AskedClasses asked) {
        if (rewriting.problem() != null || !asked.areKnown() || !cache.hasRoomFor(2L * classFile.length)) {
            return;
        }
        List<String> keys = new ArrayList<>();
        for (Finding finding : rewriting.findings()) {
            if (finding.isRewritten() && finding.site() == 0) {
                return;
            }
            keys.add(Observations.key(finding));
        }
        try {
            cache.keep(NewVerdict.of(
                    classFile,
                    trusting,
                    rewriting.changed() || rewriting.wasRewrittenBefore(),
                    rewriting.changed() ? rewriting.classFile() : null,
                    rewriting.findings(),
                    keys,
                    asked.stamps()));
        } catch (IOException | OutOfMemoryError tooLong) {
            // it is analysed each time
        }
    }

    /** At the end of the program. */
    void save() {
        try {
            cache.save();
        } catch (IOException | RuntimeException e) {
            session.complain("could not write to the cache " + session.options().cache() + ": " + e);
        } catch (OutOfMemoryError | StackOverflowError | LinkageError e) {
            // then the next run has what this one had
        }
    }
}
