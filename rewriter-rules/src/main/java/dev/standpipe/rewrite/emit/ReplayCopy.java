package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.rule.replay.StagedRead;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** A loop whose reads take what was staged. */
final class ReplayCopy extends LoopCopy {
    private final Replay replay;
    private final int made;
    private final int staged;
    private final int at;
    private final int moved;

    /** {@code made} is the first local that the copy has for itself, and {@code moved} the last. */
    ReplayCopy(
            Summary summary,
            Replay replay,
            Code code,
            UnaryOperator<FrameNode> frames,
            int made,
            int staged,
            int at,
            int moved) {
        super(summary, code, frames, moved + 2);
        this.replay = replay;
        this.made = made;
        this.staged = staged;
        this.at = at;
        this.moved = moved;
    }

    @Override
    boolean isSeek(int position) {
        return position == replay.seekAt();
    }

    /** Takes what the read would bring. Where less is read yet, the round is said to have begun earlier. */
    @Override
    boolean take(AbstractInsnNode node, int id) {
        int unread = replay.unreadAt(id);
        if (unread > 0) {
            code.add(new IincInsnNode(at, -unread), 0);
            code.add(node.clone(Collections.<LabelNode, LabelNode>emptyMap()), 0);
            code.add(new IincInsnNode(at, unread), 0);
            return true;
        }
        return take(replay.reads(), node, id)
                || take(replay.skips(), node, id)
                || fill(node, id)
                || node.getOpcode() == Opcodes.NEWARRAY && make(id);
    }

    /** It is given what the call is given, the stream included. */
    private boolean fill(AbstractInsnNode node, int id) {
        flow.work().spend(replay.fills().size());
        for (StagedRead fill : replay.fills()) {
            if (fill.id() == id) {
                pushStaged(fill);
                if (((MethodInsnNode) node).desc.equals("([B)V")) {
                    code.doorway("takeFully", "(Ljava/lang/Object;[B[BIJ)V");
                    code.forget(-2);
                } else {
                    code.doorway("takeFully", "(Ljava/lang/Object;[BII[BIJ)V");
                    code.forget(-4);
                }
                return true;
            }
        }
        return false;
    }

    /** The array that all rounds have in turn. */
    private boolean make(int id) {
        int array = new ArrayList<>(replay.made().keySet()).indexOf(id);
        if (array >= 0) {
            code.op(Opcodes.POP, 0);
            code.load(made + array, 'A');
            code.forget(1);
        }
        return array >= 0;
    }

    private void pushStaged(StagedRead read) {
        code.load(staged, 'A');
        code.load(at, 'I');
        if (read.offset() > 0) {
            code.push(read.offset(), false);
            code.op(Opcodes.IADD, -1);
        }
        code.load(moved, 'J');
    }

    /** What a call is given is dropped; for one that skips there comes a byte that nobody looks at either. */
    private boolean take(List<StagedRead> all, AbstractInsnNode node, int id) {
        flow.work().spend(all.size());
        for (StagedRead read : all) {
            if (read.id() == id) {
                MethodInsnNode call = (MethodInsnNode) node;
                code.op(call.desc.startsWith("()") ? Opcodes.POP : Opcodes.POP2, 0);
                pushStaged(read);
                code.doorway(Symbols.takes(read.wire()), Symbols.takesDescriptor(read.wire()));
                code.forget(Type.getArgumentsAndReturnSizes(call.desc) & 3);
                return true;
            }
        }
        return false;
    }
}
