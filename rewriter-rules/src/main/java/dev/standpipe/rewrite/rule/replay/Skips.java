package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.util.ArrayList;
import java.util.List;

/** The calls of {@code skipBytes} in a round: bytes that come with those that are read, and are left where they are. */
final class Skips {
    /** As many bytes of a file are read in passing as long as it takes to make the calls that skip them. */
    static final int MOST = 2048;

    private final Summary summary;
    private final Replay replay;
    private int skipped;

    Skips(Summary summary, Replay replay) {
        this.summary = summary;
        this.replay = replay;
    }

    /** What moves the stream on, in order. */
    static List<Effect> moves(Path path) {
        List<Effect> moves = new ArrayList<>();
        for (Effect effect : path.effects()) {
            if (moves(effect)) {
                moves.add(effect);
            }
        }
        return moves;
    }

    static boolean moves(Effect effect) {
        return effect.kind() == Effect.Kind.TRANSFER || effect.kind() == Effect.Kind.SKIP;
    }

    /** By the same instructions, and by as much. */
    static boolean areSame(List<Effect> some, List<Effect> others) {
        boolean same = some.size() == others.size();
        for (int k = 0; same && k < some.size(); k++) {
            Effect one = some.get(k);
            Effect other = others.get(k);
            same = Shape.isSame(one, other) && (isElement(one) || one.operands().equals(other.operands()));
        }
        return same;
    }

    private static boolean isElement(Effect move) {
        return move.kind() == Effect.Kind.TRANSFER && !move.transfer().fills();
    }

    /** The first is in the way of rounds that may throw: their bytes would have to go back. */
    static Refusal refuse(List<Effect> moves) {
        for (Effect effect : moves) {
            if (!isElement(effect)) {
                return new Refusal(Reason.CALL_IN_LOOP, effect.position());
            }
        }
        return null;
    }

    /** Takes the call up among what a round does, or says why not. */
    Refusal take(Effect skip) {
        int bytes = bytes(skip.operand(1));
        skipped += bytes;
        if (bytes <= 0 || bytes > MOST || skipped > MOST || !skip.operand(0).equals(replay.receiver)) {
            return new Refusal(Reason.CALL_IN_LOOP, skip.position());
        }
        if (!Shape.isCopyable(summary, skip)) {
            return new Refusal(Reason.TRANSFER_IN_HELPER, skip.position());
        }
        replay.layout.skips(bytes);
        replay.skips.add(new StagedRead(skip.position(), skip.result().which(), replay.size() - 1, WireType.BYTE));
        return null;
    }

    private static int bytes(Value count) {
        return count.kind() == Value.Kind.CONSTANT && count.constant() instanceof Integer
                ? (Integer) count.constant()
                : 0;
    }
}
