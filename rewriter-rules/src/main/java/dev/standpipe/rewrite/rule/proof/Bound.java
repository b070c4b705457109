package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import org.objectweb.asm.Opcodes;

/** A test that ends the loop: round it goes while {@code moving} stands in {@code relation} to {@code fixed}. */
public final class Bound {
    private final Value moving;
    private final Value fixed;
    private final long step;
    private final boolean inclusive;
    private final boolean early;

    private Bound(Value moving, Value fixed, long step, boolean inclusive, boolean early) {
        this.moving = moving;
        this.fixed = fixed;
        this.step = step;
        this.inclusive = inclusive;
        this.early = early;
    }

    /** The bound by which the path leaves, or null if it does not count rounds. */
    public static Bound of(Summary summary, Path exit, int transfers) {
        if (exit.decisions().isEmpty() || exit.lastEdge() == null) {
            return null;
        }
        Decision last = exit.decisions().get(exit.decisions().size() - 1);
        if (last.condition().kind() != Value.Kind.TEST) {
            return null;
        }
        int before = transfersBefore(exit, last);
        if (before != 0 && before != transfers
                || last.effectsBefore() != exit.effects().size()) {
            return null;
        }
        int stay = last.jumped()
                ? opposite(last.condition().which())
                : last.condition().which();
        Value left = last.condition().operand(0);
        Value right = last.condition().operand(1);
        if (left.isOperation(Opcodes.LCMP) && right.isConstant(0)) {
            right = left.operand(1);
            left = left.operand(0);
        }
        if (stay < Opcodes.IFNE || stay > Opcodes.IFLE || !isWhole(left) || !isWhole(right)) {
            return null;
        }
        if (summary.invariant(left)) {
            Value swap = left;
            left = right;
            right = swap;
            stay = mirrored(stay);
        }
        // an int that wraps around goes on for longer than is counted here
        Long step = summary.stepOf(left.isOperation(Opcodes.I2L) ? left.operand(0) : left);
        if (step == null || step == 0 || !summary.invariant(right) || !Pushable.at(right) || !Pushable.at(left)) {
            return null;
        }
        return of(left, right, step, stay, before == 0);
    }

    private static Bound of(Value moving, Value fixed, long step, int stay, boolean early) {
        boolean up = step > 0;
        switch (stay) {
            case Opcodes.IFLT:
                return up ? new Bound(moving, fixed, step, false, early) : null;
            case Opcodes.IFLE:
                return up ? new Bound(moving, fixed, step, true, early) : null;
            case Opcodes.IFGT:
                return up ? null : new Bound(moving, fixed, step, false, early);
            case Opcodes.IFGE:
                return up ? null : new Bound(moving, fixed, step, true, early);
            default:
                return Math.abs(step) == 1 ? new Bound(moving, fixed, step, false, early) : null;
        }
    }

    private static int transfersBefore(Path exit, Decision last) {
        int count = 0;
        for (Effect effect : exit.effects().subList(0, last.effectsBefore())) {
            if (effect.kind() == Effect.Kind.TRANSFER) {
                count++;
            }
        }
        return count;
    }

    private static boolean isWhole(Value value) {
        return value.type() == 'I' || value.type() == 'J';
    }

    public static int opposite(int jump) {
        return ((jump + 1) ^ 1) - 1;
    }

    static int mirrored(int jump) {
        switch (jump) {
            case Opcodes.IFLT:
                return Opcodes.IFGT;
            case Opcodes.IFGT:
                return Opcodes.IFLT;
            case Opcodes.IFLE:
                return Opcodes.IFGE;
            case Opcodes.IFGE:
                return Opcodes.IFLE;
            default:
                return jump;
        }
    }

    /** What moves, as it is when it is tested, over the locals at the head. */
    public Value moving() {
        return moving;
    }

    public Value fixed() {
        return fixed;
    }

    public long step() {
        return step;
    }

    /** The round is still made when the two are equal. */
    public boolean inclusive() {
        return inclusive;
    }

    /**
     * It is tested before the round's transfers. If not, the first round is always made, and the rounds counted here
     * leave one to the loop.
     */
    public boolean early() {
        return early;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Bound)) {
            return false;
        }
        Bound that = (Bound) other;
        return moving.equals(that.moving)
                && fixed.equals(that.fixed)
                && step == that.step
                && inclusive == that.inclusive
                && early == that.early;
    }

    @Override
    public int hashCode() {
        return 31 * moving.hashCode() + fixed.hashCode();
    }

    @Override
    public String toString() {
        return moving
                + (step > 0 ? " up" : " down")
                + (inclusive ? " through " : " to ")
                + fixed
                + (early ? "" : " tested late");
    }
}
