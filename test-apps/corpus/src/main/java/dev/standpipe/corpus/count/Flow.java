package dev.standpipe.corpus.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Who follows whom in a method, instruction by instruction, and the loops that makes. */
final class Flow {
    /** A natural loop; {@code latches} are the instructions that jump back to {@code head}. */
    record Loop(int head, BitSet body, BitSet latches) {
        int size() {
            return body.cardinality();
        }
    }

    private final AbstractInsnNode[] code;
    private final int[][] next;
    private final List<List<Integer>> previous = new ArrayList<>();

    /** Where exceptions are what leads on; such an edge makes no loop. */
    private final List<BitSet> thrownTo = new ArrayList<>();

    private final int[] order;
    private final int[] rank;
    private final int[] dominator;

    Flow(MethodNode method) {
        code = method.instructions.toArray();
        next = new int[code.length][];
        for (int i = 0; i < code.length; i++) {
            previous.add(new ArrayList<>());
            thrownTo.add(new BitSet());
            next[i] = normal(method, i);
        }
        for (TryCatchBlockNode handler : method.tryCatchBlocks) {
            int to = method.instructions.indexOf(handler.handler);
            for (int i = method.instructions.indexOf(handler.start);
                    i < method.instructions.indexOf(handler.end);
                    i++) {
                if (code[i].getOpcode() >= 0) {
                    thrownTo.get(i).set(to);
                    next[i] = Arrays.copyOf(next[i], next[i].length + 1);
                    next[i][next[i].length - 1] = to;
                }
            }
        }
        for (int i = 0; i < code.length; i++) {
            for (int to : next[i]) {
                previous.get(to).add(i);
            }
        }
        rank = new int[code.length];
        order = reversePostorder();
        dominator = dominators();
    }

    private int[] normal(MethodNode method, int at) {
        AbstractInsnNode node = code[at];
        List<LabelNode> targets = new ArrayList<>();
        if (node instanceof JumpInsnNode jump) {
            targets.add(jump.label);
        } else if (node instanceof TableSwitchInsnNode table) {
            targets.add(table.dflt);
            targets.addAll(table.labels);
        } else if (node instanceof LookupSwitchInsnNode lookup) {
            targets.add(lookup.dflt);
            targets.addAll(lookup.labels);
        }
        int opcode = node.getOpcode();
        boolean ends = opcode == Opcodes.GOTO
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH
                || opcode == Opcodes.ATHROW
                || opcode == Opcodes.RET
                || opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
        List<Integer> all = new ArrayList<>();
        if (!ends && at + 1 < code.length) {
            all.add(at + 1);
        }
        targets.forEach(target -> all.add(method.instructions.indexOf(target)));
        return all.stream().mapToInt(Integer::intValue).toArray();
    }

    private int[] reversePostorder() {
        int[] postorder = new int[code.length];
        int count = 0;
        Arrays.fill(rank, -1);
        BitSet seen = new BitSet();
        int[] path = new int[code.length + 1];
        int[] branch = new int[code.length + 1];
        int depth = 0;
        if (code.length > 0) {
            seen.set(0);
            depth = 1;
        }
        while (depth > 0) {
            int at = path[depth - 1];
            if (branch[depth - 1] < next[at].length) {
                int to = next[at][branch[depth - 1]++];
                if (!seen.get(to)) {
                    seen.set(to);
                    path[depth] = to;
                    branch[depth++] = 0;
                }
            } else {
                postorder[count++] = at;
                depth--;
            }
        }
        int[] reversed = new int[count];
        for (int i = 0; i < count; i++) {
            reversed[i] = postorder[count - 1 - i];
            rank[reversed[i]] = i;
        }
        return reversed;
    }

    private int[] dominators() {
        int[] dominators = new int[code.length];
        Arrays.fill(dominators, -1);
        if (order.length == 0) {
            return dominators;
        }
        dominators[0] = 0;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int i = 1; i < order.length; i++) {
                int best = -1;
                for (int from : previous.get(order[i])) {
                    if (rank[from] >= 0 && dominators[from] >= 0) {
                        best = best < 0 ? from : common(dominators, best, from);
                    }
                }
                changed |= dominators[order[i]] != best;
                dominators[order[i]] = best;
            }
        }
        return dominators;
    }

    private int common(int[] dominators, int left, int right) {
        int a = left;
        int b = right;
        while (a != b) {
            if (rank[a] > rank[b]) {
                a = dominators[a];
            } else {
                b = dominators[b];
            }
        }
        return a;
    }

    AbstractInsnNode[] code() {
        return code;
    }

    /** Whether all ways to {@code at} lead through {@code gate}. */
    boolean dominates(int gate, int at) {
        int up = at;
        while (rank[up] > rank[gate]) {
            up = dominator[up];
        }
        return up == gate;
    }

    List<Loop> loops() {
        Map<Integer, Loop> loops = new TreeMap<>();
        for (int latch : order) {
            for (int head : next[latch]) {
                if (!thrownTo.get(latch).get(head) && dominates(head, latch)) {
                    Loop loop = loops.computeIfAbsent(head, h -> new Loop(h, new BitSet(), new BitSet()));
                    loop.latches.set(latch);
                    loop.body.set(head);
                    grow(loop.body, latch);
                }
            }
        }
        return new ArrayList<>(loops.values());
    }

    private void grow(BitSet body, int latch) {
        List<Integer> left = new ArrayList<>(List.of(latch));
        while (!left.isEmpty()) {
            int at = left.remove(left.size() - 1);
            if (rank[at] >= 0 && !body.get(at)) {
                body.set(at);
                left.addAll(previous.get(at));
            }
        }
    }
}
