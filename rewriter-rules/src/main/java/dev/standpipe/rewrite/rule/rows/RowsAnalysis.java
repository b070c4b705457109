package dev.standpipe.rewrite.rule.rows;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Loads;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Around;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Transfers;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Proves that the loop around a copy reads a row each round, and that such a round can be begun anew: up to the inner
 * loop it changes nothing that its beginning looks at.
 */
public final class RowsAnalysis {
    private final Summary inner;
    private final Copy copy;
    private final Around around;
    private Summary whole;
    private Loads loads;
    private Effect seek;

    private RowsAnalysis(Summary inner, Copy copy, Around around) {
        this.inner = inner;
        this.copy = copy;
        this.around = around;
        this.whole = around.whole();
        this.loads = new Loads(whole);
    }

    /** Null if there is no such loop around. */
    public static Rows of(Summary inner, Copy copy) {
        Around around = isRow(inner, copy) && isSoughtAround(inner) ? Around.of(inner) : null;
        return around == null ? null : new RowsAnalysis(inner, copy, around).rows();
    }

    /** Nothing but its elements is left of it, and none of them if the row has none. */
    private static boolean isRow(Summary inner, Copy copy) {
        boolean row = copy.reads()
                && copy.isCounted()
                && !copy.oneShort()
                && !copy.format().singleBytes()
                && copy.probes().isEmpty();
        for (Bound bound : copy.bounds()) {
            row &= bound.early();
        }
        for (Path exit : inner.exits()) {
            row &= exit.lastEdge() != null && exit.locals().isEmpty();
        }
        return row;
    }

    /** Whether there is a {@code seek} in the loop around: to find that out takes less than to follow that loop. */
    private static boolean isSoughtAround(Summary inner) {
        Loop around = Around.loop(inner);
        ControlFlow flow = inner.flow();
        for (Block block : around == null ? Collections.<Block>emptyList() : around.blocks()) {
            flow.work().spend(1 + block.last() - block.first());
            for (int at = block.first(); at <= block.last(); at++) {
                AbstractInsnNode node = flow.code()[at];
                if (node instanceof MethodInsnNode && Transfers.seeks((MethodInsnNode) node)) {
                    return true;
                }
            }
        }
        return false;
    }

    private Rows rows() {
        boolean proved = whole.invariant(copy.receiver())
                && Pushable.at(copy.receiver())
                && hasOneSetOfHandlers()
                && new FramesAgree(inner, whole, around.behind()).everywhere();
        for (Path path : around.before()) {
            proved = proved && (path.leaves() ? leavesAtOnce(path) : comesToRow(path) && canBeginAnew(path));
        }
        for (Path path : around.after()) {
            proved = proved && (around.after() == around.before() || !path.leaves() && isQuiet(path));
        }
        return proved && seek != null
                ? new Rows(whole, inner, around.behind(), copy, seek, loads.guards(), loads.rows())
                : null;
    }

    private boolean hasOneSetOfHandlers() {
        ControlFlow flow = whole.flow();
        List<TryCatchBlockNode> handlers = flow.handlersAt(whole.loop().head().first());
        boolean same = true;
        for (Block block : whole.loop().blocks()) {
            flow.work().spend(handlers.size());
            same &= flow.handlersAt(block.first()).equals(handlers);
        }
        return same;
    }

    /** The loop itself can find out again that it ends. */
    private boolean leavesAtOnce(Path path) {
        return path.lastEdge() != null && path.locals().isEmpty() && isQuiet(path);
    }

    private boolean isQuiet(Path path) {
        for (Effect effect : path.effects()) {
            if (!mayThrow(effect) && !isExplained(effect)) {
                return false;
            }
        }
        return true;
    }

    /** By one {@code seek}, the same on all ways; what may throw comes before it. */
    private boolean comesToRow(Path path) {
        Effect found = null;
        for (Effect effect : path.effects()) {
            if (effect.kind() == Effect.Kind.SEEK) {
                if (found != null
                        || !effect.operand(0).equals(copy.receiver())
                        || seek != null && !Shape.isSame(effect, seek)) {
                    return false;
                }
                found = effect;
            } else if (!(mayThrow(effect) && found == null) && !isExplained(effect)) {
                return false;
            }
        }
        seek = found;
        return found != null;
    }

    /** An index or a divisor: what that throws is thrown in the copy as in the loop. */
    private boolean mayThrow(Effect effect) {
        return effect.kind() == Effect.Kind.DIVISION
                || effect.kind() == Effect.Kind.ARRAY_LOAD && loads.explainElement(effect) == null;
    }

    private boolean isExplained(Effect effect) {
        boolean loadsField = effect.kind() == Effect.Kind.FIELD_LOAD
                || effect.kind() == Effect.Kind.LENGTH
                || effect.kind() == Effect.Kind.RECEIVER;
        return loadsField && loads.explainAny(effect) == null;
    }

    private boolean canBeginAnew(Path path) {
        BitSet live = whole.liveness().into(whole.loop().head());
        for (int slot : path.locals().keySet()) {
            if (live.get(slot)) {
                return false;
            }
        }
        return true;
    }
}
