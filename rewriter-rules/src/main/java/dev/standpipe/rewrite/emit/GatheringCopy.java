package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.replay.Gathering;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** A loop whose writes put their bytes where they are put together. */
final class GatheringCopy extends LoopCopy {
    private final Gathering gathering;
    private final LabelNode head;
    private final int staged;
    private final int at;
    private final int moved;

    /** Stands for the first of the iterators, and so on. */
    private final int iterators;

    private final Map<AbstractInsnNode, LabelNode> copies = new HashMap<>();

    GatheringCopy(
            Summary summary,
            Gathering gathering,
            Code code,
            UnaryOperator<FrameNode> frames,
            int staged,
            int at,
            int moved,
            int iterators) {
        super(summary, code, frames, iterators + gathering.iterators().size() + 1);
        this.gathering = gathering;
        this.head = summary.loop().headLabel();
        this.staged = staged;
        this.at = at;
        this.moved = moved;
        this.iterators = iterators;
    }

    /** The loop's own variables have their names in the copy, too: an exception may say them. */
    void nameVariables() {
        List<LocalVariableNode> variables = flow.method().localVariables;
        for (LocalVariableNode variable : variables == null ? Collections.<LocalVariableNode>emptyList() : variables) {
            LabelNode start = copies.get(variable.start);
            // from the loop's first instruction on it has one in front of the loop, too
            if (start != null && instructionAt(variable.start) != instructionAt(head)) {
                code.name(variable, start, copyBehind(variable.end));
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
    private LabelNode copyBehind(LabelNode end) {
        AbstractInsnNode next = end;
        while (next != null && !copies.containsKey(next)) {
            flow.work().spend(1);
            next = next.getNext();
        }
        return next == null ? back : copies.get(next);
    }

    @Override
    void pass(LabelNode label) {
        LabelNode copy = new LabelNode();
        code.label(copy);
        copies.put(label, copy);
    }

    @Override
    boolean take(AbstractInsnNode node, int id) {
        flow.work().spend(1);
        int iterator = gathering.takesFrom(node);
        if (iterator >= 0) {
            // what is said of a null that comes of it names the same call
            code.op(Opcodes.POP, 0);
            code.load(iterators + iterator, 'A');
            code.forget(1);
            return false;
        }
        Effect write = node instanceof MethodInsnNode ? gathering.write(node) : null;
        if (write == null) {
            return false;
        }
        code.load(staged, 'A');
        code.load(at, 'I');
        code.load(moved, 'J');
        code.add(
                new MethodInsnNode(
                        Opcodes.INVOKESTATIC,
                        Symbols.DOORWAY,
                        Symbols.puts(write.transfer().wire()),
                        Symbols.putsDescriptor(write.transfer().wire()),
                        false),
                -4);
        code.add(new IincInsnNode(at, write.transfer().wire().size()), 0);
        return true;
    }
}
