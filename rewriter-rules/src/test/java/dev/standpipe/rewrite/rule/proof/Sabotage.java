package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.Value;

/**
 * What mutants of the proofs do where one instruction is not enough: see
 * {@code dev.standpipe.rewrite.proof.RuleMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    static ElementType booleans(String descriptor) {
        return ElementType.ofArray(descriptor.replace("[B", "[Z"));
    }

    /** It is taken not to be null. */
    static Refusal unguarded(Loads loads, Value object, int position) {
        return null;
    }
}
