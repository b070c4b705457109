package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.WireType;
import java.util.List;

/** What the rounds of a loop write: all of them to one stream, and some of them nothing. */
final class GatheredWrites {
    private final Summary summary;
    private final Gathering gathering;
    private int each;

    GatheredWrites(Summary summary, Gathering gathering) {
        this.summary = summary;
        this.gathering = gathering;
    }

    /** How many transfers each round makes, or -1 if some make others. */
    int each() {
        return each;
    }

    /** Takes them up, or says why not. */
    Refusal find() {
        List<Effect> some = some();
        if (some.isEmpty()) {
            return Shape.refuseIdle(summary.rounds().get(0));
        }
        each = some.size();
        gathering.transferAt = some.get(0).position();
        gathering.receiver = some.get(0).operand(0);
        for (Path round : summary.rounds()) {
            int bytes = 0;
            List<Effect> made = Shape.transfers(round);
            each = made.size() == each ? each : -1;
            gathering.idles |= made.isEmpty();
            for (Effect transfer : made) {
                bytes += transfer.transfer().wire().size();
                Refusal refusal = take(transfer);
                if (refusal != null) {
                    return refusal;
                }
            }
            gathering.size = Math.max(gathering.size, bytes);
        }
        return null;
    }

    /** Those of the first round that has any. */
    private List<Effect> some() {
        List<Effect> some = null;
        for (Path round : summary.rounds()) {
            some = some == null || some.isEmpty() ? Shape.transfers(round) : some;
        }
        return some;
    }

    private Refusal take(Effect transfer) {
        if (transfer.transfer().reads()) {
            return new Refusal(Reason.SEVERAL_TRANSFERS, transfer.position());
        }
        if (!transfer.operand(0).equals(gathering.receiver) || !Pushable.isFixed(gathering.receiver, summary)) {
            return new Refusal(Reason.ARRAY_CHANGES, transfer.position());
        }
        if (!Shape.isCopyable(summary, transfer)) {
            return new Refusal(Reason.TRANSFER_IN_HELPER, transfer.position());
        }
        gathering.singles |= transfer.transfer().wire() == WireType.SINGLE_BYTE;
        if (gathering.write(transfer.by()) == null) {
            gathering.writes.add(transfer);
        }
        return null;
    }
}
