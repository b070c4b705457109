package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.plan.Advance;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.copy.CoverageProbe;
import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.summary.Value;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/**
 * {@code i = Standpipe.readArray(in, a, i, end)}, or writeArray, and whatever else the rounds that it stands for would
 * have done.
 */
final class CopyCode {
    private final Copy copy;
    private final Plan plan;
    private final Code code;
    private final Pusher pusher;
    private final LabelNode head;

    /** Where the inserted code begins. */
    private final LabelNode start;

    /** Two locals that nobody else knows: the first index, and what the transfer returned. */
    private final int first;

    private final int moved;

    CopyCode(Plan plan, Copy copy, LabelNode start, int freeLocal) {
        this.copy = copy;
        this.plan = plan;
        this.code = new Code(plan.summary().flow().work());
        this.pusher = new Pusher(code, copy.rows());
        this.head = plan.summary().loop().headLabel();
        this.start = start;
        this.first = freeLocal;
        this.moved = freeLocal + 1;
        emit();
    }

    Code code() {
        return code;
    }

    private void emit() {
        guard();
        code.uses(first + 3);
        pusher.push(copy.receiver());
        pusher.push(copy.array());
        pusher.push(copy.index());
        if (countsItself()) {
            pusher.push(copy.bounds().get(0).fixed());
            call();
            unlessMoved(copy.index().which());
            advanceOne();
        } else {
            code.op(Opcodes.DUP, 1);
            code.store(first, 'I');
            end();
            call();
            if (copy.resumed()) {
                code.store(moved, 'J');
                advanceAll();
                whileMoved();
            } else {
                unlessMoved(first);
                advanceAll();
            }
        }
    }

    /** What was looked up may be something else now. */
    private void whileMoved() {
        code.load(moved, 'J');
        code.op(Opcodes.L2I, -1);
        code.load(first, 'I');
        code.jump(Opcodes.IF_ICMPNE, start, -2);
    }

    /** Not to assign what is there already lets the compiler see that the loop begins where it always did. */
    private void unlessMoved(int index) {
        code.store(moved, 'J');
        code.load(moved, 'J');
        code.load(index, 'I');
        code.op(Opcodes.I2L, 1);
        code.op(Opcodes.LCMP, -3);
        code.jump(Opcodes.IFEQ, head, -1);
    }

    private void guard() {
        for (Value guarded : copy.guards()) {
            pusher.guard(guarded, head);
        }
        for (CoverageProbe probe : copy.probes()) {
            code.push(1, false);
            pusher.push(probe.probes());
            code.push(probe.index(), false);
            code.push(0, false);
            code.doorway("within", "(ILjava/lang/Object;II)I");
            code.jump(Opcodes.IFEQ, head, -1);
        }
    }

    /** The common case: the index is the counter, and its end is at hand. */
    private boolean countsItself() {
        if (copy.bounds().size() != 1
                || copy.oneShort()
                || copy.resumed()
                || !plan.ahead().isEmpty()
                || !copy.probes().isEmpty()) {
            return false;
        }
        Bound bound = copy.bounds().get(0);
        return bound.early()
                && !bound.inclusive()
                && bound.moving().equals(copy.index())
                && copy.index().kind() == Value.Kind.LOCAL
                && bound.fixed().type() == 'I'
                && plan.steps().size() == 1
                && plan.steps().get(0).slot() == copy.index().which();
    }

    private void advanceOne() {
        code.load(moved, 'J');
        code.op(Opcodes.L2I, -1);
        code.store(copy.index().which(), 'I');
        code.load(moved, 'J');
        code.doorway("check", "(J)V");
    }

    /** The index that the last element must stay below. */
    private void end() {
        if (copy.bounds().isEmpty()) {
            code.push(Integer.MAX_VALUE, false);
        } else {
            code.load(first, 'I');
            pusher.rounds(copy.bounds(), copy.oneShort());
            code.doorway("end", "(IJ)I");
        }
    }

    private void call() {
        code.push(Symbols.how(copy.format(), copy.exclusive(), copy.resumed(), plan.again()), false);
        code.site();
        code.doorway(
                Symbols.moves(copy.reads()),
                Symbols.movesDescriptor(copy.format().array().array()));
    }

    /** Lets the locals make as many steps as elements have moved. */
    static void advance(Code code, List<Advance> steps, int first, int moved) {
        for (Advance step : steps) {
            boolean wide = step.type() == 'J';
            code.load(step.slot(), step.type());
            code.load(moved, 'J');
            code.op(Opcodes.L2I, -1);
            code.load(first, 'I');
            code.op(Opcodes.ISUB, -1);
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

    private void advanceAll() {
        advance(code, plan.steps(), first, moved);
        for (CoverageProbe probe : copy.probes()) {
            pusher.push(probe.probes());
            code.push(probe.index(), false);
            code.load(first, 'I');
            code.load(moved, 'J');
            code.doorway(probe.beforeTransfer() ? "probeBefore" : "probeAfter", "([ZIIJ)V");
        }
        move(plan.ahead(), 1);
        code.load(moved, 'J');
        code.doorway("check", "(J)V");
        move(plan.ahead(), -1);
    }

    private void move(List<Advance> distances, int direction) {
        for (Advance distance : distances) {
            boolean wide = distance.type() == 'J';
            code.load(distance.slot(), distance.type());
            code.push(direction * distance.by(), wide);
            code.op(wide ? Opcodes.LADD : Opcodes.IADD, wide ? -2 : -1);
            code.store(distance.slot(), distance.type());
        }
    }
}
