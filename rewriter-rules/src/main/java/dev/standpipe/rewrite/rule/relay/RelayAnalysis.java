package dev.standpipe.rewrite.rule.relay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.EndOfStream;
import dev.standpipe.rewrite.rule.proof.Loads;
import dev.standpipe.rewrite.rule.proof.Locals;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.rule.proof.Verdict;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Proves that a loop does nothing but hand on the bytes of one stream to another, in order. */
public final class RelayAnalysis {
    private final Summary summary;
    private final Relay relay = new Relay();
    private Path round;
    private Effect read;
    private Effect write;

    public RelayAnalysis(Summary summary) {
        this.summary = summary;
    }

    /** A {@link Relay}, or why it is none. */
    public Verdict verdict() {
        Refusal refusal = Shape.refuse(summary);
        if (refusal == null) {
            refusal = findTransfers();
        }
        if (refusal == null) {
            refusal = findEnd();
        }
        if (refusal == null) {
            refusal = explainRest();
        }
        if (refusal == null) {
            refusal = compareHandlers();
        }
        if (refusal == null) {
            refusal = followLocals();
        }
        return refusal == null ? relay : refusal;
    }

    private Refusal findTransfers() {
        round = summary.rounds().get(0);
        List<Effect> transfers = Shape.transfers(round);
        if (summary.rounds().size() > 1) {
            return new Refusal(Reason.UNACCOUNTED, Shape.lastPosition(round));
        }
        if (transfers.size() != 2 || !isSingle(transfers.get(0), true) || !isSingle(transfers.get(1), false)) {
            return new Refusal(
                    Reason.SEVERAL_TRANSFERS,
                    transfers.get(transfers.size() - 1).position());
        }
        read = transfers.get(0);
        write = transfers.get(1);
        relay.transferAt = read.position();
        relay.in = read.operand(0);
        relay.out = write.operand(0);
        if (!isWhatWasRead(write.operand(1))) {
            return new Refusal(Reason.VALUE_CHANGED, write.position());
        }
        for (Value stream : new Value[] {relay.in, relay.out}) {
            if (!Pushable.isFixed(stream, summary)) {
                return new Refusal(Reason.ARRAY_CHANGES, read.position());
            }
        }
        return null;
    }

    private static boolean isSingle(Effect transfer, boolean reads) {
        return transfer.transfer().wire() == WireType.SINGLE_BYTE
                && transfer.transfer().reads() == reads;
    }

    /** As far as it is written: of all that is more than a byte only the lowest one is. */
    private boolean isWhatWasRead(Value written) {
        boolean keeps = written.isOperation(Opcodes.I2B)
                || written.isOperation(Opcodes.I2C)
                || written.isOperation(Opcodes.I2S)
                || written.isOperation(Opcodes.IAND) && written.operand(1).isConstant(0xFF);
        return written.equals(read.result()) || keeps && isWhatWasRead(written.operand(0));
    }

    private Refusal findEnd() {
        relay.bounds = new ArrayList<>();
        for (Path exit : summary.exits()) {
            if (EndOfStream.endsBy(exit)) {
                continue;
            }
            Bound bound = Bound.of(summary, exit, 2);
            if (bound == null) {
                return new Refusal(Reason.END_UNKNOWN, Shape.lastPosition(exit));
            }
            relay.bounds.add(bound);
        }
        return null;
    }

    private Refusal explainRest() {
        Loads loads = new Loads(summary);
        for (Effect effect : round.effects()) {
            Refusal refusal = effect == read || effect == write
                    ? null
                    : Loads.isOne(effect)
                            ? loads.explain(effect, null)
                            : new Refusal(Reason.UNACCOUNTED, effect.position());
            if (refusal != null) {
                return refusal;
            }
        }
        for (Path exit : summary.exits()) {
            for (int k = 0; k < exit.effects().size(); k++) {
                Effect effect = exit.effects().get(k);
                if (k >= round.effects().size() || round.effects().get(k).by() != effect.by()) {
                    return new Refusal(Reason.UNACCOUNTED, effect.position());
                }
            }
        }
        relay.guards = loads.guards();
        relay.rows = loads.rows();
        return null;
    }

    private Refusal compareHandlers() {
        List<TryCatchBlockNode> handlers =
                summary.flow().handlersAt(summary.loop().head().first());
        for (Effect effect : summary.effects()) {
            summary.flow().work().spend(handlers.size());
            if (!summary.flow().handlersAt(effect.position()).equals(handlers)) {
                return new Refusal(Reason.TRY_IN_LOOP, effect.position());
            }
        }
        return null;
    }

    /** What is thrown in the middle of a round is thrown before it here. */
    private Refusal followLocals() {
        Locals locals = new Locals(summary, round);
        for (int slot : summary.unsteady()) {
            if (locals.isCarried(slot) || locals.isReadAfter(slot) && !locals.isLeftByExits(slot)) {
                return new Refusal(Reason.UNACCOUNTED, locals.assignmentOf(slot));
            }
        }
        for (Effect transfer : new Effect[] {read, write}) {
            for (int slot : transfer.locals().keySet()) {
                Value then = transfer.locals().get(slot);
                Long ahead = locals.distance(slot, then);
                if (locals.isSeenByHandler(slot, transfer.position()) && (ahead == null || ahead != 0)) {
                    return new Refusal(Reason.STATE_OBSERVED, locals.assignmentOf(slot));
                }
            }
            for (int slot : summary.unsteady()) {
                if (locals.isSeenByHandler(slot, transfer.position())) {
                    return new Refusal(Reason.STATE_OBSERVED, locals.assignmentOf(slot));
                }
            }
        }
        return null;
    }
}
