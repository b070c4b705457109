package dev.standpipe.rewrite;

import dev.standpipe.rewrite.emit.Emitter;
import dev.standpipe.rewrite.emit.Prepared;
import dev.standpipe.rewrite.emit.Symbols;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.plan.InsertionPoint;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.work.TooMuchWork;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Has the loops of a method counted that are left alone, as far as each way into them can be. */
final class EntryCounting {
    private final ControlFlow flow;
    private final CodeBudget budget;
    private final MethodFindings findings;
    private final ToIntFunction<Finding> numbers;

    EntryCounting(ControlFlow flow, CodeBudget budget, MethodFindings findings, ToIntFunction<Finding> numbers) {
        this.flow = flow;
        this.budget = budget;
        this.findings = findings;
        this.numbers = numbers;
    }

    /** Says whether anything is to be inserted. */
    boolean count(Map<Object, Integer> sites, Emitter emitter) {
        boolean any = false;
        if (!isThere()) {
            for (Map.Entry<Object, Integer> site : sites.entrySet()) {
                if (site.getKey() instanceof Loop && !findings.isRewritten(site.getValue())) {
                    any |= count((Loop) site.getKey(), site.getValue(), emitter);
                }
            }
        }
        return any;
    }

    /** From another time. */
    private boolean isThere() {
        for (AbstractInsnNode insn : flow.code()) {
            if (insn instanceof MethodInsnNode && ((MethodInsnNode) insn).owner.equals(Symbols.TALLY)) {
                return true;
            }
        }
        return false;
    }

    private boolean count(Loop loop, int at, Emitter emitter) {
        try {
            List<InsertionPoint> places = InsertionPoint.ofAllEntries(flow, loop);
            if (places.isEmpty()) {
                return false;
            }
            Prepared prepared = emitter.prepareCount(loop, places, at);
            int site = budget.allows(prepared.size()) ? findings.number(at, numbers) : 0;
            if (site != 0) {
                emitter.take(prepared, site);
            }
            return site != 0;
        } catch (TooMuchWork e) {
            // nobody has to know how often it is entered
            return false;
        }
    }
}
