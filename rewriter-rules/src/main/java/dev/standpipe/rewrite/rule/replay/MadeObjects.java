package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.rule.proof.Made;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What a copy of a loop can make, as its rounds do, and where it may be kept. */
final class MadeObjects {
    private final Summary summary;

    MadeObjects(Summary summary) {
        this.summary = summary;
    }

    /** Whether a copy of the loop can make one: its class is the loop's own, and so is there, or promised to be. */
    boolean take(Effect making) {
        return isCompletedInPlace(making) && !isInFrame();
    }

    /** By a constructor that is known or promised, with no way in or out in between. */
    private boolean isCompletedInPlace(Effect making) {
        Block block = summary.flow().blockAt(making.position());
        boolean completed = false;
        for (Effect effect : summary.effects()) {
            if (completes(effect, making.result())) {
                completed = true;
                if (summary.flow().blockAt(effect.position()) != block) {
                    return false;
                }
            }
        }
        return completed;
    }

    private static boolean completes(Effect effect, Value made) {
        return (effect.kind() == Effect.Kind.OWN_CALL || effect.isPromised())
                && ThrownInRound.isConstructor(effect)
                && ((MethodInsnNode) effect.by()).owner.equals(Made.classOf(made))
                && effect.operand(0).equals(made);
    }

    /** Frames name what is not initialised yet by where it is made, which is another place in a copy. */
    private boolean isInFrame() {
        AbstractInsnNode[] code = summary.flow().code();
        for (Block block : summary.loop().blocks()) {
            for (int at = block.first(); at <= block.last(); at++) {
                if (code[at] instanceof FrameNode && hasLabel((FrameNode) code[at])) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasLabel(FrameNode frame) {
        List<Object> all = new ArrayList<>(frame.local);
        all.addAll(frame.stack);
        for (Object type : all) {
            if (type instanceof LabelNode) {
                return true;
            }
        }
        return false;
    }
}
