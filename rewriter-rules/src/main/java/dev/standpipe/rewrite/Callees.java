package dev.standpipe.rewrite;

import dev.standpipe.rewrite.call.PureCalls;
import dev.standpipe.rewrite.emit.Lines;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.summary.Callee;
import dev.standpipe.rewrite.summary.Footprint;
import dev.standpipe.rewrite.summary.QuietCode;
import dev.standpipe.rewrite.summary.Transfer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The methods of a class that can be followed from a loop: no other code can be meant by a call of them, and they lead
 * to a transfer or do what a loop's own instructions may do. Besides those that may be called without knowing what they
 * compute: see {@link QuietCode}.
 */
final class Callees {
    private static final AbstractInsnNode[] NOTHING = {};
    private static final int MOST_PROOFS = 8;

    private final ClassScan scan;
    private final OwnCalls calls;
    private final Map<String, MethodNode> bodies = new HashMap<>();
    private final Map<String, Callee> callees = new HashMap<>();
    private final Map<String, Boolean> quiet = new HashMap<>();

    /** By the method; null for one that leaves more than that, or whose proof is under way: it calls itself. */
    private final Map<String, Footprint> footprints = new HashMap<>();

    private int proofs;

    Callees(ClassScan scan, OwnCalls calls) {
        this.scan = scan;
        this.calls = calls;
    }

    void read(MethodNode method) {
        bodies.put(method.name + method.desc, method);
    }

    Callee callee(MethodInsnNode call) {
        String method = call.name + call.desc;
        if (!call.owner.equals(scan.name()) || !bodies.containsKey(method) || !scan.isSettled(method)) {
            return null;
        }
        if (scan.transfer(call) != null || scan.getter(call) != null) {
            return null;
        }
        if (!callees.containsKey(method)) {
            callees.put(method, find(method));
        }
        return callees.get(method);
    }

    private Callee find(String method) {
        boolean leads = calls.transferOf(method) != null;
        return leads || isQuiet(method, 0) ? Callee.of(bodies.get(method), scan.work()) : null;
    }

    /** All that it does is what a rule can account for, should it stand in a loop. */
    private boolean isQuiet(String method, int depth) {
        Boolean known = quiet.get(method);
        if (known == null) {
            known = scan.isSettled(method) && bodies.containsKey(method) && depth < OwnCalls.DEEPEST;
            for (AbstractInsnNode insn : known ? bodies.get(method).instructions.toArray() : NOTHING) {
                scan.work().spend(1);
                known &= isQuiet(insn, depth);
            }
            quiet.put(method, known);
        }
        return known;
    }

    private boolean isQuiet(AbstractInsnNode insn, int depth) {
        switch (insn.getOpcode()) {
            case Opcodes.NEW:
            case Opcodes.NEWARRAY:
            case Opcodes.ANEWARRAY:
            case Opcodes.MULTIANEWARRAY:
            case Opcodes.INVOKEDYNAMIC:
            case Opcodes.INVOKEINTERFACE:
            case Opcodes.CHECKCAST:
            case Opcodes.INSTANCEOF:
            case Opcodes.MONITORENTER:
            case Opcodes.MONITOREXIT:
            case Opcodes.TABLESWITCH:
            case Opcodes.LOOKUPSWITCH:
            case Opcodes.AASTORE:
            case Opcodes.ATHROW:
                return false;
            case Opcodes.LDC:
                Object constant = ((LdcInsnNode) insn).cst;
                return constant instanceof Number || constant instanceof String;
            case Opcodes.INVOKEVIRTUAL:
            case Opcodes.INVOKESPECIAL:
            case Opcodes.INVOKESTATIC:
                return isQuietCall((MethodInsnNode) insn, depth);
            default:
                return true;
        }
    }

    private boolean isQuietCall(MethodInsnNode call, int depth) {
        return PureCalls.contain(call)
                || scan.getter(call) != null
                || call.owner.equals(scan.name()) && isQuiet(call.name + call.desc, depth + 1);
    }

    /** What the call leaves behind; null if it may do anything. */
    Footprint footprint(MethodInsnNode call) {
        String method = call.name + call.desc;
        if (!call.owner.equals(scan.name()) || !bodies.containsKey(method) || !scan.isPlain(method)) {
            return null;
        }
        if (!footprints.containsKey(method) && proofs < MOST_PROOFS) {
            footprints.put(method, null);
            proofs++;
            footprints.put(method, footprint(bodies.get(method)));
            proofs--;
        }
        Footprint left = footprints.get(method);
        boolean certain = call.getOpcode() == Opcodes.INVOKESTATIC
                || call.getOpcode() == Opcodes.INVOKESPECIAL
                || scan.isSettled(method);
        left = left == null || certain ? left : left.ofThisClass();
        boolean isMade = !call.name.equals("<init>") || scan.isMade();
        return left == null || isMade && (!left.isOfThisClass() || scan.isComparable()) ? left : null;
    }

    private Footprint footprint(MethodNode body) {
        return body.tryCatchBlocks.isEmpty()
                ? QuietCode.of(ControlFlow.of(body, scan.work()), scan.facts(body.name))
                : null;
    }

    /** What the call comes to in another method, or null. */
    Transfer transferBehind(MethodInsnNode call) {
        return call.owner.equals(scan.name()) ? calls.transferOf(call.name + call.desc) : null;
    }

    /** In words, with the line; empty where that is not known. */
    String whereIsTransfer(MethodInsnNode call) {
        return whereIsTransfer(call, OwnCalls.DEEPEST);
    }

    private String whereIsTransfer(MethodInsnNode call, int deepest) {
        MethodNode body = bodies.get(call.name + call.desc);
        AbstractInsnNode[] code = body == null || deepest == 0 ? NOTHING : body.instructions.toArray();
        scan.work().spend(code.length);
        for (int at = 0; at < code.length; at++) {
            MethodInsnNode next = code[at] instanceof MethodInsnNode ? (MethodInsnNode) code[at] : null;
            if (next != null && scan.transfer(next) != null) {
                int line = new Lines(code).at(at);
                return line > 0 ? ", whose transfer is in line " + line : "";
            }
            if (next != null && transferBehind(next) != null) {
                return whereIsTransfer(next, deepest - 1);
            }
        }
        return "";
    }

    /**
     * The methods that may be followed from the candidates, or called in their loops; those with a transfer of their
     * own whatever speaks against it: they are told of.
     */
    Set<String> wanted() {
        Set<String> callers = new HashSet<>(scan.candidates());
        Set<String> called = calls.calledFrom(callers);
        for (boolean more = true; more; ) {
            more = false;
            for (String method : called) {
                more |= scan.isCarrier(method) && callers.add(method);
            }
            called = more ? calls.calledFrom(callers) : called;
        }
        Set<String> wanted = new HashSet<>();
        for (String method : called) {
            if (scan.isCarrier(method) || scan.isSettled(method)) {
                wanted.add(method);
            }
        }
        for (String method : calls.calledInLoops(scan.candidates())) {
            if (scan.isPlain(method)) {
                wanted.add(method);
            }
        }
        return wanted;
    }
}
