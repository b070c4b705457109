package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Loop;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Follows all ways through the body of an innermost loop, or through a part of one around it. */
final class Paths {
    private static final int MOST_PATHS = 48;
    private static final int MOST_INSTRUCTIONS = 6000;

    /** From the loop to a method that is followed. */
    private static final int MOST_CALLS = 3;

    /** What an instruction does makes a value or two, and an effect. */
    private static final int STEPS = 8;

    private final Method method;
    private final ControlFlow flow;
    private final Loop loop;

    /** The head of an inner loop, at which the paths end; null if there is none. */
    private final Block end;

    private final Map<Loop, InnerLoop> inner = new HashMap<>();
    private final List<Path> paths = new ArrayList<>();
    private final Deque<Started> pending = new ArrayDeque<>();
    private final Map<Integer, Followed> calls = new HashMap<>();
    private int nextOffset;
    private int instructions;

    /** Why following was given up, or null. */
    private Obstacle obstacle;

    enum Obstacle {
        TOO_MANY,
        INNER_LOOP
    }

    private static final class Started {
        final Followed.Place place;
        final Iteration iteration;

        Started(Followed.Place place, Iteration iteration) {
            this.place = place;
            this.iteration = iteration;
        }
    }

    Paths(Method method, Loop loop) {
        this(method, loop, loop.head(), null);
    }

    /** From {@code start} on, to the head of the loop or of an inner one. */
    Paths(Method method, Loop loop, Block start, Block end) {
        this.method = method;
        this.flow = method.flow();
        this.loop = loop;
        this.end = end;
        this.nextOffset = flow.code().length;
        Followed own = new Followed(flow);
        Followed.Place head = new Followed.Place(own, start, start.first(), new BitSet(), null);
        pending.push(new Started(head, new Iteration(method.facts(), flow.work())));
        while (obstacle == null && !pending.isEmpty()) {
            follow(pending.pop());
        }
    }

    /** The calls that were followed, by the ids of their instructions. */
    Map<Integer, Followed> calls() {
        return calls;
    }

    List<Path> all() {
        return paths;
    }

    Obstacle obstacle() {
        return obstacle;
    }

    private void follow(Started started) {
        Followed.Place place = started.place;
        Block block = place.block;
        InnerLoop passed = place.at == block.first() ? innerLoop(place) : null;
        if (passed != null) {
            pass(passed, started);
            return;
        }
        if (place.at == block.first() && !begin(place)) {
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
        for (int at = place.at; at <= block.last(); at++) {
            AbstractInsnNode insn = place.code.flow.code()[at];
            if (insn == jump) {
                continue;
            }
            Callee callee = place.code.depth() < MOST_CALLS ? iteration.callee(insn) : null;
            if (callee != null) {
                enter(callee, place, at, iteration);
                return;
            }
            if (place.caller != null && insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.RETURN) {
                iteration.leave(insn, place.code.id(at), place.code.flow.method().desc);
                pending.push(new Started(place.caller, iteration));
                return;
            }
            iteration.step(insn, place.code.id(at));
        }
        goOn(place, last, jump, iteration);
    }

    /** Which one begins here, or null. */
    private InnerLoop innerLoop(Followed.Place place) {
        for (Loop other : place.caller == null ? loop.inner() : Collections.<Loop>emptyList()) {
            flow.work().spend(1);
            if (other.head() == place.block) {
                InnerLoop known = inner.get(other);
                if (known == null) {
                    known = new InnerLoop(method, other);
                    inner.put(other, known);
                }
                return known;
            }
        }
        return null;
    }

    private void pass(InnerLoop passed, Started started) {
        if (!passed.isQuiet() || !started.iteration.isStackEmpty()) {
            obstacle = Obstacle.INNER_LOOP;
            return;
        }
        for (Block block : passed.loop().blocks()) {
            if (!begin(started.place, block)) {
                return;
            }
        }
        passed.pass(started.iteration);
        for (Edge exit : passed.loop().exits()) {
            flow.work().spend(started.iteration.size());
            go(exit, started.iteration.copy(), started.place);
        }
    }

    private boolean begin(Followed.Place place) {
        return begin(place, place.block);
    }

    private boolean begin(Followed.Place place, Block block) {
        if (place.visited.get(block.index())) {
            obstacle = Obstacle.INNER_LOOP;
            return false;
        }
        place.visited.set(block.index());
        instructions += block.last() - block.first() + 1;
        flow.work().spend(STEPS * (block.last() - block.first() + 1L));
        if (instructions > MOST_INSTRUCTIONS || paths.size() > MOST_PATHS) {
            obstacle = Obstacle.TOO_MANY;
            return false;
        }
        return true;
    }

    private void enter(Callee callee, Followed.Place place, int at, Iteration iteration) {
        int id = place.code.id(at);
        Followed code = calls.get(id);
        if (code == null) {
            code = new Followed(callee, nextOffset, place.code.depth() + 1);
            nextOffset += callee.flow().code().length;
            calls.put(id, code);
        }
        iteration.enter(callee, (MethodInsnNode) place.code.flow.code()[at], id);
        Followed.Place behind = new Followed.Place(place.code, place.block, at + 1, place.visited, place.caller);
        Block start = callee.flow().blocks().get(0);
        pending.push(new Started(new Followed.Place(code, start, start.first(), new BitSet(), behind), iteration));
    }

    private void goOn(Followed.Place place, Edge last, AbstractInsnNode jump, Iteration iteration) {
        Block block = place.block;
        boolean conditional = false;
        boolean switches = false;
        for (Edge edge : block.out()) {
            conditional |= edge.conditional();
            switches |= edge.kind() == Edge.Kind.SWITCH;
        }
        int end = place.code.id(block.last());
        Value condition = conditional ? iteration.condition(jump) : null;
        Value number = switches ? iteration.chosen(jump, end) : null;
        for (Edge edge : block.out()) {
            if (edge.kind() == Edge.Kind.EXCEPTION) {
                continue;
            }
            if (edge != last) {
                flow.work().spend(iteration.size());
            }
            Iteration next = edge == last ? iteration : iteration.copy();
            if (conditional) {
                next.decided(jump, end, condition, edge);
            } else if (switches) {
                next.chose(jump, end, number, edge, SwitchKeys.of(edge, place.code.flow));
            }
            go(edge, next, place);
        }
        if (last == null) {
            // a throw whose handler lies in the loop
            paths.add(iteration.ended(new Path.End(null, true)));
        }
    }

    private void go(Edge edge, Iteration iteration, Followed.Place from) {
        if (from.caller != null) {
            goTo(edge.to(), iteration, from);
        } else if (edge.to() == loop.head() || edge.to() == end) {
            iteration.handsOn(flow.end(edge.from()), flow.position(flow.end(edge.from())));
            paths.add(iteration.ended(new Path.End(edge, false)));
        } else if (loop.contains(edge.to())) {
            goTo(edge.to(), iteration, from);
        } else {
            iteration.handsOn(flow.end(edge.from()), flow.position(flow.end(edge.from())));
            paths.add(iteration.ended(new Path.End(edge, true)));
        }
    }

    private void goTo(Block block, Iteration iteration, Followed.Place from) {
        BitSet visited = (BitSet) from.visited.clone();
        pending.push(new Started(new Followed.Place(from.code, block, block.first(), visited, from.caller), iteration));
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
