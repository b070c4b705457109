package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.loop.LoopForest;
import dev.standpipe.rewrite.rule.Bound;
import dev.standpipe.rewrite.rule.Copy;
import dev.standpipe.rewrite.rule.Passage;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Follows every way from the end of a loop that reads to where its elements have to be there: where the array is used, where something can throw or be seen, where
 * other handlers begin. Loops that lie whole before that are what the reading can overlap with.
 */
final class Overlap {
    private final Summary summary;
    private final ControlFlow flow;
    private final LoopForest forest;
    private final int array;
    private final Quiet quiet;
    private final BitSet handled = new BitSet();
    private final List<TryCatchBlockNode> handlers;
    private final List<Wait> waits = new ArrayList<>();
    private final BitSet seen = new BitSet();
    private final Deque<Block> waiting = new ArrayDeque<>();
    private int loops;

    private Overlap(Summary summary, int array) {
        this.summary = summary;
        this.flow = summary.flow();
        this.forest = summary.loop().forest();
        this.array = array;
        this.quiet = new Quiet(summary.method(), array, handled);
        this.handlers = flow.handlersAt(summary.loop().head().first());
    }

    /** Adds the places to {@code waits} if it is possible. */
    static Hoist of(Summary summary, Copy copy, List<Wait> waits) {
        if (copy.array().kind() != Value.Kind.LOCAL) {
            return Hoist.refused(Obstacle.ARRAY_SHARED);
        }
        for (Bound bound : copy.bounds()) {
            if (copy.oneShort() || !bound.early()) {
                return Hoist.refused(Obstacle.LAST_ROUND);
            }
        }
        int array = copy.array().which();
        Hoist breach = Privacy.breach(summary.flow(), summary.loop(), array);
        if (breach != null) {
            return breach;
        }
        Overlap overlap = new Overlap(summary, array);
        Hoist verdict = overlap.verdict();
        if (verdict.isPossible()) {
            waits.addAll(overlap.waits);
        }
        return verdict;
    }

    private Hoist verdict() {
        for (Block block : summary.loop().blocks()) {
            for (Edge edge : block.out()) {
                if (edge.kind() == Edge.Kind.EXCEPTION) {
                    handled.or(summary.liveness().into(edge.to()));
                }
            }
        }
        for (Block block : summary.loop().blocks()) {
            if (!covers(block) || handled.get(array) || !isQuietAbout(block, this::assigns)) {
                return Hoist.refused(Obstacle.SEEN_BY_HANDLER, block.first());
            }
        }
        for (Edge exit : summary.loop().exits()) {
            if (!goesOnAt(exit.to())) {
                return Hoist.refused(Obstacle.NOTHING_BETWEEN, exit.to().first());
            }
            go(exit.to());
        }
        while (!waiting.isEmpty()) {
            follow(waiting.remove());
        }
        return loops > 0 && !waits.isEmpty()
                ? Hoist.possible()
                : Hoist.refused(
                        Obstacle.NOTHING_BETWEEN,
                        waits.isEmpty() ? Hoist.NOWHERE : waits.get(0).position());
    }

    private void go(Block block) {
        if (!seen.get(block.index())) {
            seen.set(block.index());
            waiting.add(block);
        }
    }

    private void follow(Block block) {
        for (int at = block.first(); at <= block.last(); at++) {
            if (!quiet.is(at)) {
                waits.add(new Wait(at, false, null));
                return;
            }
        }
        List<Block> next = new ArrayList<>();
        List<Loop> entered = new ArrayList<>();
        for (Edge edge : block.out()) {
            if (edge.kind() == Edge.Kind.EXCEPTION) {
                continue;
            }
            Loop loop = goesOnAt(edge.to()) ? null : enterable(edge.to());
            if (loop != null) {
                entered.add(loop);
                loop.exits().forEach(exit -> next.add(exit.to()));
            } else if (goesOnAt(edge.to())) {
                next.add(edge.to());
            } else {
                waits.add(atEnd(block, null));
                return;
            }
        }
        Passage passage = null;
        for (Loop loop : entered) {
            if (!isQuiet(loop)) {
                passage = looksAway(loop) ? Passage.through(Summary.of(summary.method(), loop)) : null;
                // the question is about one loop, so there must be one way on
                boolean alone = block.out().stream()
                                .filter(edge -> edge.kind() != Edge.Kind.EXCEPTION)
                                .count()
                        == 1;
                waits.add(atEnd(block, alone ? passage : null));
                if (passage == null || !alone) {
                    return;
                }
            }
        }
        loops += entered.size();
        next.forEach(this::go);
    }

    private Wait atEnd(Block block, Passage passage) {
        AbstractInsnNode end = flow.end(block);
        boolean jumps = end.getType() == AbstractInsnNode.JUMP_INSN
                || end.getType() == AbstractInsnNode.TABLESWITCH_INSN
                || end.getType() == AbstractInsnNode.LOOKUPSWITCH_INSN;
        return new Wait(flow.position(end), !jumps, passage);
    }

    private boolean covers(Block block) {
        return flow.handlersAt(block.first()).equals(handlers);
    }

    /** Whether the elements can be waited for in the block, or behind it. */
    private boolean goesOnAt(Block block) {
        Loop loop = forest.innermost(block);
        return !forest.irreducible(block) && (loop == null || loop.head() != block) && knowsArray(block);
    }

    /** Under the same handlers, and with the array in its local whoever comes this way. */
    private boolean knowsArray(Block block) {
        if (!covers(block) || summary.method().arrays().descriptorAt(block.first(), array) == null) {
            return false;
        }
        for (int at = block.first(); at <= block.last(); at++) {
            if (flow.code()[at] instanceof FrameNode && !holdsArray((FrameNode) flow.code()[at])) {
                return false;
            }
        }
        return true;
    }

    private boolean holdsArray(FrameNode frame) {
        int slot = 0;
        for (Object local : frame.local) {
            if (slot == array) {
                return local instanceof String && ((String) local).startsWith("[");
            }
            slot += local == Opcodes.LONG || local == Opcodes.DOUBLE ? 2 : 1;
        }
        return false;
    }

    /** The loop that begins here, unless it is around the loop that reads, or leads where nobody can wait. */
    private Loop enterable(Block head) {
        Loop loop = forest.innermost(head);
        if (loop == null || loop.head() != head || loop.contains(summary.loop().head())) {
            return null;
        }
        for (Block block : loop.blocks()) {
            if (forest.irreducible(block) || !knowsArray(block)) {
                return null;
            }
        }
        for (Edge exit : loop.exits()) {
            if (!goesOnAt(exit.to())) {
                return null;
            }
        }
        return loop.exits().isEmpty() ? null : loop;
    }

    private boolean isQuiet(Loop loop) {
        for (Block block : loop.blocks()) {
            if (!isQuietAbout(block, at -> true)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the loop leaves the array, and the locals that are looked at by handlers, alone. */
    private boolean looksAway(Loop loop) {
        for (Block block : loop.blocks()) {
            if (!isQuietAbout(block, at -> assigns(at) || flow.code()[at].getOpcode() == Opcodes.ALOAD)) {
                return false;
            }
        }
        return true;
    }

    private boolean isQuietAbout(Block block, IntPredicate asked) {
        for (int at = block.first(); at <= block.last(); at++) {
            if (asked.test(at) && !quiet.is(at)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the instruction assigns a local. */
    private boolean assigns(int at) {
        int opcode = flow.code()[at].getOpcode();
        return opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE || opcode == Opcodes.IINC;
    }
}
