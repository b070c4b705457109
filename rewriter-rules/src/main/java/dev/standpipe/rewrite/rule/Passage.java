package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** A loop that looks at elements of arrays and computes: what has to hold before it so that it neither throws nor leaves a trace but in locals. */
public final class Passage {
    private final Summary summary;
    private final Loads loads;
    private final Set<Access> accesses = new LinkedHashSet<>();
    private final List<Bound> bounds = new ArrayList<>();
    private int test = -1;

    private Passage(Summary summary) {
        this.summary = summary;
        this.loads = new Loads(summary);
    }

    /** Null if the loop may throw or be seen whatever holds before it. */
    public static Passage through(Summary summary) {
        if (summary.tooComplex() || summary.hasInnerLoop() || summary.rounds().isEmpty()) {
            return null;
        }
        Passage passage = new Passage(summary);
        return passage.counts() && passage.explains() && !passage.loads.exclusive() ? passage : null;
    }

    private boolean explains() {
        for (List<Path> paths : Arrays.asList(summary.rounds(), summary.exits())) {
            for (Path path : paths) {
                for (Effect effect : path.effects()) {
                    if (!explains(effect, path)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean explains(Effect effect, Path path) {
        switch (effect.kind()) {
            case LENGTH:
            case FIELD_LOAD:
                return loads.explainAny(effect) == null;
            case ARRAY_LOAD:
                return isCounted(effect, path) && touches(effect);
            default:
                return false;
        }
    }

    /** The round in which the test ends the loop is not counted; one that ends in another way, later in the round, is. */
    private boolean isCounted(Effect effect, Path path) {
        return !path.leaves()
                || path.decisions().size() > 1
                        && path.decisions().get(0).position() == test
                        && path.effects().indexOf(effect)
                                >= path.decisions().get(0).effectsBefore();
    }

    private boolean touches(Effect load) {
        Value array = load.operand(0);
        Value index = load.operand(1);
        Long stride = summary.stepOf(index);
        if (load.by().getOpcode() == Opcodes.AALOAD
                || stride == null
                || !Pushable.at(index)
                || !Pushable.at(array)
                || !summary.invariant(array)) {
            return false;
        }
        accesses.add(new Access(array, index, stride.intValue(), false));
        return true;
    }

    /** One test is made in every round before any other; those can only end the loop sooner. */
    private boolean counts() {
        for (Path exit : summary.exits()) {
            if (exit.lastEdge() == null) {
                return false;
            }
            Bound bound = exit.decisions().size() == 1 ? Bound.of(summary, exit, 0) : null;
            // what moves by more, or through the end, may miss it where numbers wrap around
            if (bound != null && !bound.inclusive() && Math.abs(bound.step()) == 1) {
                bounds.add(bound);
                test = exit.decisions().get(0).position();
            }
        }
        return !bounds.isEmpty();
    }

    public Summary summary() {
        return summary;
    }

    /** Values that must not be null. */
    public List<Value> guards() {
        return loads.guards();
    }

    /** The loop makes no more rounds than these allow, if they allow any. */
    public List<Bound> bounds() {
        return Collections.unmodifiableList(bounds);
    }

    /** The elements that must be there. */
    public List<Access> accesses() {
        return new ArrayList<>(accesses);
    }
}
