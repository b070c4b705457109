package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.summary.ClassFacts;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.function.Predicate;

/**
 * An object of which something is found out in front of the loop, and which is the same one in each round, whatever
 * other threads do: one in a variable, or in final fields from there on.
 */
final class FixedObject implements Predicate<Value> {
    private final ClassFacts facts;

    private FixedObject(ClassFacts facts) {
        this.facts = facts;
    }

    static boolean is(Value object, Summary summary) {
        return summary.invariant(object)
                && !object.contains(new FixedObject(summary.method().facts()).negate());
    }

    @Override
    public boolean test(Value part) {
        return part.kind() == Value.Kind.LOCAL || part.kind() == Value.Kind.FIELD && facts.fixed(part.field());
    }
}
