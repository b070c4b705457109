package dev.standpipe.agent;

import dev.standpipe.cache.AskedClasses;
import dev.standpipe.cache.Verdict;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.rule.Rules;
import dev.standpipe.runtime.count.Sites;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Where classes that may have something to rewrite are taken in hand; made when there is one. */
final class ClassRewriting {
    private final AgentSession session;
    private final RuntimeLinking linking;
    private final Supertypes supertypes;
    /** Null where nothing is kept. */
    private final KeptVerdicts kept;

    private final Set<String> told = Collections.synchronizedSet(new HashSet<>());
    private final PerLoader<Set<String>> rewritten = new PerLoader<>();
    private final PerLoader<Set<String>> changedByOthers = new PerLoader<>();
    private final boolean counting;
    private ClassAnalysis analysis;

    /** {@code key} is null where nothing is to be kept. */
    ClassRewriting(AgentSession session, CacheKey key) {
        this.session = session;
        this.linking = new RuntimeLinking(session);
        this.supertypes = new Supertypes(key != null);
        boolean counts = session.options().countsEntries();
        this.counting = counts && linking.counts();
        // what was kept when loops were counted calls what counts them
        this.kept = key == null || counts != counting ? null : KeptVerdicts.of(session, supertypes, key);
        session.shutdownReport().saves(kept);
        checkRules();
    }

    private void checkRules() {
        for (String name : session.options().rules()) {
            String complaint = Rules.complaint(name);
            if (complaint != null) {
                session.complain(complaint);
            }
        }
    }

    /** Has the runtime start without waiting for a class that needs it. */
    void prepare() {
        if (!session.options().dryrun() && linking.isEstablished()) {
            // an unused number: the first one makes the list longer, which takes more classes
            Sites.register();
        }
    }

    /** The new class file, or null where there is nothing to change. */
    byte[] rewrite(ClassLoader loader, String name, byte[] classFile, boolean byOthers) {
        long started = System.nanoTime();
        boolean trusting = !isChangedByOthers(loader, name, byOthers);
        Verdict verdict = kept == null ? null : kept.find(loader, classFile, trusting);
        if (verdict != null) {
            session.observations().transformNanos(System.nanoTime() - started);
            return apply(loader, name, classFile, verdict);
        }
        AskedClasses asked = kept == null ? null : new AskedClasses();
        Rewriting rewriting = analysis().of(classFile, trusting, supertypes.of(loader, asked));
        session.observations().transformNanos(System.nanoTime() - started);
        if (kept != null) {
            kept.keep(classFile, trusting, rewriting, asked);
        }
        return apply(loader, name, classFile, rewriting);
    }

    private synchronized ClassAnalysis analysis() {
        if (analysis == null) {
            analysis = new ClassAnalysis(session, counting);
        }
        return analysis;
    }

    private byte[] apply(ClassLoader loader, String name, byte[] before, Verdict verdict) {
        if (!canServe(verdict.needsRuntime())) {
            return null;
        }
        session.observations().classRemembered(verdict.hasFindings() ? verdict : null);
        return changed(loader, name, before, verdict.classFile());
    }

    private byte[] apply(ClassLoader loader, String name, byte[] before, Rewriting rewriting) {
        if (rewriting.problem() != null) {
            session.observations().classSkipped();
            if (told.add(rewriting.problem())) {
                session.log().info(rewriting.problem());
            }
        }
        if (!canServe(rewriting.changed() || rewriting.wasRewrittenBefore())) {
            return null;
        }
        session.observations().classScanned(rewriting.findings());
        return changed(loader, name, before, rewriting.changed() ? rewriting.classFile() : null);
    }

    private boolean canServe(boolean needsRuntime) {
        return !needsRuntime || session.options().dryrun() || linking.isEstablished();
    }

    /** {@code after} is null if nothing was changed. */
    private byte[] changed(ClassLoader loader, String name, byte[] before, byte[] after) {
        if (session.observations().isFull() && told.add("full")) {
            session.complain(
                    "has found more loops than a report can hold; further ones are treated alike but not counted");
        }
        session.shutdownReport().prepare();
        if (after == null || session.options().dryrun()) {
            return null;
        }
        if (isFirst(loader, name)) {
            session.observations().classRewritten();
        }
        if (!session.options().dump().isEmpty()) {
            ClassDump.write(session, name, before, after);
        }
        session.log().debug("rewrote " + name);
        return after;
    }

    /** A class that another agent has changed once is changed whenever it is transformed. */
    private boolean isChangedByOthers(ClassLoader loader, String name, boolean byOthers) {
        Set<String> changed = changedByOthers.of(loader, ConcurrentHashMap.newKeySet());
        if (byOthers) {
            changed.add(name);
        }
        return changed.contains(name);
    }

    /** A class is rewritten anew whenever any agent has it transformed again. */
    private boolean isFirst(ClassLoader loader, String name) {
        return rewritten.of(loader, ConcurrentHashMap.newKeySet()).add(name);
    }
}
