package dev.standpipe.rewrite;

import dev.standpipe.rewrite.emit.Adoption;
import dev.standpipe.rewrite.emit.Emitter;
import dev.standpipe.rewrite.emit.Prepared;
import dev.standpipe.rewrite.emit.Symbols;
import dev.standpipe.rewrite.hoist.Recurrence;
import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.loop.LoopForest;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.Candidate;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Method;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.work.TooMuchWork;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Looks at each loop of one method that has a transfer, and rewrites those that a rule matches. */
final class MethodRewriting {
    private final ClassScan scan;
    private final MethodNode node;
    private final CodeBudget budget;
    private final Settings settings;
    private final MethodFindings findings;
    private ControlFlow flow;
    private boolean changed;

    MethodRewriting(ClassScan scan, MethodNode node, int codeLength, Settings settings, LoopListener listener) {
        this.scan = scan;
        this.node = node;
        this.budget = new CodeBudget(codeLength, node.maxStack, node.maxLocals);
        this.settings = settings;
        this.findings = new MethodFindings(scan, node, listener);
    }

    List<Finding> findings() {
        return findings.all();
    }

    boolean changed() {
        return changed;
    }

    void run() {
        if (hasSubroutines()) {
            keepWhole(Reason.SUBROUTINES);
            return;
        }
        Map<Object, Integer> sites;
        try {
            flow = ControlFlow.of(node, scan.work());
            sites = sites(LoopForest.of(flow));
        } catch (TooMuchWork e) {
            keepWhole(Reason.TOO_MUCH_WORK);
            return;
        }
        if (!sites.isEmpty()) {
            for (Map.Entry<Object, Integer> site : sites.entrySet()) {
                if (site.getKey() instanceof Loop) {
                    findings.span(site.getValue(), ((Loop) site.getKey()).blocks());
                }
            }
            look(sites);
        }
    }

    private void look(Map<Object, Integer> sites) {
        boolean rewrittenBefore = rewrittenBefore();
        Method method = new Method(flow, scan.facts(node.name));
        if (rewrittenBefore && settings.adopting && new Adoption(node).isPossible()) {
            adopt(method, sites);
            return;
        }
        if (rewrittenBefore) {
            leave(method, sites);
            return;
        }
        Emitter emitter = new Emitter(flow, scan.isForJava5());
        for (Map.Entry<Object, Integer> site : sites.entrySet()) {
            Object where = site.getKey();
            int at = site.getValue();
            if (where instanceof Loop) {
                decide(method, (Loop) where, at, emitter);
            } else {
                findings.keep(at, new Refusal(Reason.TANGLED), null);
            }
        }
        if (settings.countingEntries) {
            // after all is decided: it is to take the room of no transfer
            changed |= new EntryCounting(flow, budget, findings, settings.numbers).count(sites, emitter);
        }
        if (changed) {
            emitter.insert();
        }
    }

    /**
     * The method stays as it is; its loops that have no transfer in front of them are told by what kept them from it.
     */
    private void leave(Method method, Map<Object, Integer> sites) {
        Adoption adoption = new Adoption(node);
        int from = 0;
        for (Map.Entry<Object, Integer> site : sites.entrySet()) {
            int at = site.getValue();
            Refusal refusal = new Refusal(Reason.REWRITTEN_BEFORE);
            if (!adoption.isPreceded(from, at)) {
                refusal = site.getKey() instanceof Loop
                        ? refusal(method, (Loop) site.getKey(), at)
                        : new Refusal(Reason.TANGLED);
            }
            findings.keep(at, refusal, null);
            from = at;
        }
    }

    private Refusal refusal(Method method, Loop loop, int at) {
        if (scan.carried(flow.code()[at]).superCall()) {
            return new Refusal(Reason.SUPER_CALL, at);
        }
        try {
            Candidate candidate = new Candidate(Summary.of(method, loop));
            return Rules.matching(candidate, settings.rules) == null
                    ? Rules.refusal(candidate)
                    : new Refusal(Reason.REWRITTEN_BEFORE);
        } catch (TooMuchWork e) {
            return new Refusal(Reason.TOO_MUCH_WORK);
        }
    }

    private boolean hasSubroutines() {
        for (AbstractInsnNode insn : node.instructions) {
            if (insn.getOpcode() == Opcodes.JSR || insn.getOpcode() == Opcodes.RET) {
                return true;
            }
        }
        return false;
    }

    /**
     * Where the control flow is not followed, the shortest stretch around a transfer that is jumped back over is taken
     * for a loop.
     */
    private void keepWhole(Reason reason) {
        AbstractInsnNode[] code = node.instructions.toArray();
        int[] starts = new int[code.length];
        TreeSet<Integer> targets = new TreeSet<>();
        for (int at = code.length - 1; at >= 0; at--) {
            if (code[at] instanceof JumpInsnNode) {
                targets.add(node.instructions.indexOf(((JumpInsnNode) code[at]).label));
            }
            Integer start = targets.floor(at);
            starts[at] = start == null ? -1 : start;
        }
        Set<Integer> loops = new HashSet<>();
        for (int at = 0; at < code.length; at++) {
            if (starts[at] >= 0 && scan.carried(code[at]) != null && loops.add(starts[at])) {
                findings.keep(at, new Refusal(reason), null);
            }
        }
    }

    /**
     * The loops with a transfer, and blocks of loops that are none, with the position of the first transfer, or of the
     * first call that leads to one. A loop around another of them is none: what it reads or writes are the headers of
     * the inner one's elements.
     */
    private Map<Object, Integer> sites(LoopForest forest) {
        Map<Object, Integer> sites = new LinkedHashMap<>();
        for (int at = 0; at < flow.code().length; at++) {
            Block block = flow.blockAt(at);
            if (scan.carried(flow.code()[at]) != null && flow.reachable(block)) {
                Object where = forest.innermost(block);
                if (where == null && forest.irreducible(block)) {
                    where = block;
                }
                boolean behindCall = where != null && sites.containsKey(where) && !isTransfer(sites.get(where));
                if (behindCall && isTransfer(at)) {
                    sites.put(where, at);
                } else if (where != null) {
                    sites.putIfAbsent(where, at);
                }
            }
        }
        for (Object where : new ArrayList<>(sites.keySet())) {
            Loop around = where instanceof Loop ? ((Loop) where).parent() : null;
            for (; around != null; around = around.parent()) {
                scan.work().spend(1);
                sites.remove(around);
            }
        }
        return sites;
    }

    private boolean isTransfer(int at) {
        return flow.code()[at] instanceof MethodInsnNode && scan.transfer((MethodInsnNode) flow.code()[at]) != null;
    }

    private boolean rewrittenBefore() {
        for (AbstractInsnNode insn : node.instructions) {
            if (insn instanceof MethodInsnNode && Symbols.isDoorway(((MethodInsnNode) insn).owner)) {
                return true;
            }
        }
        return false;
    }

    /** The transfers are there, from the build, each before its loop; which rule put it there is found out again. */
    private void adopt(Method method, Map<Object, Integer> sites) {
        Adoption adoption = new Adoption(node);
        int from = 0;
        for (Map.Entry<Object, Integer> site : sites.entrySet()) {
            Loop loop = site.getKey() instanceof Loop ? (Loop) site.getKey() : null;
            int at = site.getValue();
            try {
                adopt(method, loop, from, at, adoption);
            } catch (TooMuchWork e) {
                findings.keep(at, new Refusal(Reason.TOO_MUCH_WORK), null);
            }
            from = at;
        }
        adoption.lead();
        changed = true;
    }

    private void adopt(Method method, Loop loop, int from, int at, Adoption adoption) {
        Summary summary = loop == null ? null : Summary.of(method, loop);
        Candidate candidate = summary == null ? null : new Candidate(summary);
        Rule rule = candidate == null ? null : Rules.matching(candidate, settings.rules);
        if (!adoption.isServed(from, at)) {
            findings.keep(at, new Refusal(Reason.REWRITTEN_BEFORE), summary);
        } else if (rule == null) {
            findings.keep(at, candidate == null ? new Refusal(Reason.TANGLED) : Rules.refusal(candidate), summary);
        } else {
            adoption.number(from, at, findings.rewrite(at, rule, summary, settings.numbers));
        }
    }

    private void decide(Method method, Loop loop, int at, Emitter emitter) {
        try {
            proveAndPlan(method, loop, at, emitter);
        } catch (TooMuchWork e) {
            findings.keep(at, new Refusal(Reason.TOO_MUCH_WORK), null);
        }
    }

    private void proveAndPlan(Method method, Loop loop, int at, Emitter emitter) {
        if (scan.carried(flow.code()[at]).superCall()) {
            findings.keep(at, new Refusal(Reason.SUPER_CALL, at), null);
            return;
        }
        Summary summary = Summary.of(method, loop);
        Candidate candidate = new Candidate(summary);
        Rule rule = Rules.matching(candidate, settings.rules);
        if (rule == null) {
            findings.keep(at, Rules.refusal(candidate), summary);
            return;
        }
        Match match = rule.match(candidate);
        boolean again = settings.readingAhead && Recurrence.of(summary, match).isPossible();
        List<Plan> plans = Plan.all(summary, match, again);
        if (plans.get(0).places().isEmpty()) {
            findings.keep(at, new Refusal(Reason.NO_ENTRY), summary);
            return;
        }
        Prepared prepared = budget.fitting(plans, emitter);
        if (prepared == null) {
            findings.keep(at, new Refusal(Reason.METHOD_TOO_LARGE), summary);
            return;
        }
        emitter.take(prepared, findings.rewrite(at, rule, summary, settings.numbers));
        changed = true;
    }
}
