package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.hoist.Wait;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.rule.Access;
import dev.standpipe.rewrite.rule.Passage;
import dev.standpipe.rewrite.rule.Typed;
import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** {@code Standpipe.settle(a)}; before a loop that need not be waited for: only if that could throw. */
final class WaitCode {
    private final Code code = new Code();

    WaitCode(Plan plan, Wait wait, int freeLocal) {
        if (wait.passage() != null) {
            ask(wait.passage(), freeLocal);
        }
        code.load(plan.hoisting().array(), 'A');
        code.doorway("settle", "(Ljava/lang/Object;)V");
    }

    Code code() {
        return code;
    }

    private void ask(Passage passage, int rounds) {
        ControlFlow flow = passage.summary().flow();
        LabelNode head = Entry.head(flow, passage.summary().loop());
        LabelNode waits = new LabelNode();
        // no rows are looked at, so no array's type is asked for
        Pusher pusher = new Pusher(code, new Typed() {
            @Override
            public String descriptor(Value array) {
                return null;
            }
        });
        for (Value guarded : passage.guards()) {
            pusher.guard(guarded, waits);
        }
        code.uses(rounds + 1);
        code.push(0, false);
        pusher.rounds(passage.bounds(), false);
        code.doorway("end", "(IJ)I");
        code.op(Opcodes.DUP, 1);
        code.store(rounds, 'I');
        code.jump(Opcodes.IFEQ, waits, -1);
        code.load(rounds, 'I');
        for (Access access : passage.accesses()) {
            pusher.push(access.array());
            pusher.push(access.first());
            code.push(access.stride(), false);
            code.doorway("within", "(ILjava/lang/Object;II)I");
        }
        code.load(rounds, 'I');
        code.jump(Opcodes.IF_ICMPEQ, head, -2);
        code.label(waits);
        FrameNode frame = Frames.at(head);
        if (frame != null) {
            code.add(Frames.copy(frame), 0);
        }
    }
}
