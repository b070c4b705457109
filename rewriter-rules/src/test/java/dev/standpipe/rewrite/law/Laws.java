package dev.standpipe.rewrite.law;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Holds a rewriting against all laws. */
public final class Laws {
    private Laws() {}

    /** Rewrites {@code classFile} and says what is wrong with the outcome; empty if nothing is. */
    public static List<Breach> breaches(Rewriter rewriter, byte[] classFile) {
        return breaches(rewriter, classFile, rewriter.rewrite(classFile));
    }

    /** The same for an outcome that is at hand. */
    public static List<Breach> breaches(Rewriter rewriter, byte[] classFile, Rewriting rewriting) {
        List<Breach> breaches = new ArrayList<>();
        Set<String> touched = new HashSet<>();
        String className = "a class";
        for (Finding finding : rewriting.findings()) {
            className = finding.place().className();
            if (finding.isRewritten() || finding.site() != 0) {
                touched.add(finding.place().method() + finding.place().descriptor());
            }
        }
        if (rewriting.changed() != !touched.isEmpty()) {
            breaches.add(new Breach(
                    Law.UNTOUCHED_CLASS,
                    className,
                    touched.size() + " methods were rewritten, but changed() is " + rewriting.changed()));
        }
        if (!rewriting.changed()) {
            if (rewriting.classFile() != classFile) {
                breaches.add(new Breach(Law.UNTOUCHED_CLASS, className, "the bytes that came out are other ones"));
            }
            return breaches;
        }
        breaches.addAll(insertOnly(classFile, rewriting.classFile(), touched));
        if (rewriter.rewrite(rewriting.classFile()).changed()) {
            breaches.add(new Breach(Law.FIXPOINT, className, "the second time changed it again"));
        }
        return breaches;
    }

    /** {@code touched} names the methods, with their descriptors, that may differ. */
    public static List<Breach> insertOnly(byte[] original, byte[] rewritten, Set<String> touched) {
        if (Arrays.equals(original, rewritten)) {
            return new ArrayList<>();
        }
        Set<String> writtenAnew = new HashSet<>();
        List<Breach> breaches = new ArrayList<>(UntouchedBytes.breaches(original, rewritten, touched, writtenAnew));
        breaches.addAll(WholeClass.breaches(original, rewritten, touched, writtenAnew));
        return breaches;
    }
}
