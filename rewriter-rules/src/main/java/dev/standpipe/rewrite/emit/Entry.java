package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * A place on a way into a loop where code can go that only those pass who come from outside: right before the head where nobody falls into it from within, else
 * before each {@code goto} that leads there.
 */
public final class Entry {
    private static final int MOST = 3;

    private final int position;
    private final boolean beforeGoto;
    private final List<JumpInsnNode> redirected;
    private final List<TryCatchBlockNode> startHere;
    private final List<TryCatchBlockNode> endHere;

    private Entry(
            int position,
            boolean beforeGoto,
            List<JumpInsnNode> redirected,
            List<TryCatchBlockNode> startHere,
            List<TryCatchBlockNode> endHere) {
        this.position = position;
        this.beforeGoto = beforeGoto;
        this.redirected = redirected;
        this.startHere = startHere;
        this.endHere = endHere;
    }

    /** The places for code that is to be covered by exactly the handlers that cover {@code transferAt}; none if there is no such place. */
    public static List<Entry> of(ControlFlow flow, Loop loop, int transferAt) {
        List<Entry> entries = new ArrayList<>();
        boolean fallsBack = false;
        for (Edge edge : loop.backEdges()) {
            fallsBack |= edge.kind() == Edge.Kind.FALL;
        }
        if (!fallsBack) {
            List<JumpInsnNode> jumps = new ArrayList<>();
            boolean reached = loop.atStart();
            for (Edge edge : loop.entries()) {
                if (edge.kind() == Edge.Kind.JUMP) {
                    jumps.add((JumpInsnNode) edge.by());
                }
                reached |= edge.kind() == Edge.Kind.FALL || edge.kind() == Edge.Kind.JUMP;
            }
            Entry entry = reached ? before(flow, loop.head().first(), jumps, transferAt) : null;
            return entry == null ? Collections.emptyList() : Collections.singletonList(entry);
        }
        for (Edge edge : loop.entries()) {
            if (edge.kind() == Edge.Kind.JUMP && !edge.conditional() && entries.size() < MOST) {
                Entry entry = before(flow, flow.position(edge.by()), Collections.emptyList(), transferAt);
                if (entry != null) {
                    entries.add(entry);
                }
            }
        }
        return entries;
    }

    private static Entry before(ControlFlow flow, int position, List<JumpInsnNode> redirected, int transferAt) {
        List<TryCatchBlockNode> wanted = flow.handlersAt(transferAt);
        List<TryCatchBlockNode> startHere = new ArrayList<>();
        List<TryCatchBlockNode> endHere = new ArrayList<>();
        int next = position;
        while (flow.code()[next].getOpcode() < 0) {
            next++;
        }
        for (TryCatchBlockNode entry : flow.method().tryCatchBlocks) {
            int start = flow.position(entry.start);
            int end = flow.position(entry.end);
            boolean covered = start < position && end >= position;
            if (covered == wanted.contains(entry)) {
                continue;
            }
            if (!covered && start >= position && start < next) {
                startHere.add(entry);
            } else if (covered && end < next) {
                endHere.add(entry);
            } else {
                return null;
            }
        }
        return new Entry(position, flow.code()[position].getOpcode() == Opcodes.GOTO, redirected, startHere, endHere);
    }

    /** The inserted code goes in front of what is at this position. */
    int position() {
        return position;
    }

    /** The inserted code stands before a jump to the loop, and not before the loop itself. */
    boolean isBeforeGoto() {
        return beforeGoto;
    }

    /** Whether others than those that fall or go through come here, and have to be sent to the inserted code. */
    boolean isJoined() {
        return !redirected.isEmpty();
    }

    /** Lets the exception table and the jumps from outside know where the inserted code starts. */
    void lead(LabelNode start) {
        for (TryCatchBlockNode entry : startHere) {
            entry.start = start;
        }
        for (TryCatchBlockNode entry : endHere) {
            entry.end = start;
        }
        for (JumpInsnNode jump : redirected) {
            jump.label = start;
        }
    }

    /** The label at the head of the loop, where class files with frames have one. */
    static LabelNode head(ControlFlow flow, Loop loop) {
        for (int at = loop.head().first(); flow.code()[at].getOpcode() < 0; at++) {
            AbstractInsnNode node = flow.code()[at];
            if (node instanceof LabelNode && isTarget(loop, (LabelNode) node)) {
                return (LabelNode) node;
            }
        }
        throw new IllegalStateException("nothing jumps to the head of a loop");
    }

    private static boolean isTarget(Loop loop, LabelNode label) {
        for (Edge edge : loop.head().in()) {
            if (edge.by() instanceof JumpInsnNode && ((JumpInsnNode) edge.by()).label == label) {
                return true;
            }
        }
        return false;
    }
}
