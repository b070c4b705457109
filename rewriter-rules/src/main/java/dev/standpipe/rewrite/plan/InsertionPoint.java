package dev.standpipe.rewrite.plan;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * A place on a way into a loop where code can go that only those pass who come from outside: right before the head
 * where nobody falls into it from within, else before each {@code goto} that leads there.
 */
public final class InsertionPoint {
    private static final int MOST = 3;

    private final int position;
    private final boolean beforeGoto;
    private final List<Integer> redirected;
    private final List<Integer> startHere;
    private final List<Integer> endHere;

    private InsertionPoint(
            int position,
            boolean beforeGoto,
            List<Integer> redirected,
            List<Integer> startHere,
            List<Integer> endHere) {
        this.position = position;
        this.beforeGoto = beforeGoto;
        this.redirected = redirected;
        this.startHere = startHere;
        this.endHere = endHere;
    }

    /**
     * The places for code that is to be covered by exactly the handlers that cover {@code transferAt}; none if there is
     * no such place.
     */
    public static List<InsertionPoint> of(ControlFlow flow, Loop loop, int transferAt) {
        List<InsertionPoint> entries = new ArrayList<>();
        boolean fallsBack = false;
        for (Edge edge : loop.backEdges()) {
            fallsBack |= edge.kind() == Edge.Kind.FALL;
        }
        if (!fallsBack) {
            List<Integer> jumps = new ArrayList<>();
            boolean reached = loop.atStart();
            for (Edge edge : loop.entries()) {
                if (edge.kind() == Edge.Kind.JUMP) {
                    jumps.add(flow.position(edge.by()));
                }
                reached |= edge.kind() == Edge.Kind.FALL || edge.kind() == Edge.Kind.JUMP;
            }
            InsertionPoint entry = reached ? before(flow, loop.head().first(), jumps, transferAt) : null;
            return entry == null ? Collections.emptyList() : Collections.singletonList(entry);
        }
        for (Edge edge : loop.entries()) {
            if (edge.kind() == Edge.Kind.JUMP && !edge.conditional() && entries.size() < MOST) {
                InsertionPoint entry = before(flow, flow.position(edge.by()), Collections.emptyList(), transferAt);
                if (entry != null) {
                    entries.add(entry);
                }
            }
        }
        return entries;
    }

    /**
     * The places that all pass who come from outside, whatever handlers are there: for code that throws nothing. None
     * if there are others who come in.
     */
    public static List<InsertionPoint> ofAllEntries(ControlFlow flow, Loop loop) {
        boolean jumpedTo = false;
        for (Edge edge : loop.head().in()) {
            boolean jumps = edge.kind() == Edge.Kind.JUMP;
            jumpedTo |= jumps;
            if (!jumps && edge.kind() != Edge.Kind.FALL && !loop.contains(edge.from())) {
                return Collections.emptyList();
            }
        }
        if (!jumpedTo) {
            return Collections.emptyList();
        }
        List<InsertionPoint> places = of(flow, loop, loop.head().first());
        boolean beforeHead =
                places.size() == 1 && places.get(0).position == loop.head().first();
        int ways = loop.entries().size() + (loop.atStart() ? 1 : 0);
        return beforeHead || places.size() == ways ? places : Collections.emptyList();
    }

    private static InsertionPoint before(ControlFlow flow, int position, List<Integer> redirected, int transferAt) {
        flow.work().spend(2L * flow.method().tryCatchBlocks.size());
        Set<TryCatchBlockNode> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
        wanted.addAll(flow.handlersAt(transferAt));
        List<Integer> startHere = new ArrayList<>();
        List<Integer> endHere = new ArrayList<>();
        int next = position;
        while (flow.code()[next].getOpcode() < 0) {
            next++;
        }
        for (int k = 0; k < flow.method().tryCatchBlocks.size(); k++) {
            TryCatchBlockNode entry = flow.method().tryCatchBlocks.get(k);
            int start = flow.position(entry.start);
            int end = flow.position(entry.end);
            boolean covered = start < position && end >= position;
            if (covered == wanted.contains(entry)) {
                continue;
            }
            if (!covered && start >= position && start < next) {
                startHere.add(k);
            } else if (covered && end < next) {
                endHere.add(k);
            } else {
                return null;
            }
        }
        return new InsertionPoint(
                position, flow.code()[position].getOpcode() == Opcodes.GOTO, redirected, startHere, endHere);
    }

    /** The inserted code goes in front of what is at this position. */
    public int position() {
        return position;
    }

    /** The inserted code stands before a jump to the loop, and not before the loop itself. */
    public boolean isBeforeGoto() {
        return beforeGoto;
    }

    /** Whether others than those that fall or go through come here, and have to be sent to the inserted code. */
    public boolean isJoined() {
        return !redirected.isEmpty();
    }

    /** The positions of the jumps from outside that have to lead to the inserted code. */
    public List<Integer> redirected() {
        return redirected;
    }

    /** Which entries of the exception table have to begin with the inserted code. */
    public List<Integer> startHere() {
        return startHere;
    }

    /** Which entries of the exception table have to end before the inserted code. */
    public List<Integer> endHere() {
        return endHere;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof InsertionPoint)) {
            return false;
        }
        InsertionPoint that = (InsertionPoint) other;
        return position == that.position
                && beforeGoto == that.beforeGoto
                && redirected.equals(that.redirected)
                && startHere.equals(that.startHere)
                && endHere.equals(that.endHere);
    }

    @Override
    public int hashCode() {
        return position;
    }

    @Override
    public String toString() {
        return "before "
                + position
                + (redirected.isEmpty() ? "" : ", jumped to from " + redirected)
                + (startHere.isEmpty() ? "" : ", handlers from here " + startHere)
                + (endHere.isEmpty() ? "" : ", handlers up to here " + endHere);
    }
}
