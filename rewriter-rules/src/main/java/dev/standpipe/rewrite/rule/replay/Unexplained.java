package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Value;
import java.util.LinkedHashMap;
import java.util.Map;

/** What may throw, or be another, when it is looked at before the loop. */
final class Unexplained {
    private final Map<Value, Refusal> refusals = new LinkedHashMap<>();

    void put(Value value, Refusal why) {
        refusals.put(value, why);
    }

    /** Why the value must not be looked at, or null. */
    Refusal why(Value value) {
        for (Map.Entry<Value, Refusal> part : refusals.entrySet()) {
            if (value.contains(part.getKey())) {
                return part.getValue();
            }
        }
        return null;
    }
}
