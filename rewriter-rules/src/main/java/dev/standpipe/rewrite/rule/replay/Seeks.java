package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The calls of {@code seek} in a loop: one each round, before anything that can be seen. */
final class Seeks {
    private final Summary summary;
    private final Value file;
    private final List<Effect> all = new ArrayList<>();

    Seeks(Summary summary, Value file) {
        this.summary = summary;
        this.file = file;
        for (Effect effect : summary.effects()) {
            if (effect.kind() == Effect.Kind.SEEK) {
                all.add(effect);
            }
        }
    }

    boolean any() {
        return !all.isEmpty();
    }

    Effect first() {
        return all.get(0);
    }

    /** The one that every round begins with, or null where that cannot be said. */
    Effect common() {
        Effect seek = first();
        boolean known = summary.flow().code()[seek.position()] == seek.by()
                && seek.operand(0).equals(file)
                && Pushable.inRound(seek.operand(1));
        for (Effect other : all) {
            known &= Shape.isSame(other, seek) && other.operands().equals(seek.operands());
        }
        for (List<Path> paths : Arrays.asList(summary.rounds(), summary.exits())) {
            for (Path path : paths) {
                known &= isFirst(path);
            }
        }
        return known ? seek : null;
    }

    /** Nothing is stored or read before it, and where it is made the reads are made, too. */
    private static boolean isFirst(Path path) {
        int seeks = 0;
        int others = 0;
        for (Effect effect : path.effects()) {
            if (effect.kind() == Effect.Kind.SEEK) {
                seeks++;
                if (others > 0) {
                    return false;
                }
            } else if (effect.kind() == Effect.Kind.TRANSFER
                    || effect.kind() == Effect.Kind.ARRAY_STORE
                    || effect.kind() == Effect.Kind.FIELD_STORE) {
                others++;
            }
        }
        return seeks == (Shape.transfers(path).isEmpty() ? 0 : 1);
    }
}
