package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import java.util.List;

/** The loop around an innermost one: what each of its rounds does before it comes to that, and from there on. */
public final class Around {
    private final Summary whole;
    private final Block behind;
    private final List<Path> before;
    private final List<Path> after;

    private Around(Summary inner, Block behind, Paths before, Paths after) {
        this.whole = Summary.around(inner, before, after);
        this.behind = behind;
        this.before = before.all();
        this.after = after.all();
    }

    /** The loop around that one, or null if there is none, or another one in it. */
    public static Loop loop(Summary inner) {
        Loop loop = inner.loop().parent();
        return loop == null || loop.inner().size() != 1 ? null : loop;
    }

    /** Null if there is no {@link #loop} around, or no one place in it where the inner one ends. */
    public static Around of(Summary inner) {
        Loop loop = loop(inner);
        if (loop == null) {
            return null;
        }
        Block behind = null;
        for (Edge exit : inner.loop().exits()) {
            if (behind != null && behind != exit.to()) {
                return null;
            }
            behind = exit.to();
        }
        if (behind == null || !loop.contains(behind)) {
            return null;
        }
        Paths before = paths(inner, loop, loop.head());
        Paths after = behind == loop.head() ? before : paths(inner, loop, behind);
        boolean followed = before.obstacle() == null
                && after.obstacle() == null
                && before.calls().isEmpty()
                && after.calls().isEmpty();
        return followed ? new Around(inner, behind, before, after) : null;
    }

    private static Paths paths(Summary inner, Loop loop, Block start) {
        return new Paths(inner.method(), loop, start, inner.loop().head());
    }

    /** What changes in the loop, the inner one included. */
    public Summary whole() {
        return whole;
    }

    /** Where the inner loop ends. */
    public Block behind() {
        return behind;
    }

    /** The ways from the head to the inner loop, or out. */
    public List<Path> before() {
        return before;
    }

    /** The ways from the inner loop to the head again, or out; those {@link #before} it, if it ends there. */
    public List<Path> after() {
        return after;
    }
}
