package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Made;
import dev.standpipe.rewrite.summary.ClassFacts;
import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.function.Predicate;

/**
 * Another class that each round makes an object of first. Making one may be what initializes the class, and that may
 * change whatever others can change: so nothing like that may have been looked at before.
 */
final class MadeFirst {
    private final Summary summary;

    MadeFirst(Summary summary) {
        this.summary = summary;
    }

    /** Where it is made; -1 if there is none. */
    int position() {
        Effect first = null;
        for (Path round : summary.rounds()) {
            Effect made = first(round);
            if (made == null || first != null && made.by() != first.by()) {
                return -1;
            }
            first = made;
        }
        boolean isOwn = first == null
                || Made.classOf(first.result()).equals(summary.method().facts().name());
        return isOwn ? -1 : first.position();
    }

    /** The first effect, if it makes an object, and nothing that may change has decided that. */
    private Effect first(Path round) {
        Effect first = null;
        int at = 0;
        for (Effect effect : round.effects()) {
            if (effect.kind() != Effect.Kind.LENGTH) {
                first = effect;
                break;
            }
            if (mayChange(effect.operand(0))) {
                return null;
            }
            at++;
        }
        if (first == null || first.result() == null || Made.classOf(first.result()) == null) {
            return null;
        }
        for (Decision decision : round.decisions()) {
            if (decision.effectsBefore() <= at && mayChange(decision.condition())) {
                return null;
            }
        }
        return first;
    }

    private boolean mayChange(Value value) {
        ClassFacts facts = summary.method().facts();
        return value.contains(new Predicate<Value>() {
            @Override
            public boolean test(Value part) {
                switch (part.kind()) {
                    case FIELD:
                        return !facts.fixed(part.field());
                    case ELEMENT:
                    case CALL:
                    case OPAQUE:
                        return true;
                    default:
                        return false;
                }
            }
        });
    }
}
