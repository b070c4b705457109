package dev.standpipe.agent;

import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import dev.standpipe.report.Observations;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.rule.Rules;
import dev.standpipe.runtime.count.Sites;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Where classes that may have something to rewrite are taken in hand; made when there is one. */
final class ClassRewriting {
    private final AgentSession session;
    private final RuntimeLinking linking;
    private final Rewriter rewriter;
    private final Supertypes supertypes = new Supertypes();
    private final Set<String> told = Collections.synchronizedSet(new HashSet<>());
    private final PerLoader<Set<String>> rewritten = new PerLoader<>();
    private final PerLoader<Set<String>> changedByOthers = new PerLoader<>();

    ClassRewriting(AgentSession session) {
        this.session = session;
        this.linking = new RuntimeLinking(session);
        Options options = session.options();
        checkRules();
        Rewriter standard =
                Rewriter.standard().adopting().applying(chosen(options)).numberedBy(numbers(session.observations()));
        boolean ahead = options.setting(Option.PREFETCH).value().equals("ahead");
        this.rewriter = ahead ? standard.readingAhead() : standard;
    }

    // Inner classes where lambdas would do: see Rewriter.
    private static Predicate<String> chosen(Options options) {
        return new Predicate<String>() {
            @Override
            public boolean test(String rule) {
                return options.applies(rule);
            }
        };
    }

    private static ToIntFunction<Finding> numbers(Observations observations) {
        return new ToIntFunction<Finding>() {
            @Override
            public int applyAsInt(Finding finding) {
                return observations.found(finding);
            }
        };
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
        Rewriting rewriting =
                rewriter(loader, name, byOthers).with(supertypes.of(loader)).rewrite(classFile);
        session.observations().transformNanos(System.nanoTime() - started);
        if (rewriting.problem() != null) {
            session.observations().classSkipped();
            if (told.add(rewriting.problem())) {
                session.log().info(rewriting.problem());
            }
        }
        boolean needsRuntime = rewriting.changed() || rewriting.wasRewrittenBefore();
        if (needsRuntime && !session.options().dryrun() && !linking.isEstablished()) {
            return null;
        }
        scanned(rewriting.findings());
        session.shutdownReport().prepare();
        if (!rewriting.changed() || session.options().dryrun()) {
            return null;
        }
        if (isFirst(loader, name)) {
            session.observations().classRewritten();
        }
        if (!session.options().dump().isEmpty()) {
            ClassDump.write(session, name, classFile, rewriting.classFile());
        }
        session.log().debug("rewrote " + name);
        return rewriting.classFile();
    }

    /** A class that another agent has changed once is changed whenever it is transformed. */
    private Rewriter rewriter(ClassLoader loader, String name, boolean byOthers) {
        Set<String> changed = changedByOthers.of(loader, ConcurrentHashMap.newKeySet());
        if (byOthers) {
            changed.add(name);
        }
        return changed.contains(name) ? rewriter.trustingNoGetters() : rewriter;
    }

    private void scanned(List<Finding> loops) {
        session.observations().classScanned(loops);
        if (session.observations().isFull() && told.add("full")) {
            session.complain(
                    "has found more loops than a report can hold; further ones are treated alike but not counted");
        }
    }

    /** A class is rewritten anew whenever any agent has it transformed again. */
    private boolean isFirst(ClassLoader loader, String name) {
        return rewritten.of(loader, ConcurrentHashMap.newKeySet()).add(name);
    }
}
