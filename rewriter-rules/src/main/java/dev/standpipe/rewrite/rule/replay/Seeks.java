package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;

/** The calls of {@code seek} in a loop: one each round, before it reads, to a place that is known at its beginning. */
final class Seeks {
    private final Summary summary;
    private final Value file;
    private final List<Effect> all = new ArrayList<>();

    Seeks(Summary summary, Value file) {
        this.summary = summary;
        this.file = file;
        for (Effect effect : summary.effects()) {
            if (effect.kind() == Effect.Kind.SEEK) {
                all.add(effect);
            }
        }
    }

    boolean any() {
        return !all.isEmpty();
    }

    Effect first() {
        return all.get(0);
    }

    /** The one that every round begins with, or null where that cannot be said. */
    Effect common() {
        Effect seek = first();
        boolean known = summary.flow().code()[seek.position()] == seek.by()
                && seek.operand(0).equals(file)
                && Pushable.inRound(seek.operand(1));
        for (Effect other : all) {
            known &= Shape.isSame(other, seek) && other.operands().equals(seek.operands());
        }
        for (List<Path> paths : Arrays.asList(summary.rounds(), summary.exits())) {
            for (Path path : paths) {
                known &= isFirst(path);
            }
        }
        return known ? seek : null;
    }

    /** Nothing is read before it, and where it is made the reads are made, too. */
    private boolean isFirst(Path path) {
        int seeks = 0;
        boolean moved = false;
        List<Effect> stores = new ArrayList<>();
        Set<Value> changed = new HashSet<>();
        for (Effect effect : path.effects()) {
            if (effect.kind() == Effect.Kind.SEEK) {
                seeks++;
                if (moved || isMadeOf(effect.operand(1), changed)) {
                    return false;
                }
            } else if (Skips.moves(effect)) {
                moved = true;
            } else if (effect.kind() == Effect.Kind.ARRAY_STORE || effect.kind() == Effect.Kind.FIELD_STORE) {
                stores.add(effect);
            } else if (loadsAnyOf(stores, effect)) {
                changed.add(effect.result());
            }
        }
        return seeks == (Shape.transfers(path).isEmpty() ? 0 : 1);
    }

    private boolean isMadeOf(Value position, Set<Value> changed) {
        summary.flow().work().spend((long) position.size() * changed.size());
        boolean is = false;
        for (Value value : changed) {
            is |= position.contains(value);
        }
        return is;
    }

    /** What it brings need not be what was there at the beginning of the round. */
    private boolean loadsAnyOf(List<Effect> stores, Effect load) {
        summary.flow().work().spend(stores.size());
        for (Effect store : stores) {
            boolean sameElement = store.kind() == Effect.Kind.ARRAY_STORE
                    && load.kind() == Effect.Kind.ARRAY_LOAD
                    && store.by().getOpcode() - Opcodes.IASTORE == load.by().getOpcode() - Opcodes.IALOAD;
            boolean sameField = store.kind() == Effect.Kind.FIELD_STORE
                    && load.kind() == Effect.Kind.FIELD_LOAD
                    && load.result().field().mayBe(name((FieldInsnNode) store.by()));
            if (sameElement || sameField) {
                return true;
            }
        }
        return false;
    }

    private static FieldName name(FieldInsnNode field) {
        return new FieldName(field.owner, field.name, field.desc);
    }
}
