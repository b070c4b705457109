package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.plan.Advance;
import dev.standpipe.rewrite.plan.InsertionPoint;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.relay.Relay;
import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * Stages bytes of one stream and writes them to the other; what is staged and not written goes back:
 *
 * <pre>
 *     rounds = …; staged = staging(rounds, 1);
 *     if (!apart(out, staged)) goto done;
 *     next:  moved = stage(in, staged, rounds, -2, site); n = (int) moved;
 *            written = writeArray(out, staged, 0, n, …, site); k = (int) written;
 *            i += k;                                     what else moves each time round
 *            if (n == k) check(moved);
 *            else { stage(in, staged, n - k - (1 if it failed), -3, site); check(written); }
 *            rounds -= k; if (k != 0) goto next;
 *     done:  the loop as it was
 * </pre>
 */
final class RelayCode {
    private final Relay relay;
    private final Plan plan;
    private final Code code;
    private final Pusher pusher;
    private final LabelNode head;
    private final int free;
    private final int staged;
    private final int rounds;
    private final int n;
    private final int k;
    private final int moved;
    private final int written;

    RelayCode(Plan plan, Relay relay, InsertionPoint place, int freeLocal) {
        this.relay = relay;
        this.plan = plan;
        this.code = new Code(plan.summary().flow().work());
        this.pusher = new Pusher(code, relay.rows());
        this.head = plan.summary().loop().headLabel();
        this.free = freeLocal;
        this.staged = freeLocal;
        this.rounds = freeLocal + 1;
        this.n = freeLocal + 2;
        this.k = freeLocal + 3;
        this.moved = freeLocal + 4;
        this.written = freeLocal + 6;
        emit(place);
    }

    Code code() {
        return code;
    }

    private void emit(InsertionPoint place) {
        LabelNode done = place.isBeforeGoto() ? new LabelNode() : head;
        code.uses(free + 8);
        for (Value guarded : relay.guards()) {
            pusher.guard(guarded, done);
        }
        stage(done);
        LabelNode next = new LabelNode();
        LabelNode counted = new LabelNode();
        code.label(next);
        frame("[B", Opcodes.INTEGER);
        move();
        advance();
        LabelNode partly = new LabelNode();
        code.load(n, 'I');
        code.load(k, 'I');
        code.jump(Opcodes.IF_ICMPNE, partly, -2);
        code.load(moved, 'J');
        code.doorway("check", "(J)V");
        code.jump(Opcodes.GOTO, counted, 0);
        code.label(partly);
        frame("[B", Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.LONG, Opcodes.LONG);
        giveBack();
        code.load(written, 'J');
        code.doorway("check", "(J)V");
        code.label(counted);
        frame("[B", Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.LONG, Opcodes.LONG);
        code.load(rounds, 'I');
        code.load(k, 'I');
        code.op(Opcodes.ISUB, -1);
        code.store(rounds, 'I');
        code.load(k, 'I');
        code.jump(Opcodes.IFNE, next, -1);
        if (done != head) {
            code.label(done);
            frame();
        } else {
            code.jump(Opcodes.GOTO, done, 0);
        }
    }

    private void stage(LabelNode done) {
        if (relay.bounds().isEmpty()) {
            code.push(Integer.MAX_VALUE, false);
        } else {
            code.push(0, false);
            pusher.rounds(relay.bounds(), false);
            code.doorway("end", "(IJ)I");
        }
        code.store(rounds, 'I');
        if (!relay.bounds().isEmpty()) {
            code.load(rounds, 'I');
            code.push(Symbols.LEAST_ROUNDS, false);
            code.jump(Opcodes.IF_ICMPLT, done, -2);
        }
        code.load(rounds, 'I');
        code.push(1, false);
        code.doorway("staging", "(II)[B");
        code.store(staged, 'A');
        pusher.push(relay.out());
        code.load(staged, 'A');
        apart(done);
        streamsApart(done);
    }

    /** What is written to one would else be read from the other, but not what has been read already. */
    private void streamsApart(LabelNode done) {
        pusher.push(relay.in());
        pusher.push(relay.out());
        apart(done);
    }

    private void apart(LabelNode done) {
        code.doorway("apart", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
        code.jump(Opcodes.IFEQ, done, -1);
    }

    private void move() {
        pusher.push(relay.in());
        code.load(staged, 'A');
        code.load(rounds, 'I');
        code.push(Symbols.RETURNABLE, false);
        code.site();
        code.doorway("stage", "(Ljava/lang/Object;[BIII)J");
        code.store(moved, 'J');
        code.load(moved, 'J');
        code.op(Opcodes.L2I, -1);
        code.store(n, 'I');
        pusher.push(relay.out());
        code.load(staged, 'A');
        code.push(0, false);
        code.load(n, 'I');
        code.push(Symbols.HOW_RELAYED, false);
        code.site();
        code.doorway(Symbols.moves(false), Symbols.movesDescriptor("[B"));
        code.store(written, 'J');
        code.load(written, 'J');
        code.op(Opcodes.L2I, -1);
        code.store(k, 'I');
    }

    private void advance() {
        for (Advance step : plan.steps()) {
            boolean wide = step.type() == 'J';
            code.load(step.slot(), step.type());
            code.load(k, 'I');
            if (wide) {
                code.op(Opcodes.I2L, 1);
            }
            if (step.by() != 1) {
                code.push(step.by(), wide);
                code.op(wide ? Opcodes.LMUL : Opcodes.IMUL, wide ? -2 : -1);
            }
            code.op(wide ? Opcodes.LADD : Opcodes.IADD, wide ? -2 : -1);
            code.store(step.slot(), step.type());
        }
    }

    /** The byte that could not be written has been read. */
    private void giveBack() {
        pusher.push(relay.in());
        code.load(staged, 'A');
        code.load(n, 'I');
        code.load(k, 'I');
        code.op(Opcodes.ISUB, -1);
        code.load(written, 'J');
        code.push(Integer.SIZE, false);
        code.op(Opcodes.LUSHR, -1);
        code.op(Opcodes.LCONST_0, 2);
        code.op(Opcodes.LCMP, -3);
        code.op(Opcodes.ISUB, -1);
        code.push(Symbols.RETURNED, false);
        code.site();
        code.doorway("stage", "(Ljava/lang/Object;[BIII)J");
        code.op(Opcodes.POP2, -2);
    }

    private void frame(Object... more) {
        FrameNode atHead = StackMap.at(head);
        if (atHead != null) {
            code.add(Frames.with(atHead, free, more), 0);
        }
    }
}
