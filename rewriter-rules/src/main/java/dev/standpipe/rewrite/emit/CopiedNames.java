package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.ControlFlow;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;

/** A loop's own variables have their names in a copy of it, too: an exception may say them. */
final class CopiedNames {
    private final ControlFlow flow;
    private final LabelNode head;
    private final Code code;
    private final Map<AbstractInsnNode, LabelNode> copies = new HashMap<>();

    CopiedNames(ControlFlow flow, LabelNode head, Code code) {
        this.flow = flow;
        this.head = head;
        this.code = code;
    }

    /** What stands at this label of the loop is copied next. */
    void pass(LabelNode label) {
        LabelNode copy = new LabelNode();
        code.label(copy);
        copies.put(label, copy);
    }

    /** {@code end} is where the copy ends. */
    void add(LabelNode end) {
        List<LocalVariableNode> variables = flow.method().localVariables;
        for (LocalVariableNode variable : variables == null ? Collections.<LocalVariableNode>emptyList() : variables) {
            LabelNode start = copies.get(variable.start);
            // from the loop's first instruction on it has one in front of the loop, too
            if (start != null && instructionAt(variable.start) != instructionAt(head)) {
                code.name(variable, start, copyBehind(variable.end, end));
            }
        }
    }

    private static AbstractInsnNode instructionAt(LabelNode label) {
        AbstractInsnNode next = label;
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }

    /** Between the parts of a loop there may be code that is no part of it. */
    private LabelNode copyBehind(LabelNode label, LabelNode end) {
        AbstractInsnNode next = label;
        while (next != null && !copies.containsKey(next)) {
            flow.work().spend(1);
            next = next.getNext();
        }
        return next == null ? end : copies.get(next);
    }
}
