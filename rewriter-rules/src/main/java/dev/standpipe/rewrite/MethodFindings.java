package dev.standpipe.rewrite;

import dev.standpipe.rewrite.emit.Lines;
import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Transfer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What is found in one method, in the order of its code; a listener hears of each loop at once. */
final class MethodFindings {
    private final ClassScan scan;
    private final MethodNode node;
    private final LoopListener listener;
    private final AbstractInsnNode[] code;
    private final Lines lines;
    private final List<Finding> all = new ArrayList<>();
    /** The index of each, by the position of its first transfer. */
    private final Map<Integer, Integer> indexes = new HashMap<>();

    private final Map<Integer, int[]> spans = new HashMap<>();
    private int[] instructions;

    MethodFindings(ClassScan scan, MethodNode node, LoopListener listener) {
        this.scan = scan;
        this.node = node;
        this.listener = listener;
        this.code = node.instructions.toArray();
        this.lines = new Lines(code);
    }

    List<Finding> all() {
        return all;
    }

    /** The loop with its first transfer at this position has these blocks. */
    void span(int at, Collection<Block> blocks) {
        int first = lines.at(at);
        int last = first;
        for (Block block : blocks) {
            for (int k = block.first(); k <= block.last(); k++) {
                int line = code[k].getOpcode() < 0 ? first : lines.at(k);
                first = Math.min(first, line);
                last = Math.max(last, line);
            }
        }
        spans.put(at, new int[] {first, last});
    }

    /**
     * The loop with its first transfer at this position is left alone; {@code summary} is null if it could not be
     * followed.
     */
    void keep(int at, Refusal refusal, Summary summary) {
        int position = refusal.position();
        String culprit = position == Refusal.NOWHERE ? null : Wording.of(code[position], lines.at(position));
        if (refusal.reason() == Reason.TRANSFER_IN_HELPER) {
            culprit += scan.callees().whereIsTransfer((MethodInsnNode) code[position]);
        }
        add(at, spanning(at, Finding.kept(place(at), carried(at), refusal.reason(), culprit)), summary);
    }

    /** The loop is rewritten; returns the number under which it is counted. */
    int rewrite(int at, Rule rule, Summary summary, ToIntFunction<Finding> numbers) {
        Finding finding = spanning(at, Finding.rewritten(place(at), carried(at), rule.id()));
        int site = numbers.applyAsInt(finding);
        add(at, finding.atSite(site), summary);
        return site;
    }

    /** The loop with its first transfer there is counted, though it is left alone; returns its number. */
    int number(int at, ToIntFunction<Finding> numbers) {
        Finding finding = all.get(indexes.get(at));
        int site = numbers.applyAsInt(finding);
        all.set(indexes.get(at), finding.atSite(site));
        return site;
    }

    boolean isRewritten(int at) {
        return all.get(indexes.get(at)).isRewritten();
    }

    private Finding spanning(int at, Finding finding) {
        int[] span = spans.get(at);
        return span == null ? finding : finding.spanning(span[0], span[1]);
    }

    private void add(int at, Finding finding, Summary summary) {
        indexes.put(at, all.size());
        all.add(finding);
        listener.found(finding, summary);
    }

    private Carried carried(int at) {
        Transfer transfer = scan.carried(code[at]);
        return new Carried(
                transfer.reads() ? Direction.READ : Direction.WRITE,
                transfer.wire().words(),
                transfer.call().owner);
    }

    private Place place(int at) {
        return new Place(scan.name(), node.name, node.desc, scan.source(), lines.at(at), instructionsBefore(at));
    }

    /** How many of the nodes before the position are instructions; counted once for all. */
    private int instructionsBefore(int at) {
        if (instructions == null) {
            instructions = new int[code.length + 1];
            for (int k = 0; k < code.length; k++) {
                instructions[k + 1] = instructions[k] + (code[k].getOpcode() >= 0 ? 1 : 0);
            }
        }
        return instructions[at];
    }
}
