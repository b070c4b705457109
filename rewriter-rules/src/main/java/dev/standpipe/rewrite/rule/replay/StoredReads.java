package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Locals;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;

/** Whether all elements that a round reads go into arrays, and nothing else is done. */
final class StoredReads {
    private StoredReads() {}

    static boolean areAll(Summary summary, Replay replay) {
        if (summary.rounds().size() > 1 || !replay.fills.isEmpty()) {
            return false;
        }
        for (Effect effect : summary.effects()) {
            if (effect.kind() == Effect.Kind.FIELD_STORE) {
                return false;
            }
        }
        Path round = summary.rounds().get(0);
        Locals locals = new Locals(summary, round);
        for (int slot : summary.unsteady()) {
            if (locals.isCarried(slot)) {
                return false;
            }
        }
        for (Effect transfer : Shape.transfers(round)) {
            if (!isStored(summary, transfer.result())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isStored(Summary summary, Value value) {
        for (Effect effect : summary.effects()) {
            if (effect.kind() == Effect.Kind.ARRAY_STORE && effect.operand(2).contains(value)) {
                return true;
            }
        }
        return false;
    }
}
