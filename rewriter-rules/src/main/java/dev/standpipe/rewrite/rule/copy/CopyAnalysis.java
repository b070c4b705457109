package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.ArrayTypes;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.EndOfStream;
import dev.standpipe.rewrite.rule.proof.Loads;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.rule.proof.Verdict;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/**
 * Proves that a loop does nothing but carry the elements of one array, in order; what is left unexplained is the
 * refusal.
 */
public final class CopyAnalysis {
    private final Summary summary;
    private final ArrayTypes arrays;
    private final Copy copy = new Copy();
    private final Set<Effect> explained = new HashSet<>();
    private Path round;
    /** The first of {@link #transfers}. */
    private Effect transfer;

    /** One, or the bytes of one value. */
    private List<Effect> transfers;

    private Composition composition;

    /** The ways out on which a value was not complete. */
    private final Set<Path> thrown = new HashSet<>();

    private Refusal refusal;

    public CopyAnalysis(Summary summary) {
        this.summary = summary;
        this.arrays = new ArrayTypes(summary);
    }

    /** A {@link Copy}, or why it is none. */
    public Verdict verdict() {
        refusal = Shape.refuse(summary);
        if (refusal == null) {
            refusal = findTransfer();
        }
        if (refusal == null) {
            refusal = findElement();
        }
        if (refusal == null) {
            refusal = findEnd();
        }
        if (refusal == null) {
            refusal = explainLoads();
        }
        if (refusal == null) {
            refusal = explainRest();
        }
        if (refusal == null) {
            refusal = new CopyLocals(summary, round, transfers, thrown, copy).refuse();
        }
        if (refusal != null) {
            return refusal;
        }
        copy.resumed = isResumable();
        return copy;
    }

    private Refusal findTransfer() {
        transfers = Shape.transfers(summary.rounds().get(0));
        if (transfers.size() != 1 && !Composition.isPossible(summary.rounds().get(0))) {
            Refusal call = Shape.refuseCalls(summary, summary.rounds().get(0));
            return call == null
                    ? new Refusal(Reason.SEVERAL_TRANSFERS, transfers.get(1).position())
                    : call;
        }
        transfer = transfers.get(0);
        for (Path path : summary.rounds()) {
            if (!Shape.transfers(path).equals(transfers) && !samePlaces(Shape.transfers(path), transfers)) {
                return new Refusal(Reason.CONDITIONAL_TRANSFER, transfer.position());
            }
        }
        if (summary.rounds().size() > 1) {
            return new Refusal(
                    Reason.UNACCOUNTED, Shape.lastPosition(summary.rounds().get(0)));
        }
        round = summary.rounds().get(0);
        copy.reads = transfer.transfer().reads();
        copy.transferAt = transfer.position();
        copy.receiver = transfer.operand(0);
        explained.addAll(transfers);
        return null;
    }

    private static boolean samePlaces(List<Effect> some, List<Effect> others) {
        return some.size() == others.size() && Shape.isSame(some.get(0), others.get(0));
    }

    private Refusal findElement() {
        Effect access = copy.reads ? theStore() : theLoad();
        if (access == null) {
            return new Refusal(Reason.VALUE_NOT_IN_ARRAY, transfer.position());
        }
        Refusal call = Shape.refuseCalls(summary, round);
        if (call != null) {
            return call;
        }
        copy.array = access.operand(0);
        copy.index = access.operand(1);
        if (!summary.invariant(copy.array) || !summary.invariant(copy.receiver)) {
            return new Refusal(Reason.ARRAY_CHANGES, access.position());
        }
        Long step = summary.stepOf(copy.index);
        if (step == null || step != 1 || !Pushable.at(copy.index)) {
            return new Refusal(Reason.INDEX_NOT_COUNTED, access.position());
        }
        if (!Pushable.at(copy.array) || !Pushable.at(copy.receiver)) {
            return new Refusal(Reason.ARRAY_CHANGES, access.position());
        }
        ElementType type = arrays.elementType(copy.array, access.by().getOpcode());
        if (type == null) {
            return new Refusal(Reason.ARRAY_UNKNOWN, access.position());
        }
        if (transfers.size() > 1) {
            summary.flow().work().spend((long) Long.SIZE * access.operand(2).size());
            composition = Composition.of(access.operand(2), transfers);
            copy.format = composition == null ? null : Formats.composing(access.operand(2), composition, type);
            explained.add(access);
            return copy.format == null
                    ? new Refusal(Reason.SEVERAL_TRANSFERS, transfers.get(1).position())
                    : null;
        }
        copy.format = copy.reads
                ? Formats.reading(
                        access.operand(2),
                        transfer.result(),
                        transfer.transfer().wire(),
                        type)
                : Formats.writing(
                        transfer.operand(1),
                        access.result(),
                        type,
                        transfer.transfer().wire());
        if (copy.format == null) {
            Value changed = copy.reads
                    ? ConversionChain.obstacle(
                            access.operand(2),
                            transfer.result(),
                            NumberKind.of(transfer.transfer().wire()))
                    : ConversionChain.obstacle(transfer.operand(1), access.result(), NumberKind.of(type));
            return new Refusal(
                    Reason.VALUE_CHANGED,
                    Computation.before(copy.reads ? access.position() : transfer.position(), changed, summary));
        }
        explained.add(access);
        return null;
    }

    private Effect theStore() {
        for (Effect effect : round.effects()) {
            if (effect.kind() == Effect.Kind.ARRAY_STORE
                    && effect.by().getOpcode() != Opcodes.AASTORE
                    && effect.operand(2).contains(transfer.result())) {
                return effect;
            }
        }
        return null;
    }

    /** The last one: those before it could be its index. */
    private Effect theLoad() {
        Effect load = null;
        for (Effect effect : round.effects()) {
            if (effect.kind() == Effect.Kind.ARRAY_LOAD
                    && effect.result().type() != 'A'
                    && transfer.operand(1).contains(effect.result())) {
                load = effect;
            }
        }
        return load;
    }

    private Refusal explainLoads() {
        Loads loads = new Loads(summary);
        for (Effect effect : round.effects()) {
            if (!explained.contains(effect) && Loads.isOne(effect)) {
                Refusal refused = loads.explain(effect, copy.array);
                if (refused != null) {
                    return refused;
                }
                explained.add(effect);
            }
        }
        copy.guards = loads.guards();
        copy.rows = loads.rows();
        copy.exclusive = loads.exclusive();
        return null;
    }

    private Refusal explainRest() {
        copy.probes = new ArrayList<>();
        boolean before = true;
        for (Effect effect : round.effects()) {
            before &= effect != transfer;
            if (explained.contains(effect)) {
                continue;
            }
            if (!isProbe(effect)) {
                return new Refusal(Reason.UNACCOUNTED, effect.position());
            }
            if (composition != null) {
                return new Refusal(Reason.UNACCOUNTED, effect.position());
            }
            copy.probes.add(new CoverageProbe(
                    effect.operand(0), (Integer) effect.operand(1).constant(), before));
            // code beneath the stream could look at it
            copy.exclusive = true;
        }
        for (Path exit : summary.exits()) {
            int shared = thrown.contains(exit)
                    ? exit.decisions().get(exit.decisions().size() - 1).effectsBefore()
                    : exit.effects().size();
            for (int k = 0; k < shared; k++) {
                Effect effect = exit.effects().get(k);
                if (k >= round.effects().size() || !Shape.isSame(round.effects().get(k), effect)) {
                    return new Refusal(Reason.UNACCOUNTED, effect.position());
                }
            }
        }
        return null;
    }

    /**
     * Whether a round in which other code has run leaves the loop where it began, with nothing looked up that the next
     * round does not look up again. A late test would still have to be made, and a mark to be set.
     */
    private boolean isResumable() {
        boolean late = copy.oneShort || !copy.probes.isEmpty();
        for (Bound bound : copy.bounds) {
            late |= !bound.early();
        }
        List<Effect> done = round.effects();
        for (Effect effect : done.subList(done.indexOf(transfer), done.size())) {
            late |= Loads.isOne(effect);
        }
        return copy.exclusive && !late && composition == null && !(copy.reads && copy.format.singleBytes());
    }

    private boolean isProbe(Effect effect) {
        // an array of booleans that is carried could be the one that is marked
        return effect.kind() == Effect.Kind.ARRAY_STORE
                && copy.format.array() != ElementType.BOOLEAN
                && effect.operand(0).kind() == Value.Kind.LOCAL
                && summary.invariant(effect.operand(0))
                && effect.operand(1).kind() == Value.Kind.CONSTANT
                && effect.operand(2).isConstant(1)
                && arrays.elementType(effect.operand(0), effect.by().getOpcode()) == ElementType.BOOLEAN;
    }

    private Refusal findEnd() {
        copy.bounds = new ArrayList<>();
        Set<Value> asked = new HashSet<>();
        for (Path exit : summary.exits()) {
            Set<Value> here = composition == null ? null : ThrownEnd.asked(summary, exit, transfers);
            if (here != null) {
                asked.addAll(here);
                thrown.add(exit);
            }
            if (here != null || composition == null && EndOfStream.endsBy(exit)) {
                continue;
            }
            Bound bound = Bound.of(summary, exit, transfers.size());
            if (bound == null) {
                return new Refusal(Reason.END_UNKNOWN, Shape.lastPosition(exit));
            }
            copy.bounds.add(bound);
        }
        boolean unasked = composition != null && composition.singles && asked.size() < transfers.size();
        // at the end of the stream it may bring part of a value, and no exception
        return unasked ? new Refusal(Reason.CONDITIONAL_TRANSFER, transfer.position()) : null;
    }
}
