package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.summary.Summary;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Asks whether the methods of other classes that a loop calls are such as it takes for granted. */
final class PromisedCode {
    private final Replay replay;
    private final Code code;
    private final Pusher pusher;
    private final Summary summary;

    PromisedCode(Replay replay, Code code, Pusher pusher, Summary summary) {
        this.replay = replay;
        this.code = code;
        this.pusher = pusher;
        this.summary = summary;
    }

    /** Goes to {@code done} if they are not, or it is not known. */
    void ask(int rounds, LabelNode done) {
        if (replay.promises().isEmpty()) {
            return;
        }
        pusher.push(replay.receiver());
        code.pushClass(summary.method().facts().name());
        code.push(String.join(".", replay.promises()));
        code.load(rounds, 'I');
        code.site();
        code.doorway("areQuiet", "(Ljava/lang/Object;Ljava/lang/Class;Ljava/lang/String;II)Z");
        code.jump(Opcodes.IFEQ, done, -1);
    }

    /** Whether the loop makes an object before it begins. */
    boolean makes() {
        return replay.madeFirst() >= 0;
    }

    /** As the first round would, which is certain to come: the class is there afterwards. Nobody gets to see it. */
    void makeFirst() {
        AbstractInsnNode[] loop = summary.flow().code();
        stand(loop, replay.madeFirst());
        code.add(new TypeInsnNode(Opcodes.NEW, ((TypeInsnNode) loop[replay.madeFirst()]).desc), 1);
        code.op(Opcodes.POP, -1);
        stand(loop, replay.transferAt());
    }

    /** What is thrown says in which line. */
    private void stand(AbstractInsnNode[] loop, int at) {
        int line = new Lines(loop).at(at);
        if (line > 0) {
            LabelNode here = new LabelNode();
            code.label(here);
            code.add(new LineNumberNode(line, here), 0);
        }
    }
}
