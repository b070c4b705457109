package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.summary.KeyedCalls;
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
    private final LabelNode head;
    private final int free;

    ObjectGuards(Replay replay, Code code, Pusher pusher, LabelNode head, int free) {
        this.replay = replay;
        this.code = code;
        this.pusher = pusher;
        this.head = head;
        this.free = free;
    }

    void emit(LabelNode done) {
        for (Map.Entry<Value, List<String>> object : replay.objects().entrySet()) {
            guardClass(object.getKey(), object.getValue(), done);
            guardKeys(object.getKey(), object.getValue(), done);
        }
    }

    /** By its name, which no other class can have: to ask for the class itself could load it. */
    private void guardClass(Value object, List<String> classes, LabelNode done) {
        LabelNode known = new LabelNode();
        for (int k = 0; k < classes.size(); k++) {
            boolean last = k == classes.size() - 1;
            pushIsOf(object, classes.get(k));
            code.jump(last ? Opcodes.IFEQ : Opcodes.IFNE, last ? done : known, -1);
        }
        if (classes.size() > 1) {
            code.label(known);
            frame();
        }
    }

    private void pushIsOf(Value object, String type) {
        code.push(type.replace('/', '.'));
        pusher.push(object);
        code.callVirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;");
        code.callVirtual("java/lang/Class", "getName", "()Ljava/lang/String;");
        code.callVirtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z");
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
                pushIsOf(object, last);
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
        FrameNode atHead = StackMap.at(head);
        if (atHead != null) {
            code.add(Frames.with(atHead, free, "[B", Opcodes.INTEGER), 0);
        }
    }
}
