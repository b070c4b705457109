package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.call.KeyedCalls;
import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.summary.Value;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Whether the objects of the JDK's that a loop calls are such as are known. The stage is there by then. */
final class ObjectGuards {
    private final Replay replay;
    private final Code code;
    private final Pusher pusher;
    private final ExactClasses exact;
    private final LabelNode head;
    private final int free;

    ObjectGuards(Replay replay, Code code, Pusher pusher, LabelNode head, int free) {
        this.replay = replay;
        this.code = code;
        this.pusher = pusher;
        this.exact = new ExactClasses(code, pusher);
        this.head = head;
        this.free = free;
    }

    void emit(LabelNode done) {
        for (Map.Entry<Value, List<String>> object : replay.objects().entrySet()) {
            exact.guardClass(object.getKey(), object.getValue(), here(), done);
            guardKeys(object.getKey(), object.getValue(), done);
        }
    }

    /**
     * An order of the program's would look at what is asked for; and where keys are put into a hash table, those that
     * are in there may be compared with each other. To be asked, the object must be of the class that its name says.
     */
    private void guardKeys(Value object, List<String> classes, LabelNode done) {
        String last = classes.get(classes.size() - 1);
        boolean sorted = KeyedCalls.areSorted(last);
        boolean several = classes.size() > 1;
        boolean empty = replay.filled().contains(object) && (several || !sorted);
        LabelNode hashed = new LabelNode();
        LabelNode guarded = new LabelNode();
        if (sorted) {
            if (several) {
                exact.pushIs(object, last);
                code.jump(Opcodes.IFEQ, hashed, -1);
            }
            ask(object, last, "comparator", "()Ljava/util/Comparator;");
            code.jump(Opcodes.IFNONNULL, done, -1);
            if (empty) {
                code.jump(Opcodes.GOTO, guarded, 0);
            }
            if (several) {
                code.label(hashed);
                frame();
            }
        }
        if (empty) {
            ask(object, classes.get(0), "isEmpty", "()Z");
            code.jump(Opcodes.IFEQ, done, -1);
            if (sorted) {
                code.label(guarded);
                frame();
            }
        }
    }

    private void ask(Value object, String type, String method, String descriptor) {
        pusher.push(object);
        String asked = KeyedCalls.asked(type);
        code.add(new TypeInsnNode(Opcodes.CHECKCAST, asked), 0);
        code.callInterface(asked, method, descriptor);
    }

    private void frame() {
        FrameNode here = here();
        if (here != null) {
            code.add(here, 0);
        }
    }

    private FrameNode here() {
        FrameNode atHead = StackMap.at(head);
        return atHead == null ? null : Frames.with(atHead, free, "[B", Opcodes.INTEGER);
    }
}
