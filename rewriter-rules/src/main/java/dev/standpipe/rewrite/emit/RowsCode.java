package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.plan.Advance;
import dev.standpipe.rewrite.plan.InsertionPoint;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.rows.Rows;
import dev.standpipe.rewrite.summary.Value;
import java.util.List;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets a copy of a loop take the rows, that the loop seeks and reads by an inner loop, out of windows of the file:
 *
 * <pre>
 *            sieve = sieve(file, how, site); if (sieve == null) goto done;
 *     again: the round up to its seek; if the loop ends here, goto leave;
 *            position = …; the round up to the inner loop;
 *            first = i; moved = readRow(sieve, position, a, first, end); if (moved == 0) goto leave;
 *            i += (int) moved - first; and so what else the inner loop moves;
 *            the rest of the round; goto again;
 *     leave: endSieve(sieve, …);
 *     done:  the loop as it was
 * </pre>
 *
 * Whatever ends the copy, the file stands where its last row would have left it, and the loop begins the round anew.
 */
final class RowsCode {
    private final Rows rows;
    private final List<Advance> steps;
    private final Code code;
    private final LabelNode head;
    private final int free;
    private final int sieve;
    private final int position;
    private final int first;
    private final int moved;
    private final int thrown;

    RowsCode(Plan plan, Rows rows, InsertionPoint place, int freeLocal) {
        this.rows = rows;
        this.steps = plan.steps();
        this.code = new Code(rows.around().flow().work());
        this.head = rows.around().loop().headLabel();
        this.free = freeLocal;
        this.sieve = freeLocal;
        this.first = freeLocal + 1;
        this.position = freeLocal + 2;
        this.moved = freeLocal + 4;
        this.thrown = freeLocal + 6;
        emit(place);
    }

    Code code() {
        return code;
    }

    private void emit(InsertionPoint place) {
        LabelNode start = new LabelNode();
        LabelNode leave = new LabelNode();
        LabelNode done = place.isBeforeGoto() ? new LabelNode() : head;
        code.uses(thrown + 1);
        open(done);
        code.label(start);
        UnaryOperator<FrameNode> frames = new UnaryOperator<FrameNode>() {
            @Override
            public FrameNode apply(FrameNode frame) {
                return frameWith(frame);
            }
        };
        new RoundCopy(rows, code, frames, position) {
            @Override
            void row() {
                readRow(leave);
            }
        }.emit(leave);
        code.handle(start, handleThrown());
        code.label(leave);
        FrameNode atHead = StackMap.at(head);
        if (atHead != null) {
            code.add(frameWith(atHead), 0);
        }
        end();
        if (done != head) {
            code.label(done);
            if (atHead != null) {
                code.add(Frames.with(atHead, free), 0);
            }
        }
    }

    private void open(LabelNode done) {
        Pusher pusher = new Pusher(code, rows.rows());
        for (Value guarded : rows.guards()) {
            pusher.guard(guarded, done);
        }
        pusher.push(rows.copy().receiver());
        Copy copy = rows.copy();
        code.push(Symbols.how(copy.format(), copy.exclusive(), false, false), false);
        code.site();
        code.doorway("sieve", "(Ljava/lang/Object;II)Ljava/lang/Object;");
        code.op(Opcodes.DUP, 1);
        code.store(sieve, 'A');
        code.jump(Opcodes.IFNULL, done, -1);
        code.push(0, false);
        code.store(first, 'I');
        for (int local : new int[] {position, moved}) {
            code.push(0, true);
            code.store(local, 'J');
        }
    }

    private void readRow(LabelNode leave) {
        Copy copy = rows.copy();
        Pusher pusher = new Pusher(code, copy.rows());
        for (Value guarded : copy.guards()) {
            pusher.guard(guarded, leave);
        }
        code.load(sieve, 'A');
        code.load(position, 'J');
        pusher.push(copy.array());
        pusher.push(copy.index());
        code.op(Opcodes.DUP, 1);
        code.store(first, 'I');
        code.load(first, 'I');
        pusher.rounds(copy.bounds(), false);
        code.doorway("end", "(IJ)I");
        code.doorway("readRow", "(Ljava/lang/Object;JLjava/lang/Object;II)J");
        code.op(Opcodes.DUP2, 2);
        code.store(moved, 'J');
        code.op(Opcodes.LCONST_0, 2);
        code.op(Opcodes.LCMP, -3);
        code.jump(Opcodes.IFEQ, leave, -1);
        CopyCode.advance(code, steps, first, moved);
    }

    /** What the loop itself would throw, or who stops the thread. */
    private LabelNode handleThrown() {
        LabelNode handler = new LabelNode();
        code.label(handler);
        FrameNode atHead = StackMap.at(head);
        if (atHead != null) {
            code.add(Frames.ofHandler(frameWith(atHead), rows.around()), 0);
        }
        code.add(new VarInsnNode(Opcodes.ASTORE, thrown), 0);
        end();
        code.load(thrown, 'A');
        code.op(Opcodes.ATHROW, -1);
        return handler;
    }

    private void end() {
        code.load(sieve, 'A');
        code.push(-1, true);
        code.push(Integer.MAX_VALUE, false);
        code.doorway("endSieve", "(Ljava/lang/Object;JI)V");
    }

    private FrameNode frameWith(FrameNode original) {
        return Frames.with(original, free, "java/lang/Object", Opcodes.INTEGER, Opcodes.LONG, Opcodes.LONG);
    }
}
