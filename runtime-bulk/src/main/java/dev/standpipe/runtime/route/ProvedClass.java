package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.proof.Passage;
import dev.standpipe.runtime.proof.StreamProof;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a class of streams was found to be in one direction; nothing, until that is known. */
final class ProvedClass {
    static final ProvedClass UNKNOWN = new ProvedClass(null, null, null);

    private final Map<Op, List<Bound>> passages = new EnumMap<>(Op.class);
    private final Set<Op> undecided = EnumSet.noneOf(Op.class);

    /** Null where it does not matter what is loaded. */
    private final ClassesAtHand classes;

    /** What it was taken for; null where it is of no use. */
    final String kind;

    /** Why some of its methods are left to the loop, and at which lines; null where none are. */
    final String whyNot;

    private ProvedClass(ClassesAtHand classes, String kind, String whyNot) {
        this.classes = classes;
        this.kind = kind;
        this.whyNot = whyNot;
    }

    /** {@code before} is what was known so far. */
    static ProvedClass of(Class<?> type, LoadedCode code, boolean reads, ProvedClass before) {
        ClassesAtHand classes = new ClassesAtHand(type);
        StreamProof proof = StreamProof.of(code, type.getName().replace('.', '/'), classes, reads);
        if (proof.kind() != null && !code.wants(proof.kind())) {
            return new ProvedClass(null, null, "the option streams leaves each " + proof.kind() + " alone");
        }
        ProvedClass proved = new ProvedClass(classes, proof.kind(), proof.whyNot());
        for (Op op : Op.values()) {
            List<Bound> bound = new ArrayList<>();
            for (Passage passage : proof.passages(op)) {
                try {
                    Bound known = before.known(passage);
                    Bound one = known == null ? new Bound(type, passage) : known;
                    if (one.isInARow()) {
                        bound.add(one);
                    }
                } catch (ReflectiveOperationException | LinkageError notToBeFound) {
                    // it is left to the loop
                }
            }
            proved.passages.put(op, bound);
            if (proof.isUndecided(op)) {
                proved.undecided.add(op);
            }
        }
        return proved;
    }

    private Bound known(Passage passage) {
        for (Bound one : passages(passage.op)) {
            if (one.passage.isLike(passage)) {
                return one;
            }
        }
        return null;
    }

    /** Empty where it is not carried, or not yet. */
    List<Bound> passages(Op op) {
        return passages.getOrDefault(op, Collections.emptyList());
    }

    /** Whether more may be known of it when more classes are loaded. */
    boolean isUndecided(Op op) {
        return undecided.contains(op);
    }

    boolean isUndecided() {
        return !undecided.isEmpty();
    }

    /** Whether a class was loaded since that was missing. */
    boolean isWorthAnotherLook() {
        return isUndecided() && classes.areMore();
    }

    boolean isOfUse() {
        for (List<Bound> some : passages.values()) {
            if (!some.isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
