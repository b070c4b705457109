package dev.standpipe.explain;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What one time round a loop does, in a sentence: what the rules look at. */
public final class RoundSentence {
    private final Summary summary;
    private final LocalNames names;
    private final Expressions expressions;

    private RoundSentence(Summary summary) {
        this.summary = summary;
        this.names = new LocalNames(summary);
        this.expressions = new Expressions(summary, names);
    }

    public static String of(Summary summary) {
        if (summary == null) {
            return "not followed";
        }
        if (summary.tooComplex()) {
            return "has too many ways through it to be followed";
        }
        if (summary.hasInnerLoop()) {
            return "holds another loop";
        }
        return summary.rounds().isEmpty() ? "never comes to its end" : new RoundSentence(summary).sentence();
    }

    private String sentence() {
        Set<String> transfers = new LinkedHashSet<>();
        for (Path round : summary.rounds()) {
            transfers.add(transfers(round));
        }
        Set<String> parts = new LinkedHashSet<>();
        parts.add(String.join(", or ", transfers));
        for (Path round : summary.rounds()) {
            for (Effect effect : round.effects()) {
                arrays(effect, parts);
            }
        }
        for (Map.Entry<Integer, Long> step : summary.steps().entrySet()) {
            parts.add(names.of(step.getKey()) + " moves by " + step.getValue());
        }
        return String.join("; ", parts);
    }

    private String transfers(Path round) {
        Set<String> streams = new LinkedHashSet<>();
        StringBuilder all = new StringBuilder();
        for (Effect effect : round.effects()) {
            if (effect.transfer() != null) {
                all.append(all.length() == 0 ? (effect.transfer().reads() ? "reads " : "writes ") : ", ");
                all.append(effect.transfer().wire().words());
                streams.add((effect.transfer().reads() ? " from " : " to ") + expressions.of(effect.operand(0)));
            }
        }
        return all.length() == 0 ? "carries nothing" : all + String.join(" and", streams);
    }

    private void arrays(Effect effect, Set<String> parts) {
        if (effect.kind() == Effect.Kind.ARRAY_STORE || effect.kind() == Effect.Kind.ARRAY_LOAD) {
            List<Value> operands = effect.operands();
            boolean primitive =
                    effect.kind() == Effect.Kind.ARRAY_STORE || effect.result().type() != 'A';
            if (primitive) {
                parts.add((effect.kind() == Effect.Kind.ARRAY_STORE ? "stores to " : "loads from ")
                        + expressions.of(operands.get(0))
                        + moving(operands.get(1)));
            }
        }
    }

    private String moving(Value index) {
        Long step = summary.stepOf(index);
        if (step == null) {
            return " at an index that is not counted";
        }
        return step == 0 ? ", always at the same index" : " at an index that moves by " + step;
    }
}
