package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.List;

/** What has to hold of a loop before any rule looks closer. */
public final class Shape {
    private Shape() {}

    public static Refusal refuse(Summary summary) {
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
            for (Effect effect : round.effects()) {
                if (effect.kind() == Effect.Kind.CALL) {
                    return new Refusal(Reason.CALL_IN_LOOP, effect.position());
                }
            }
        }
        for (Path round : summary.rounds()) {
            if (transfers(round).isEmpty()) {
                return new Refusal(
                        Reason.CONDITIONAL_TRANSFER,
                        round.decisions().isEmpty() ? Refusal.NOWHERE : lastPosition(round));
            }
        }
        return null;
    }

    /** The refusal for the first call that may do anything, or null. */
    public static Refusal refuseCalls(Path path) {
        for (Effect effect : path.effects()) {
            if (effect.kind() == Effect.Kind.CALL) {
                return new Refusal(Reason.CALL_IN_LOOP, effect.position());
            }
        }
        return null;
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
