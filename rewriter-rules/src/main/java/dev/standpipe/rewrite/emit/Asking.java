package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.choice.Outcome;
import dev.standpipe.rewrite.rule.choice.Question;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** Asks what an outcome of a loop rests on. */
final class Asking {
    private final Outcome outcome;

    Asking(Outcome outcome) {
        this.outcome = outcome;
    }

    /** Whether the answers may be others when some rounds have been made. */
    boolean isOfMemory() {
        boolean ofMemory = false;
        for (Question question : outcome.questions()) {
            ofMemory |= question.readsMemory();
        }
        return ofMemory;
    }

    /** Goes to {@code elsewhere} if an answer is another; {@code here} is the frame, or null where there are none. */
    void emit(Code code, LabelNode elsewhere, FrameNode here) {
        Pusher pusher = new Pusher(code, Collections.<Value, String>emptyMap());
        for (Question question : outcome.questions()) {
            for (Value guard : question.guards()) {
                pusher.guard(guard, elsewhere);
            }
            if (question.keys() == null) {
                jump(question.otherwise(), code, pusher, elsewhere);
            } else {
                compare(question, code, pusher, elsewhere, here);
            }
        }
    }

    private static void compare(Question question, Code code, Pusher pusher, LabelNode elsewhere, FrameNode here) {
        LabelNode found = new LabelNode();
        List<Integer> keys = new ArrayList<>(question.keys().keys());
        boolean several = keys.size() > 1 && !question.keys().allBut();
        for (int k = 0; k < keys.size(); k++) {
            boolean goesOn = several && k + 1 < keys.size();
            int opcode = question.keys().allBut() || goesOn ? Opcodes.IF_ICMPEQ : Opcodes.IF_ICMPNE;
            pusher.push(question.number());
            code.push(keys.get(k), false);
            code.jump(opcode, goesOn ? found : elsewhere, -2);
        }
        if (several) {
            code.label(found);
            if (here != null) {
                code.add(Frames.copy(here), 0);
            }
        }
    }

    private static void jump(Value test, Code code, Pusher pusher, LabelNode to) {
        int opcode = test.which();
        pusher.push(test.operand(0));
        if (opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE) {
            pusher.push(test.operand(1));
            code.jump(opcode, to, -2);
        } else if (opcode >= Opcodes.IFNULL || test.operand(1).isConstant(0)) {
            code.jump(opcode, to, -1);
        } else {
            pusher.push(test.operand(1));
            code.jump(opcode - Opcodes.IFEQ + Opcodes.IF_ICMPEQ, to, -2);
        }
    }
}
