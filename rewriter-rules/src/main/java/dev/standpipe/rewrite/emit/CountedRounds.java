package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.replay.ArrayAccess;
import dev.standpipe.rewrite.rule.replay.CountedMatch;
import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/** In front of a copied loop: whether it may run, and for how many rounds. */
final class CountedRounds {
    private final CountedMatch match;
    private final Code code;
    private final Pusher pusher;

    CountedRounds(CountedMatch match, Code code, Pusher pusher) {
        this.match = match;
        this.code = code;
        this.pusher = pusher;
    }

    void guard(LabelNode done) {
        for (Value guarded : match.guards()) {
            pusher.guard(guarded, done);
        }
        for (ArrayAccess access : match.accesses()) {
            if (access.storesBytes()) {
                pusher.push(match.receiver());
                pusher.push(access.array());
                code.doorway("apart", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
                code.jump(Opcodes.IFEQ, done, -1);
            }
        }
    }

    /** As many as the loop will make for certain, with every element that they touch in its place. */
    void count() {
        if (match.bounds().isEmpty()) {
            code.push(Integer.MAX_VALUE, false);
        } else {
            code.push(0, false);
            pusher.rounds(match.bounds(), false);
            code.doorway("end", "(IJ)I");
        }
        for (ArrayAccess access : match.accesses()) {
            pusher.push(access.array());
            pusher.push(access.first());
            code.push(access.stride(), false);
            code.doorway("within", "(ILjava/lang/Object;II)I");
        }
    }
}
