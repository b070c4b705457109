package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Whether an outer loop comes back to a loop with the same stream, and does nothing else with that. Then the next
 * elements may be read while the program does something else. A wrong yes costs time only: what was read ahead is
 * dropped.
 */
public final class Recurrence {
    /** What tells about a stream and leaves it where it is. */
    private static final Set<String> QUESTIONS =
            new HashSet<>(Arrays.asList("available()I", "getFilePointer()J", "length()J"));

    private final Summary summary;
    private final Value receiver;
    private final Set<Integer> locals = new HashSet<>();
    private final Set<FieldName> fields = new HashSet<>();

    private Recurrence(Summary summary, Value receiver) {
        this.summary = summary;
        this.receiver = receiver;
    }

    public static Hoist of(Summary summary, Match match) {
        boolean reads = match instanceof Copy && ((Copy) match).reads();
        return reads ? new Recurrence(summary, ((Copy) match).receiver()).verdict() : Hoist.refused(Obstacle.NO_READ);
    }

    private Hoist verdict() {
        Loop outer = summary.loop().parent();
        if (outer == null) {
            return Hoist.refused(Obstacle.NO_OUTER_LOOP);
        }
        if (!collect(receiver)) {
            return Hoist.refused(Obstacle.RECEIVER_CHANGES);
        }
        for (Block block : outer.blocks()) {
            if (summary.loop().contains(block)) {
                continue;
            }
            summary.flow().work().spend(block.last() - block.first() + 1);
            for (int at = block.first(); at <= block.last(); at++) {
                Obstacle obstacle = obstacle(summary.flow().code()[at]);
                if (obstacle != null) {
                    return Hoist.refused(obstacle, at);
                }
            }
        }
        return Hoist.possible();
    }

    /** What the stream is found by; false if that is more than locals and fields. */
    private boolean collect(Value value) {
        if (value.kind() == Value.Kind.LOCAL) {
            locals.add(value.which());
        } else if (value.kind() == Value.Kind.FIELD) {
            fields.add(value.field());
        } else if (value.kind() != Value.Kind.CAST) {
            return false;
        }
        boolean all = true;
        for (Value operand : value.operands()) {
            all &= collect(operand);
        }
        return all;
    }

    private Obstacle obstacle(AbstractInsnNode node) {
        switch (node.getOpcode()) {
            case Opcodes.ASTORE:
                return locals.contains(((VarInsnNode) node).var) ? Obstacle.RECEIVER_CHANGES : null;
            case Opcodes.PUTFIELD:
            case Opcodes.PUTSTATIC:
                return isOfReceiver((FieldInsnNode) node) ? Obstacle.RECEIVER_CHANGES : null;
            case Opcodes.ALOAD:
                return fields.isEmpty() && locals.contains(((VarInsnNode) node).var) ? use(node) : null;
            case Opcodes.GETFIELD:
            case Opcodes.GETSTATIC:
                return isOfReceiver((FieldInsnNode) node) ? use(node) : null;
            default:
                return node instanceof MethodInsnNode && mayUseField((MethodInsnNode) node)
                        ? Obstacle.RECEIVER_USED
                        : null;
        }
    }

    private boolean isOfReceiver(FieldInsnNode node) {
        FieldName stored = new FieldName(node.owner, node.name, node.desc);
        for (FieldName field : fields) {
            if (field.mayBe(stored)) {
                return true;
            }
        }
        return false;
    }

    /** A method of the class that has the field; one of another class is taken to leave it alone. */
    private boolean mayUseField(MethodInsnNode call) {
        for (FieldName field : fields) {
            if (field.owner().equals(call.owner)) {
                return true;
            }
        }
        return false;
    }

    private static Obstacle use(AbstractInsnNode load) {
        AbstractInsnNode next = load.getNext();
        while (next.getOpcode() < 0) {
            next = next.getNext();
        }
        boolean asks = next.getOpcode() == Opcodes.IFNULL
                || next.getOpcode() == Opcodes.IFNONNULL
                || next instanceof MethodInsnNode
                        && QUESTIONS.contains(((MethodInsnNode) next).name + ((MethodInsnNode) next).desc);
        return asks ? null : Obstacle.RECEIVER_USED;
    }
}
