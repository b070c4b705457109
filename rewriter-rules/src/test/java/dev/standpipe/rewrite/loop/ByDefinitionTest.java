package dev.standpipe.rewrite.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Random flow graphs: what the algorithms say against what the definitions say. */
class ByDefinitionTest {
    private static final int LOCALS = 3;
    private int loops;
    private int tangled;
    private int live;

    @Test
    void loopsTanglesAndLivenessAreWhatTheirDefinitionsSay() {
        for (int seed = 0; seed < 4000; seed++) {
            Shape shape = Shape.of(draw(new Random(seed)));
            compareLoops(shape, "seed " + seed);
            compareLiveness(shape, "seed " + seed);
        }
        assertThat(loops).isGreaterThan(1000);
        assertThat(tangled).isGreaterThan(1000);
        assertThat(live).isGreaterThan(1000);
    }

    private static List<String> draw(Random random) {
        List<String> lines = new ArrayList<>();
        int blocks = 2 + random.nextInt(9);
        for (int b = 0; b < blocks; b++) {
            lines.add("b" + b + ":");
            for (int i = random.nextInt(3); i >= 0; i--) {
                String[] some = {"nop", "iload ", "istore ", "iinc "};
                int what = random.nextInt(some.length);
                lines.add(what == 0 ? "nop" : some[what] + random.nextInt(LOCALS) + (what == 3 ? " 1" : ""));
            }
            String target = "b" + random.nextInt(blocks);
            String[] ends = {
                "nop",
                "nop",
                "ifeq " + target,
                "ifeq " + target,
                "goto " + target,
                "return",
                "tableswitch b" + random.nextInt(blocks) + " " + target + " b" + random.nextInt(blocks)
            };
            lines.add(ends[random.nextInt(ends.length)]);
        }
        lines.add("return");
        for (int i = random.nextInt(4); i > 1; i--) {
            int from = random.nextInt(blocks);
            int to = Math.min(blocks - 1, from + random.nextInt(3));
            lines.add("catch b" + from + " b" + to + " b" + random.nextInt(blocks));
        }
        return lines;
    }

    private void compareLoops(Shape shape, String seed) {
        LoopForest forest = LoopForest.of(shape.flow);
        List<Block> blocks = shape.flow.blocks();
        int heads = 0;
        for (Block head : blocks) {
            BitSet body = new BitSet();
            BitSet withoutHead = reach(blocks.get(0), b -> b != head);
            for (Edge edge : head.in()) {
                if (shape.flow.reachable(head) && !withoutHead.get(edge.from().index())) {
                    body.set(head.index());
                    body.or(reachBack(edge.from(), head));
                }
            }
            if (!body.isEmpty()) {
                heads++;
                Loop loop = forest.loops().stream()
                        .filter(l -> l.head() == head)
                        .findAny()
                        .orElse(null);
                assertThat(loop).as(seed).isNotNull();
                assertThat(indices(loop.blocks())).as(seed).isEqualTo(body);
                assertThat(loop.entries())
                        .as(seed)
                        .allMatch(e -> e.to() == head && !body.get(e.from().index()));
                assertThat(loop.backEdges())
                        .as(seed)
                        .allMatch(e -> e.to() == head && body.get(e.from().index()));
                assertThat(loop.entries().size() + loop.backEdges().size())
                        .isEqualTo(head.in().size());
            }
        }
        assertThat(forest.loops()).as(seed).hasSize(heads);
        loops += heads;
        for (Block block : blocks) {
            compareInnermost(forest, block, seed);
        }
        for (Loop loop : forest.loops()) {
            assertThat(loop.parent() == null
                            || loop.parent().index() > loop.index()
                                    && loop.parent().contains(loop.head()))
                    .as(seed)
                    .isTrue();
        }
    }

    private void compareInnermost(LoopForest forest, Block block, String seed) {
        Loop smallest = null;
        for (Loop loop : forest.loops()) {
            if (loop.contains(block)
                    && (smallest == null
                            || smallest.blocks().size() > loop.blocks().size())) {
                smallest = loop;
            }
        }
        assertThat(forest.innermost(block)).as(seed).isSameAs(smallest);
        Loop within = smallest;
        Predicate<Block> allowed = b -> within == null || within.contains(b) && b != within.head();
        boolean cycles = allowed.test(block)
                && block.out().stream()
                        .anyMatch(e ->
                                allowed.test(e.to()) && reach(e.to(), allowed).get(block.index()));
        assertThat(forest.irreducible(block)).as(seed + " " + block).isEqualTo(cycles);
        tangled += cycles ? 1 : 0;
    }

    private static BitSet indices(List<Block> blocks) {
        BitSet indices = new BitSet();
        blocks.forEach(block -> indices.set(block.index()));
        return indices;
    }

    private static BitSet reach(Block start, Predicate<Block> allowed) {
        BitSet reached = new BitSet();
        List<Block> waiting = new ArrayList<>();
        waiting.add(start);
        while (!waiting.isEmpty()) {
            Block block = waiting.remove(waiting.size() - 1);
            if (allowed.test(block) && !reached.get(block.index())) {
                reached.set(block.index());
                block.out().forEach(edge -> waiting.add(edge.to()));
            }
        }
        return reached;
    }

    private static BitSet reachBack(Block start, Block head) {
        BitSet reached = new BitSet();
        List<Block> waiting = new ArrayList<>();
        waiting.add(start);
        while (!waiting.isEmpty()) {
            Block block = waiting.remove(waiting.size() - 1);
            if (block != head && !reached.get(block.index())) {
                reached.set(block.index());
                block.in().forEach(edge -> waiting.add(edge.from()));
            }
        }
        return reached;
    }

    private void compareLiveness(Shape shape, String seed) {
        Liveness liveness = Liveness.of(shape.flow);
        for (int p = 0; p < shape.flow.code().length; p++) {
            for (int local = 0; local < LOCALS; local++) {
                boolean read = mayBeRead(shape.flow, p, local);
                assertThat(liveness.before(p).get(local))
                        .as(seed + " at " + p + " local " + local)
                        .isEqualTo(read);
                live += read ? 1 : 0;
            }
        }
        for (Block block : shape.flow.blocks()) {
            assertThat(liveness.into(block)).as(seed).isEqualTo(liveness.before(block.first()));
        }
    }

    private static boolean mayBeRead(ControlFlow flow, int from, int local) {
        BitSet seen = new BitSet();
        List<Integer> waiting = new ArrayList<>();
        waiting.add(from);
        while (!waiting.isEmpty()) {
            int p = waiting.remove(waiting.size() - 1);
            if (seen.get(p)) {
                continue;
            }
            seen.set(p);
            AbstractInsnNode node = flow.code()[p];
            boolean stored = node.getOpcode() == Opcodes.ISTORE && ((VarInsnNode) node).var == local;
            boolean loaded = node.getOpcode() == Opcodes.ILOAD && ((VarInsnNode) node).var == local;
            if (loaded || node instanceof IincInsnNode && ((IincInsnNode) node).var == local) {
                return true;
            }
            Block block = flow.blockAt(p);
            for (Edge edge : block.out()) {
                if (edge.kind() == Edge.Kind.EXCEPTION || p == block.last() && !stored) {
                    waiting.add(edge.to().first());
                }
            }
            if (p < block.last() && !stored) {
                waiting.add(p + 1);
            }
        }
        return false;
    }
}
