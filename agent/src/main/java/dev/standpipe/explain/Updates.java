package dev.standpipe.explain;

import dev.standpipe.rewrite.loop.Liveness;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;

/** What a round leaves in the locals that are read afterwards. */
final class Updates {
    private final Summary summary;
    private final LocalNames names;
    private final Expressions expressions;
    private final BitSet liveAtHead;

    Updates(Summary summary, LocalNames names, Expressions expressions) {
        this.summary = summary;
        this.names = names;
        this.expressions = expressions;
        this.liveAtHead = summary.liveness().into(summary.loop().head());
    }

    /** Of the counters, as the head of a for has it. */
    String steps() {
        List<String> steps = new ArrayList<>();
        for (Map.Entry<Integer, Long> step : summary.steps().entrySet()) {
            if (liveAtHead.get(step.getKey())) {
                steps.add(step(names.of(step.getKey()), step.getValue()));
            }
        }
        return String.join(", ", steps);
    }

    private static String step(String name, long by) {
        if (by == 1 || by == -1) {
            return name + (by == 1 ? "++" : "--");
        }
        return name + (by > 0 ? " += " + by : " -= " + -by);
    }

    /** By slot, without those of {@link #steps}. */
    Map<Integer, Value> of(Path path) {
        Map<Integer, Value> updates = new TreeMap<>();
        if (path.leaves() && path.lastEdge() == null) {
            return updates;
        }
        Liveness liveness = summary.liveness();
        BitSet live = path.leaves() ? liveness.into(path.lastEdge().to()) : liveAtHead;
        path.locals().forEach((slot, value) -> {
            boolean counted = !path.leaves() && summary.steps().containsKey(slot);
            if (live.get(slot) && !counted && !value.isLocal(slot)) {
                updates.put(slot, value);
            }
        });
        return updates;
    }

    /** One that another still needs as it was comes after that one. */
    void write(Path path, Reads reads, CodeLines text, int depth) {
        Map<Integer, Value> waiting = of(path);
        while (!waiting.isEmpty()) {
            int next = next(waiting);
            Value value = waiting.remove(next);
            reads.settle(Collections.singletonList(path), Collections.singletonList(value), depth);
            String name = names.of(next);
            if (!expressions.of(value).equals(name)) {
                text.add(depth, assignment(next, name, value));
            }
        }
    }

    private static int next(Map<Integer, Value> waiting) {
        for (int slot : waiting.keySet()) {
            boolean needed = false;
            for (Map.Entry<Integer, Value> other : waiting.entrySet()) {
                needed |= other.getKey() != slot && other.getValue().contains(part -> part.isLocal(slot));
            }
            if (!needed) {
                return slot;
            }
        }
        return waiting.keySet().iterator().next();
    }

    private String assignment(int slot, String name, Value value) {
        boolean binary =
                value.kind() == Value.Kind.OPERATION && value.operands().size() == 2;
        if (binary && value.operand(0).isLocal(slot) && !Operators.isComparison(value.which())) {
            boolean counts = value.which() == Opcodes.IADD && value.operand(1).kind() == Value.Kind.CONSTANT;
            return counts
                    ? step(name, ((Number) value.operand(1).constant()).longValue()) + ";"
                    : name + " " + Operators.of(value.which()) + "= " + expressions.assigned(value.operand(1)) + ";";
        }
        return name + " = " + expressions.assigned(value) + ";";
    }
}
