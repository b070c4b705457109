package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Locals;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The locals of a loop that is a copy in all else: who sees them behind it, and in handlers of what it throws. */
final class CopyLocals {
    private final Summary summary;
    private final Locals locals;
    private final List<Effect> transfers;
    private final Effect transfer;
    private final Set<Path> thrown;
    private final Copy copy;

    /** {@code thrown} are the ways out that throw. */
    CopyLocals(Summary summary, Path round, List<Effect> transfers, Set<Path> thrown, Copy copy) {
        this.summary = summary;
        this.locals = new Locals(summary, round);
        this.transfers = transfers;
        this.transfer = transfers.get(0);
        this.thrown = thrown;
        this.copy = copy;
    }

    /** Why the locals speak against a copy, or null; what the transfer has to do with them goes into the copy. */
    Refusal refuse() {
        int head = summary.loop().head().first();
        List<TryCatchBlockNode> handlers = summary.flow().handlersAt(transfer.position());
        if (!handlers.equals(summary.flow().handlersAt(head))) {
            return new Refusal(Reason.TRY_IN_LOOP, transfer.position());
        }
        for (Effect effect : summary.effects()) {
            summary.flow().work().spend(handlers.size());
            // what it throws is not to be seen by others than what the transfer throws
            if (!handlers.equals(summary.flow().handlersAt(effect.position()))) {
                return new Refusal(Reason.TRY_IN_LOOP, effect.position());
            }
        }
        for (int slot : summary.unsteady()) {
            if (locals.isCarried(slot)) {
                return new Refusal(Reason.UNACCOUNTED, locals.assignmentOf(slot));
            }
            if (locals.isSeenByHandler(slot, transfer.position())) {
                return new Refusal(Reason.STATE_OBSERVED, locals.assignmentOf(slot));
            }
            copy.oneShort |= locals.isReadAfter(slot) && !locals.isLeftByExits(slot);
        }
        copy.ahead = new TreeMap<>();
        for (Effect each : transfers) {
            Refusal refused = followAhead(each.locals(), each == transfer);
            if (refused != null) {
                return refused;
            }
        }
        for (Path exit : thrown) {
            Refusal refused = followAhead(exit.locals(), false);
            if (refused != null) {
                return refused;
            }
        }
        return null;
    }

    /** How far locals have moved that a handler may see; by the same at each place where something may be thrown. */
    private Refusal followAhead(Map<Integer, Value> there, boolean first) {
        Map<Integer, Long> ahead = new TreeMap<>();
        for (Map.Entry<Integer, Value> local : there.entrySet()) {
            int slot = local.getKey();
            if (locals.isSeenByHandler(slot, transfer.position())) {
                Long distance = locals.distance(slot, local.getValue());
                if (distance == null) {
                    return new Refusal(Reason.STATE_OBSERVED, locals.assignmentOf(slot));
                }
                if (distance != 0) {
                    ahead.put(slot, distance);
                }
            }
        }
        if (first) {
            copy.ahead.putAll(ahead);
        }
        return copy.ahead.equals(ahead) ? null : new Refusal(Reason.STATE_OBSERVED, transfer.position());
    }
}
