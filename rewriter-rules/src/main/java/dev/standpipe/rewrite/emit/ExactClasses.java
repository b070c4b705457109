package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.summary.Value;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** Asks for objects' classes by names, which no other classes can have: to ask for a class itself could load it. */
final class ExactClasses {
    private final Code code;
    private final Pusher pusher;

    ExactClasses(Code code, Pusher pusher) {
        this.code = code;
        this.pusher = pusher;
    }

    /** Goes elsewhere if the object is of none of these; {@code here} is the frame of what follows, or null. */
    void guardClass(Value object, List<String> classes, FrameNode here, LabelNode elsewhere) {
        LabelNode known = new LabelNode();
        for (int k = 0; k < classes.size(); k++) {
            boolean last = k == classes.size() - 1;
            pushIs(object, classes.get(k));
            code.jump(last ? Opcodes.IFEQ : Opcodes.IFNE, last ? elsewhere : known, -1);
        }
        if (classes.size() > 1) {
            code.label(known);
            if (here != null) {
                code.add(here, 0);
            }
        }
    }

    void pushIs(Value object, String type) {
        code.push(type.replace('/', '.'));
        pusher.push(object);
        code.callVirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;");
        code.callVirtual("java/lang/Class", "getName", "()Ljava/lang/String;");
        code.callVirtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z");
    }
}
