package dev.standpipe.corpus.count;

import dev.standpipe.corpus.count.Flow.Loop;
import dev.standpipe.rewrite.Hierarchy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Finds the loops that carry elements between streams and arrays: a value that was read ends in an element of an array of numbers, or one that is
 * written comes from such an element, within one round, with any arithmetic on the way. It shares no code with the rewriter, whose reach it measures.
 */
public final class Carrying {
    private final MethodNode method;
    private final Flow flow;
    private final Transfers transfers;
    private Frame<Mark>[] frames;
    private Map<AbstractInsnNode, AbstractInsnNode> booleans;

    private Carrying(MethodNode method, Transfers transfers) {
        this.method = method;
        this.transfers = transfers;
        flow = new Flow(method);
    }

    /** Throws what ASM throws for a class file that it cannot read. */
    public static List<CarryingLoop> loops(byte[] classFile, Hierarchy hierarchy) {
        ClassReader reader = new ClassReader(classFile);
        if (!Transfers.anyNamedIn(reader)) {
            return List.of();
        }
        ClassNode node = new ClassNode();
        reader.accept(node, ClassReader.SKIP_FRAMES);
        Transfers transfers = new Transfers(hierarchy);
        List<CarryingLoop> loops = new ArrayList<>();
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (transfers.isTransfer(instruction)) {
                    loops.addAll(new Carrying(method, transfers).loops(node.name));
                    break;
                }
            }
        }
        return loops;
    }

    private List<CarryingLoop> loops(String className) {
        List<Loop> loops = flow.loops();
        Map<Loop, BitSet> transfersOf = new TreeMap<>(Comparator.comparingInt(Loop::head));
        for (int i = 0; i < flow.code().length; i++) {
            int at = i;
            if (transfers.isTransfer(flow.code()[at])) {
                loops.stream()
                        .filter(loop -> loop.body().get(at))
                        .min(Comparator.comparingInt(Loop::size))
                        .ifPresent(loop -> transfersOf
                                .computeIfAbsent(loop, l -> new BitSet())
                                .set(at));
            }
        }
        if (transfersOf.isEmpty()) {
            return List.of();
        }
        // what a loop reads around another one with transfers are the headers of that one's elements
        List<Loop> all = List.copyOf(transfersOf.keySet());
        transfersOf
                .keySet()
                .removeIf(outer -> all.stream()
                        .anyMatch(inner -> inner != outer && outer.body().get(inner.head())));
        mark(className, transfersOf);
        List<CarryingLoop> carrying = new ArrayList<>();
        transfersOf.forEach((loop, inLoop) -> {
            BitSet carried = new BitSet();
            inLoop.stream().filter(at -> carries(loop, at)).forEach(carried::set);
            if (!carried.isEmpty()) {
                boolean nested = loops.stream()
                        .anyMatch(other -> other != loop && loop.body().get(other.head()));
                int first = carried.nextSetBit(0);
                boolean read = transfers.isRead(flow.code()[first]);
                boolean pure = !nested
                        && inLoop.cardinality() == 1
                        && new PureCopy(flow, frames, loop, first, read, this).holds();
                TreeSet<Integer> places = new TreeSet<>();
                inLoop.stream().map(this::instruction).forEach(places::add);
                boolean calls =
                        loop.body().stream().anyMatch(at -> !inLoop.get(at) && PureCopy.runsOtherCode(flow.code()[at]));
                carrying.add(new CarryingLoop(
                        className, method.name, method.desc, line(first), places, read, pure, nested, calls));
            }
        });
        return carrying;
    }

    private void mark(String className, Map<Loop, BitSet> transfersOf) {
        BitSet watched = new BitSet();
        transfersOf.keySet().forEach(loop -> watched.or(loop.body()));
        Marking marking = new Marking(method.instructions, watched, transfers);
        booleans = marking.booleans();
        try {
            frames = new Analyzer<>(marking).analyze(className, method);
        } catch (AnalyzerException e) {
            throw new IllegalArgumentException(className + "." + method.name + method.desc + ": " + e.getMessage(), e);
        }
    }

    private boolean carries(Loop loop, int transfer) {
        if (frames[transfer] == null) {
            return false;
        }
        if (transfers.isWrite(flow.code()[transfer])) {
            return elementsOf(top(transfer)).stream()
                    .anyMatch(at -> loop.body().get(at) && !transfers.isRead(flow.code()[at]));
        }
        return loop.body().stream()
                .filter(at -> isStoreOfNumber(flow.code()[at]) && frames[at] != null)
                .anyMatch(at -> elementsOf(top(at)).get(transfer));
    }

    private static boolean isStoreOfNumber(AbstractInsnNode node) {
        return node.getOpcode() >= Opcodes.IASTORE
                && node.getOpcode() <= Opcodes.SASTORE
                && node.getOpcode() != Opcodes.AASTORE;
    }

    private Mark top(int at) {
        return frames[at].getStack(frames[at].getStackSize() - 1);
    }

    /** Where the elements come from that the value was made of. */
    BitSet elementsOf(Mark value) {
        BitSet elements = new BitSet();
        value.elements().stream().forEach(at -> {
            AbstractInsnNode branch = booleans.get(flow.code()[at]);
            if (branch == null) {
                elements.set(at);
            } else {
                elements.or(top(method.instructions.indexOf(branch)).elements());
            }
        });
        return elements;
    }

    /** Whether more than a change of type was done to them. */
    boolean isComputed(Mark value) {
        return value.computed()
                || value.elements().stream()
                        .mapToObj(at -> booleans.get(flow.code()[at]))
                        .anyMatch(branch -> branch != null
                                && top(method.instructions.indexOf(branch)).computed());
    }

    boolean isBooleanTest(AbstractInsnNode node) {
        return booleans.containsValue(node);
    }

    private int instruction(int at) {
        int count = 0;
        for (int i = 0; i < at; i++) {
            count += flow.code()[i].getOpcode() >= 0 ? 1 : 0;
        }
        return count;
    }

    private int line(int at) {
        for (int i = at; i >= 0; i--) {
            if (flow.code()[i] instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }
}
