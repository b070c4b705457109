package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.summary.Value;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** The iterators of a loop, and in their places what returns their elements without them. */
final class LookAhead {
    private final Code code;
    private final Pusher pusher;
    private final List<Value> iterators;

    /** What stands for the first of them, and so on. */
    private final int first;

    LookAhead(Code code, Pusher pusher, List<Value> iterators, int first) {
        this.code = code;
        this.pusher = pusher;
        this.iterators = iterators;
        this.first = first;
    }

    /** Of the rounds on the stack, as many as there are elements for. */
    void count() {
        for (Value iterator : iterators) {
            pusher.push(iterator);
            code.doorway("elements", "(ILjava/lang/Object;)I");
        }
    }

    void begin(int moved) {
        int ahead = first;
        for (Value iterator : iterators) {
            pusher.push(iterator);
            code.load(moved, 'J');
            code.doorway("ahead", "(Ljava/lang/Object;J)Ljava/util/Iterator;");
            code.store(ahead++, 'A');
        }
    }

    /** The rounds are written that are no longer among those to be made. */
    void pass(int rounds, int left) {
        for (Value iterator : iterators) {
            pusher.push(iterator);
            code.load(rounds, 'I');
            code.load(left, 'I');
            code.op(Opcodes.ISUB, -1);
            code.doorway("pass", "(Ljava/lang/Object;I)V");
        }
    }

    /** As a frame says them. */
    List<Object> types() {
        return Collections.<Object>nCopies(iterators.size(), "java/util/Iterator");
    }
}
