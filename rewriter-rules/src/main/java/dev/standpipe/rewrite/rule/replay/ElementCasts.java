package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Casts of a list's elements to classes of the program's. The first of them may have the class loaded, by code of the
 * program's, which must find the stream as the loop would have left it. So each round casts before it writes, and goes
 * on with no element that is null, for that is cast without a look at the class.
 */
final class ElementCasts {
    private final Summary summary;

    ElementCasts(Summary summary) {
        this.summary = summary;
    }

    static boolean isOne(Effect effect) {
        return effect.by().getOpcode() == Opcodes.CHECKCAST && effect.kind() == Effect.Kind.OTHER;
    }

    /** Why the cast stands in the way, or null. */
    Refusal refuse(Effect cast) {
        boolean taken = summary.flow().code()[cast.position()] == cast.by();
        for (Path round : summary.rounds()) {
            taken &= beginsWith(round, type(cast));
        }
        return taken ? null : new Refusal(Reason.UNACCOUNTED, cast.position());
    }

    private static String type(Effect cast) {
        return ((TypeInsnNode) cast.by()).desc;
    }

    private static boolean beginsWith(Path round, String type) {
        for (Effect effect : round.effects()) {
            if (effect.kind() == Effect.Kind.TRANSFER) {
                return false;
            }
            if (isOne(effect) && type(effect).equals(type)) {
                return isLookedInto(round, effect);
            }
        }
        return false;
    }

    private static boolean isLookedInto(Path round, Effect cast) {
        for (Effect effect : round.effects()) {
            if (effect.kind() == Effect.Kind.FIELD_LOAD
                    && !effect.operands().isEmpty()
                    && effect.operand(0).equals(cast.result())) {
                return true;
            }
        }
        return false;
    }
}
