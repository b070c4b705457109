package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.replay.Gathering;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** A loop whose writes put their bytes where they are put together. */
final class GatheringCopy extends LoopCopy {
    private final Gathering gathering;
    private final int staged;
    private final int at;
    private final int moved;

    /** Stands for the first of the iterators, and so on. */
    private final int iterators;

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
        this.staged = staged;
        this.at = at;
        this.moved = moved;
        this.iterators = iterators;
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
