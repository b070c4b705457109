package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.plan.InsertionPoint;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.summary.Summary;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lets a copy of the loop run over windows of the file, as long as each round finds in one what it reads:
 *
 * <pre>
 *     rounds = …; sieve = sieve(file, rounds, size, site); last = -1;
 *            if (sieve == null) goto done;
 *     again: if (rounds &lt;= 0) goto leave;
 *            position = …; at = inWindow(position, last, start, window, size);
 *            if (at &gt;= 0) goto body;
 *            window = sieve(sieve, position, rounds); if ((int) window == 0) goto leave;
 *            bytes = sieved(sieve); at = (int) (window &gt;&gt;&gt; 32); start = position - at;
 *     body:  last = position + size; the body without its seek, and with take(bytes, at + …, window) for each read
 *            rounds--; goto again;
 *     leave: endSieve(sieve, last, rounds);
 *     done:  the loop as it was
 * </pre>
 *
 * Whatever ends the copy, the file stands where its last round would have left it.
 */
final class SieveCode {
    private final Replay replay;
    private final Summary summary;
    private final Code code;
    private final Pusher pusher;
    private final LabelNode head;
    private final int free;
    private final int bytes;
    private final int rounds;
    private final int sieve;
    private final int at;
    private final int position;
    private final int start;
    private final int last;
    private final int window;
    private final int thrown;

    SieveCode(Plan plan, Replay replay, InsertionPoint place, int freeLocal) {
        this.replay = replay;
        this.summary = plan.summary();
        this.code = new Code(summary.flow().work());
        this.pusher = new Pusher(code, replay.rows());
        this.head = summary.loop().headLabel();
        this.free = freeLocal;
        this.bytes = freeLocal;
        this.rounds = freeLocal + 1;
        this.sieve = freeLocal + 2;
        this.at = freeLocal + 3;
        this.position = freeLocal + 4;
        this.start = freeLocal + 6;
        this.last = freeLocal + 8;
        this.window = freeLocal + 10;
        this.thrown = freeLocal + 12;
        emit(place);
    }

    Code code() {
        return code;
    }

    private void emit(InsertionPoint place) {
        LabelNode again = new LabelNode();
        LabelNode body = new LabelNode();
        LabelNode leave = new LabelNode();
        LabelNode done = place.isBeforeGoto() ? new LabelNode() : head;
        code.uses(thrown + 1);
        CountedRounds counted = new CountedRounds(replay, code, pusher);
        counted.guard(done);
        counted.count();
        code.store(rounds, 'I');
        open(done);

        code.label(again);
        frame();
        code.load(rounds, 'I');
        code.jump(Opcodes.IFLE, leave, -1);
        find(body, leave);

        code.label(body);
        frame();
        code.load(position, 'J');
        code.push(replay.size(), true);
        code.op(Opcodes.LADD, -2);
        code.store(last, 'J');
        UnaryOperator<FrameNode> frames = new UnaryOperator<FrameNode>() {
            @Override
            public FrameNode apply(FrameNode frame) {
                return frameWith(frame);
            }
        };
        LabelNode back = new ReplayCopy(summary, replay, code, frames, bytes, bytes, at, window).emit();
        code.label(back);
        frame();
        code.add(new IincInsnNode(rounds, -1), 0);
        code.jump(Opcodes.GOTO, again, 0);

        code.handle(again, handleThrown());
        code.label(leave);
        frame();
        end();
        if (done != head) {
            code.label(done);
            FrameNode atHead = StackMap.at(head);
            if (atHead != null) {
                code.add(Frames.with(atHead, free), 0);
            }
        }
    }

    private void open(LabelNode done) {
        pusher.push(replay.receiver());
        code.load(rounds, 'I');
        code.push(replay.size(), false);
        code.site();
        code.doorway("sieve", "(Ljava/lang/Object;III)Ljava/lang/Object;");
        code.op(Opcodes.DUP, 1);
        code.store(sieve, 'A');
        code.jump(Opcodes.IFNULL, done, -1);
        code.op(Opcodes.ACONST_NULL, 1);
        code.add(new TypeInsnNode(Opcodes.CHECKCAST, "[B"), 0);
        code.store(bytes, 'A');
        code.push(0, false);
        code.store(at, 'I');
        code.push(-1, true);
        code.store(last, 'J');
        for (int local : new int[] {position, start, window}) {
            code.push(0, true);
            code.store(local, 'J');
        }
    }

    /** What the round reads, in the window or in the next. */
    private void find(LabelNode body, LabelNode leave) {
        pusher.push(replay.position());
        code.store(position, 'J');
        code.load(position, 'J');
        code.load(last, 'J');
        code.load(start, 'J');
        code.load(window, 'J');
        code.push(replay.size(), false);
        code.doorway("inWindow", "(JJJJI)I");
        code.op(Opcodes.DUP, 1);
        code.store(at, 'I');
        code.jump(Opcodes.IFGE, body, -1);
        code.load(sieve, 'A');
        code.load(position, 'J');
        code.load(rounds, 'I');
        code.doorway("sieve", "(Ljava/lang/Object;JI)J");
        code.op(Opcodes.DUP2, 2);
        code.store(window, 'J');
        code.op(Opcodes.L2I, -1);
        code.jump(Opcodes.IFEQ, leave, -1);
        code.load(sieve, 'A');
        code.doorway("sieved", "(Ljava/lang/Object;)[B");
        code.store(bytes, 'A');
        code.load(window, 'J');
        code.push(Integer.SIZE, false);
        code.op(Opcodes.LUSHR, -1);
        code.op(Opcodes.L2I, -1);
        code.store(at, 'I');
        code.load(position, 'J');
        code.load(at, 'I');
        code.op(Opcodes.I2L, 1);
        code.op(Opcodes.LSUB, -2);
        code.store(start, 'J');
    }

    /** Nothing of the loop's own throws: it is for who stops the thread, or for the end of the stack. */
    private LabelNode handleThrown() {
        LabelNode handler = new LabelNode();
        code.label(handler);
        FrameNode atHead = StackMap.at(head);
        if (atHead != null) {
            code.add(Frames.ofHandler(frameWith(atHead), summary), 0);
        }
        code.add(new VarInsnNode(Opcodes.ASTORE, thrown), 0);
        end();
        code.load(thrown, 'A');
        code.op(Opcodes.ATHROW, -1);
        return handler;
    }

    private void end() {
        code.load(sieve, 'A');
        code.load(last, 'J');
        code.load(rounds, 'I');
        code.doorway("endSieve", "(Ljava/lang/Object;JI)V");
    }

    private void frame() {
        FrameNode atHead = StackMap.at(head);
        if (atHead != null) {
            code.add(frameWith(atHead), 0);
        }
    }

    private FrameNode frameWith(FrameNode original) {
        return Frames.with(
                original,
                free,
                "[B",
                Opcodes.INTEGER,
                "java/lang/Object",
                Opcodes.INTEGER,
                Opcodes.LONG,
                Opcodes.LONG,
                Opcodes.LONG,
                Opcodes.LONG);
    }
}
