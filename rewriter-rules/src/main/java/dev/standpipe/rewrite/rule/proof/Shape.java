package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Followed;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** What has to hold of a loop before any rule looks closer. */
public final class Shape {
    private static final Set<Effect.Kind> ALL_CALLS = EnumSet.of(
            Effect.Kind.CALL, Effect.Kind.QUIET_CALL, Effect.Kind.OWN_CALL, Effect.Kind.SEEK, Effect.Kind.SKIP);

    private Shape() {}

    public static Refusal refuse(Summary summary) {
        for (Effect effect : summary.effects()) {
            if (effect.kind() == Effect.Kind.INNER_LOOP) {
                return new Refusal(Reason.LOOP_IN_LOOP);
            }
            if (effect.transfer() != null && effect.transfer().fills()) {
                return new Refusal(Reason.CALL_IN_LOOP, effect.position());
            }
        }
        Refusal refusal = refuse(summary, ALL_CALLS, false);
        return refusal != null ? refusal : refuseIdle(summary);
    }

    /** The same, of a loop that may run quiet code, and not all of whose rounds need to transfer anything. */
    public static Refusal refuseUnlessQuiet(Summary summary) {
        return refuse(summary, EnumSet.of(Effect.Kind.CALL), false);
    }

    /** The same, of one that may also run code of other classes of which the runtime can tell whether it is quiet. */
    public static Refusal refuseUnlessPromised(Summary summary) {
        Refusal refusal = refuse(summary, EnumSet.of(Effect.Kind.CALL), true);
        return refusal != null ? refusal : refuseIdle(summary);
    }

    private static Refusal refuse(Summary summary, Set<Effect.Kind> calls, boolean promising) {
        if (summary.tooComplex()) {
            return new Refusal(Reason.TOO_COMPLEX);
        }
        if (summary.hasInnerLoop()) {
            return new Refusal(Reason.LOOP_IN_LOOP);
        }
        if (summary.rounds().isEmpty()) {
            return new Refusal(Reason.UNACCOUNTED);
        }
        for (Path round : summary.rounds()) {
            Refusal call = refuseCalls(summary, round, calls, promising);
            if (call != null) {
                return call;
            }
        }
        return null;
    }

    private static Refusal refuseIdle(Summary summary) {
        for (Path round : summary.rounds()) {
            if (transfers(round).isEmpty()) {
                return refuseIdle(round);
            }
        }
        return null;
    }

    /** A round that transfers nothing. */
    public static Refusal refuseIdle(Path round) {
        return new Refusal(
                Reason.CONDITIONAL_TRANSFER, round.decisions().isEmpty() ? Refusal.NOWHERE : lastPosition(round));
    }

    /**
     * The refusal for the first call that may do anything, or null. One that makes an object of a number, or a number
     * of an object, is not what is in the way if there is another.
     */
    public static Refusal refuseCalls(Summary summary, Path path) {
        return refuseCalls(summary, path, ALL_CALLS, false);
    }

    private static Refusal refuseCalls(Summary summary, Path path, Set<Effect.Kind> calls, boolean promising) {
        Effect first = null;
        for (Effect effect : path.effects()) {
            if (promising && effect.isPromised()) {
                continue;
            }
            if (calls.contains(effect.kind()) && (first == null || Boxing.is(first.by()))) {
                first = first != null && Boxing.is(effect.by()) ? first : effect;
            }
        }
        if (first == null) {
            return null;
        }
        boolean hides = first.by() instanceof MethodInsnNode
                && summary.method().facts().hidesTransfer((MethodInsnNode) first.by());
        return new Refusal(hides ? Reason.TRANSFER_IN_HELPER : Reason.CALL_IN_LOOP, first.position());
    }

    /** Why a throw could lead elsewhere than from the loop's head, or null. */
    public static Refusal compareHandlers(Summary summary) {
        ControlFlow flow = summary.flow();
        List<TryCatchBlockNode> handlers = flow.handlersAt(summary.loop().head().first());
        for (Block block : summary.loop().blocks()) {
            flow.work().spend(handlers.size());
            if (!flow.handlersAt(block.first()).equals(handlers)) {
                return new Refusal(Reason.TRY_IN_LOOP, block.first());
            }
        }
        return null;
    }

    /** Whether the same instruction does both; one of a method that is called twice does two things. */
    public static boolean isSame(Effect one, Effect other) {
        return one.by() == other.by() && one.position() == other.position();
    }

    /**
     * Whether the transfer is made in the loop's own code, or in methods that can be copied into it: there is one way
     * through each, and so no place that needs a frame.
     */
    public static boolean isCopyable(Summary summary, Effect transfer) {
        return summary.flow().code()[transfer.position()] == transfer.by() || isStraight(summary, transfer.position());
    }

    private static boolean isStraight(Summary summary, int call) {
        Followed called = summary.calls().get(call);
        List<Block> way = called == null ? null : summary.way(called.callee());
        boolean straight = way != null;
        for (Block block : straight ? way : Collections.<Block>emptyList()) {
            AbstractInsnNode[] code = called.callee().flow().code();
            for (int at = block.first(); at <= block.last(); at++) {
                straight &= !summary.inlines(code[at]) || isStraight(summary, called.id(at));
            }
        }
        return straight;
    }

    public static List<Effect> transfers(Path path) {
        List<Effect> transfers = new ArrayList<>();
        for (Effect effect : path.effects()) {
            if (effect.kind() == Effect.Kind.TRANSFER) {
                transfers.add(effect);
            }
        }
        return transfers;
    }

    /** Of the path's last decision. */
    public static int lastPosition(Path path) {
        return path.decisions().isEmpty()
                ? Refusal.NOWHERE
                : path.decisions().get(path.decisions().size() - 1).position();
    }
}
