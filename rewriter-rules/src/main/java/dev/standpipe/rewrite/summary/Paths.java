package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Follows all ways through the body of an innermost loop. */
final class Paths {
    private static final int MOST_PATHS = 48;
    private static final int MOST_INSTRUCTIONS = 6000;

    /** What an instruction does makes a value or two, and an effect. */
    private static final int STEPS = 8;

    private final ControlFlow flow;
    private final Loop loop;
    private final List<Path> paths = new ArrayList<>();
    private final Deque<Started> pending = new ArrayDeque<>();
    private int instructions;

    /** Why following was given up, or null. */
    private Obstacle obstacle;

    enum Obstacle {
        TOO_MANY,
        INNER_LOOP
    }

    private static final class Started {
        final Block block;
        final Iteration iteration;
        final BitSet visited;

        Started(Block block, Iteration iteration, BitSet visited) {
            this.block = block;
            this.iteration = iteration;
            this.visited = visited;
        }
    }

    Paths(ControlFlow flow, Loop loop, ClassFacts facts) {
        this.flow = flow;
        this.loop = loop;
        pending.push(new Started(loop.head(), new Iteration(facts, flow.work()), new BitSet()));
        while (obstacle == null && !pending.isEmpty()) {
            follow(pending.pop());
        }
    }

    List<Path> all() {
        return paths;
    }

    Obstacle obstacle() {
        return obstacle;
    }

    private void follow(Started started) {
        Block block = started.block;
        if (started.visited.get(block.index())) {
            obstacle = Obstacle.INNER_LOOP;
            return;
        }
        started.visited.set(block.index());
        instructions += block.last() - block.first() + 1;
        flow.work().spend(STEPS * (block.last() - block.first() + 1L));
        if (instructions > MOST_INSTRUCTIONS || paths.size() > MOST_PATHS) {
            obstacle = Obstacle.TOO_MANY;
            return;
        }
        Iteration iteration = started.iteration;
        Edge last = null;
        for (Edge edge : block.out()) {
            if (edge.kind() != Edge.Kind.EXCEPTION) {
                last = edge;
            }
        }
        AbstractInsnNode jump = last == null ? null : jumpOf(block);
        for (int at = block.first(); at <= block.last(); at++) {
            AbstractInsnNode insn = flow.code()[at];
            if (insn != jump) {
                iteration.step(insn, at);
            }
        }
        boolean conditional = false;
        boolean switches = false;
        for (Edge edge : block.out()) {
            conditional |= edge.conditional();
            switches |= edge.kind() == Edge.Kind.SWITCH;
        }
        Value condition = conditional ? iteration.condition(jump) : null;
        if (switches) {
            iteration.chosen(jump, block.last());
        }
        for (Edge edge : block.out()) {
            if (edge.kind() == Edge.Kind.EXCEPTION) {
                continue;
            }
            if (edge != last) {
                flow.work().spend(iteration.size());
            }
            Iteration next = edge == last ? iteration : iteration.copy();
            if (conditional) {
                next.decided(jump, block.last(), condition, edge.kind() == Edge.Kind.JUMP);
            }
            go(edge, next, started.visited);
        }
        if (last == null) {
            // a throw whose handler lies in the loop
            paths.add(iteration.ended(new Path.End(null, true)));
        }
    }

    private void go(Edge edge, Iteration iteration, BitSet visited) {
        if (edge.to() == loop.head()) {
            iteration.handsOn(flow.end(edge.from()), flow.position(flow.end(edge.from())));
            paths.add(iteration.ended(new Path.End(edge, false)));
        } else if (loop.contains(edge.to())) {
            pending.push(new Started(edge.to(), iteration, (BitSet) visited.clone()));
        } else {
            iteration.handsOn(flow.end(edge.from()), flow.position(flow.end(edge.from())));
            paths.add(iteration.ended(new Path.End(edge, true)));
        }
    }

    private AbstractInsnNode jumpOf(Block block) {
        for (Edge edge : block.out()) {
            if (edge.by() != null) {
                return edge.by();
            }
        }
        return null;
    }
}
