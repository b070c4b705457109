package dev.standpipe.offline;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import org.objectweb.asm.ClassReader;

/** Classes that one loader will load, from one jar or folder, and the {@link StandIn} that goes with them. Not for several threads. */
public final class Unit {
    private final Rewriter rewriter;
    private String standIn;

    /** The rewriter has everything but the doorway. */
    public Unit(Rewriter rewriter) {
        this.rewriter = rewriter;
    }

    /** As {@link Rewriter#rewrite}, for a JVM without the agent. The first class that is changed determines where the stand-in lies. */
    public Rewriting rewrite(byte[] classFile) {
        String here = standIn != null ? standIn : StandIn.in(folder(classFile));
        Rewriting rewriting = rewriter.calling(here).rewrite(classFile);
        if (rewriting.changed()) {
            standIn = here;
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

    /** The internal name of the class that is to be added, or null if nothing was changed. */
    public String standIn() {
        return standIn;
    }

    /** Lets changed classes call a stand-in that is there already, from an earlier time. */
    public void use(String standIn) {
        this.standIn = standIn;
    }
}
