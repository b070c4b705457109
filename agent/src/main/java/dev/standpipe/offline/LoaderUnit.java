package dev.standpipe.offline;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * Classes that one loader will load, from one jar or folder, and the {@link StandIn} that goes with them. Not for
 * several threads.
 */
public final class LoaderUnit {
    private final Rewriter rewriter;
    private final Set<String> imported;
    private final Set<String> standIns = new LinkedHashSet<>();
    private String shared;

    /** The rewriter has everything but the doorway. */
    public LoaderUnit(Rewriter rewriter) {
        this(rewriter, Collections.emptySet());
    }

    /**
     * Classes of {@code imported} packages may come from somewhere else, where a stand-in is not: each such package has
     * its own.
     */
    LoaderUnit(Rewriter rewriter, Set<String> imported) {
        this.rewriter = rewriter;
        this.imported = imported;
    }

    /**
     * As {@link Rewriter#rewrite}, for a JVM without the agent. The first class that is changed determines where the
     * stand-in lies.
     */
    public Rewriting rewrite(byte[] classFile) {
        String folder = folder(classFile);
        boolean alone = imported.contains(folder);
        String here = alone || shared == null ? StandIn.in(folder) : shared;
        Rewriting rewriting = rewriter.calling(here).rewrite(classFile);
        if (rewriting.changed()) {
            standIns.add(here);
            shared = alone ? shared : here;
        }
        return rewriting;
    }

    private static String folder(byte[] classFile) {
        try {
            String name = new ClassReader(classFile).getClassName();
            return name.substring(0, name.lastIndexOf('/') + 1);
        } catch (RuntimeException unreadable) {
            return "";
        }
    }

    /** The internal names of the classes that changed classes call: one, as a rule. */
    public Set<String> standIns() {
        return standIns;
    }

    /** Lets changed classes call a stand-in that is there already, from an earlier time. */
    public void use(String standIn) {
        this.shared = standIn;
    }
}
