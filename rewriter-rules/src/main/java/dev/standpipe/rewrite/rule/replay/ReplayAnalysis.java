package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Boxing;
import dev.standpipe.rewrite.rule.proof.EndOfStream;
import dev.standpipe.rewrite.rule.proof.Loads;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.rule.proof.Verdict;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.WireType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/**
 * Proves that a loop can be repeated over bytes that were read before: every round reads the same, and nothing else in
 * it can throw, leave or be seen.
 */
public final class ReplayAnalysis {
    private final Summary summary;
    private final Replay replay = new Replay();
    private final Loads loads;
    private List<Effect> transfers;
    private List<Effect> moves;
    private final TouchedArrays touched;
    private final ThrownInRound thrown;
    private final OwnArrays ownArrays;
    private final Fills fills;
    /** Paths share what they have in common. */
    private final Set<Effect> explained = Collections.newSetFromMap(new IdentityHashMap<>());

    public ReplayAnalysis(Summary summary) {
        this.summary = summary;
        this.loads = new Loads(summary);
        this.thrown = new ThrownInRound(summary);
        this.ownArrays = new OwnArrays(summary);
        this.fills = new Fills(summary, replay, ownArrays);
        this.touched = new TouchedArrays(summary, thrown, ownArrays, fills);
    }

    /** A {@link Replay}, or why it is none. */
    public Verdict verdict() {
        Refusal refusal = Shape.refuseUnlessPromised(summary);
        if (refusal == null) {
            refusal = findTransfers();
        }
        if (refusal == null) {
            refusal = explain(summary.rounds());
        }
        if (refusal == null) {
            refusal = explain(summary.exits());
        }
        if (refusal == null) {
            refusal = findSeek();
        }
        if (refusal == null && thrown.any()) {
            refusal = Skips.refuse(moves);
        }
        if (refusal == null) {
            refusal = ownArrays.refuse();
        }
        if (refusal == null) {
            refusal = findEnd();
        }
        if (refusal == null) {
            refusal = Shape.compareHandlers(summary);
        }
        if (refusal == null) {
            refusal = thrown.refuseNames();
        }
        if (refusal != null) {
            return refusal;
        }
        replay.accesses.addAll(touched.accesses());
        replay.guards = loads.guards();
        replay.guards.addAll(replay.lengths.keySet());
        replay.guards.addAll(thrown.objects().keySet());
        replay.objects = thrown.objects();
        replay.filled = thrown.filled();
        replay.unread = thrown.unread();
        replay.guards.addAll(thrown.ofThisClass());
        replay.ofThisClass = thrown.ofThisClass();
        replay.promises = thrown.promises();
        replay.madeFirst = new MadeFirst(summary).position();
        replay.returns = thrown.any();
        replay.rows = loads.rows();
        replay.storesAll = StoredReads.areAll(summary, replay);
        return replay;
    }

    private Refusal findTransfers() {
        transfers = Shape.transfers(summary.rounds().get(0));
        moves = Skips.moves(summary.rounds().get(0));
        for (Path round : summary.rounds()) {
            if (!Skips.areSame(Skips.moves(round), moves)) {
                return new Refusal(Reason.CONDITIONAL_TRANSFER, Shape.lastPosition(round));
            }
        }
        replay.receiver = transfers.get(0).operand(0);
        replay.transferAt = transfers.get(0).position();
        Skips skips = new Skips(summary, replay);
        for (Effect transfer : moves) {
            if (transfer.kind() == Effect.Kind.SKIP) {
                Refusal refusal = skips.take(transfer);
                if (refusal != null) {
                    return refusal;
                }
                continue;
            }
            if (!transfer.transfer().reads()) {
                return new Refusal(Reason.SEVERAL_TRANSFERS, transfer.position());
            }
            if (!transfer.operand(0).equals(replay.receiver) || !Pushable.isFixed(replay.receiver, summary)) {
                return new Refusal(Reason.ARRAY_CHANGES, transfer.position());
            }
            if (transfer.transfer().fills()) {
                Refusal refusal = fills.take(transfer, touched.accesses());
                if (refusal != null) {
                    return refusal;
                }
                continue;
            }
            WireType wire = transfer.transfer().wire();
            if (wire == WireType.SINGLE_BYTE && moves.size() > 1) {
                // at the end of the stream it may bring part of a round, and no exception
                return new Refusal(Reason.CONDITIONAL_TRANSFER, transfer.position());
            }
            if (wire == WireType.SINGLE_BYTE && NumberOfBytes.isIn(summary, transfer.result())) {
                return new Refusal(Reason.FEW_ROUNDS, transfer.position());
            }
            if (!Shape.isCopyable(summary, transfer)) {
                return new Refusal(Reason.TRANSFER_IN_HELPER, transfer.position());
            }
            replay.reads.add(new StagedRead(transfer, replay.size()));
            replay.layout.reads(wire.size());
        }
        return null;
    }

    private Refusal explain(List<Path> paths) {
        for (Path path : paths) {
            int read = 0;
            for (Effect effect : path.effects()) {
                read += Skips.moves(effect) ? 1 : 0;
                Refusal refusal = explained.add(effect) ? explain(effect, read) : null;
                if (refusal != null) {
                    return refusal;
                }
            }
        }
        return null;
    }

    private Refusal explain(Effect effect, int read) {
        int unread = unread(read);
        thrown.name(effect);
        switch (effect.kind()) {
            case TRANSFER:
            case SEEK:
            case SKIP:
                return null;
            case CALL:
                return effect.isPromised()
                        ? thrown.takePromised(effect, unread)
                        : new Refusal(Reason.CALL_IN_LOOP, effect.position());
            case QUIET_CALL:
                return thrown.takeCall(effect, unread);
            case OWN_CALL:
                return thrown.takeOwnCall(effect, unread);
            case INNER_LOOP:
                return thrown.takeLoop(effect, unread);
            case DIVISION:
                return thrown.take(effect, unread, new Refusal(Reason.UNACCOUNTED, effect.position()));
            case LENGTH:
                return ownArrays.has(effect.operand(0)) ? null : load(effect, unread, loads.explainAny(effect));
            case RECEIVER:
            case CAST:
                return loads.explainAny(effect);
            case FIELD_LOAD:
                return load(effect, unread, loads.explainAny(effect));
            case FIELD_STORE:
                return load(effect, unread, loads.explainStore(effect));
            case ARRAY_LOAD:
            case ARRAY_STORE:
                return effect.by().getOpcode() == Opcodes.AALOAD
                        ? load(effect, unread, loads.explainAny(effect))
                        : touched.touch(effect, unread);
            default:
                return other(effect, unread);
        }
    }

    /** What is null, or not there, may throw; what may be seen is in the way. */
    private Refusal load(Effect effect, int unread, Refusal refusal) {
        boolean isOfClass =
                effect.by().getOpcode() == Opcodes.GETSTATIC || effect.by().getOpcode() == Opcodes.PUTSTATIC;
        boolean throwsOnly = refusal != null && refusal.reason() == Reason.UNACCOUNTED && !isOfClass;
        // what is the same in each round would be fetched in front of the loop
        boolean isFixed = effect.result() != null && Pushable.isFixed(effect.result(), summary);
        return throwsOnly && !isFixed ? thrown.takeUse(effect, unread, refusal) : refusal;
    }

    private Refusal other(Effect effect, int unread) {
        Refusal refusal = new Refusal(Reason.UNACCOUNTED, effect.position());
        if (ownArrays.has(effect.result())) {
            return ownArrays.take(effect, replay) ? null : refusal;
        }
        if (effect.by().getOpcode() == Opcodes.NEW) {
            return thrown.takeMaking(effect, unread);
        }
        boolean throwsOnly = effect.by().getOpcode() == Opcodes.NEWARRAY || Boxing.isCast(effect.by());
        return throwsOnly ? thrown.take(effect, unread, refusal) : refusal;
    }

    /** How many bytes a round has still to read. */
    private int unread(int read) {
        if (read >= moves.size()) {
            return 0;
        }
        boolean isOfElements = replay.reads.size() == moves.size();
        return isOfElements ? replay.size() - replay.reads.get(read).offset() : ThrownInRound.NEVER;
    }

    /** After all else is explained: what a round may throw stands in the way. */
    private Refusal findSeek() {
        Seeks seeks = new Seeks(summary, replay.receiver);
        if (!seeks.any()) {
            return null;
        }
        replay.seek = thrown.any() || !replay.fills.isEmpty() ? null : seeks.common();
        return replay.seek == null
                ? new Refusal(Reason.CALL_IN_LOOP, seeks.first().position())
                : null;
    }

    private Refusal findEnd() {
        replay.bounds = new ArrayList<>();
        for (Path exit : summary.exits()) {
            if (EndOfStream.endsBy(exit)) {
                continue;
            }
            Bound bound = Bound.of(summary, exit, transfers.size());
            if (bound == null) {
                return new Refusal(Reason.END_UNKNOWN, Shape.lastPosition(exit));
            }
            replay.bounds.add(bound);
        }
        return null;
    }
}
