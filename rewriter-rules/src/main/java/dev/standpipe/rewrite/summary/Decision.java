package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Edge;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Which way a conditional jump or a switch went. */
public final class Decision {
    private final AbstractInsnNode by;
    private final int position;
    private final Value condition;
    private final Edge way;
    private final SwitchKeys keys;
    private final int effectsBefore;

    Decision(AbstractInsnNode by, int position, Value condition, Edge way, SwitchKeys keys, int effectsBefore) {
        this.by = by;
        this.position = position;
        this.condition = condition;
        this.way = way;
        this.keys = keys;
        this.effectsBefore = effectsBefore;
    }

    Decision with(Value otherCondition, int otherEffectsBefore) {
        return new Decision(by, position, otherCondition, way, keys, otherEffectsBefore);
    }

    public AbstractInsnNode by() {
        return by;
    }

    public int position() {
        return position;
    }

    /** A test that holds when the jump is taken, or the number that a switch looks at. */
    public Value condition() {
        return condition;
    }

    public boolean jumped() {
        return way.kind() == Edge.Kind.JUMP;
    }

    /** The numbers with which the switch went this way, or null. */
    public SwitchKeys keys() {
        return keys;
    }

    /** The way it went, in the code that has the jump. */
    Edge way() {
        return way;
    }

    /** How many effects of the path came before it. */
    public int effectsBefore() {
        return effectsBefore;
    }

    /** Whether both look at the same: of a jump the one is known from the other, and a switch is itself again. */
    public boolean asksTheSame(Decision other) {
        return isSwitch() || other.isSwitch()
                ? by == other.by && isOfSameNumber(other)
                : holding(true).equals(other.holding(true)) || contradicts(other);
    }

    /** Whether the one is made whenever the other is. */
    public boolean isSame(Decision other) {
        return isSwitch() || other.isSwitch()
                ? isOfSameNumber(other) && keys.equals(other.keys)
                : holding(true).equals(other.holding(true));
    }

    /** Whether both cannot be made at once. */
    boolean contradicts(Decision other) {
        return isSwitch() || other.isSwitch()
                ? isOfSameNumber(other) && keys.excludes(other.keys)
                : holding(true).equals(other.holding(false));
    }

    /** Whether this switch can go no other way when that one has gone its. */
    boolean followsFrom(Decision other) {
        return isOfSameNumber(other) && other.keys.imply(keys);
    }

    boolean isSwitch() {
        return keys != null;
    }

    private boolean isOfSameNumber(Decision other) {
        return isSwitch() && other.isSwitch() && condition.equals(other.condition);
    }

    /** What holds when this was decided by a jump, or when it was not. */
    public Value holding(boolean decided) {
        return jumped() == decided ? condition : negated(condition);
    }

    /**
     * For numbers that cannot be NaN the opposite comparison; a comparison of floats has become an int before it is
     * tested.
     */
    private static Value negated(Value test) {
        int opcode = test.which();
        int opposite = opcode >= Opcodes.IFNULL ? opcode ^ 1 : ((opcode + 1) ^ 1) - 1;
        return Value.test(opposite, test.operand(0), test.operand(1));
    }
}
