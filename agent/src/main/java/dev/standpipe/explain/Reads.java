package dev.standpipe.explain;

import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The reads of a round: each stands where its value is used, if it is used once and in its turn, and else in a
 * statement of its own.
 */
final class Reads {
    private final LocalNames names;
    private final Expressions expressions;
    private final Updates updates;
    private final CodeLines text;
    private final List<Effect> pending = new ArrayList<>();
    private int unnamed;

    Reads(LocalNames names, Expressions expressions, Updates updates, CodeLines text) {
        this.names = names;
        this.expressions = expressions;
        this.updates = updates;
        this.text = text;
    }

    void add(Effect read) {
        pending.add(read);
    }

    /** Before a statement that uses {@code values}, in this order. */
    void settle(List<Path> paths, List<Value> values, int depth) {
        List<Integer> used = new ArrayList<>();
        for (Value value : values) {
            collect(value, used);
        }
        List<Integer> waiting = new ArrayList<>();
        boolean once = true;
        for (Effect read : pending) {
            waiting.add(read.position());
            once &= uses(paths, read) == 1;
        }
        used.retainAll(waiting);
        if (once && used.equals(waiting)) {
            for (Effect read : pending) {
                expressions.read(read.position(), call(read), isTruth(read));
            }
            pending.clear();
        } else {
            flush(paths, depth);
        }
    }

    /** Each as a statement. */
    void flush(List<Path> paths, int depth) {
        for (Effect read : pending) {
            if (uses(paths, read) == 0) {
                text.add(depth, call(read) + ";");
            } else {
                String name = name(paths, read);
                text.add(depth, type(read.transfer().wire()) + " " + name + " = " + call(read) + ";");
                expressions.read(read.position(), name, isTruth(read));
            }
        }
        pending.clear();
    }

    private String call(Effect read) {
        return expressions.of(read.operand(0)) + "." + read.transfer().call().name + "()";
    }

    private static boolean isTruth(Effect read) {
        return read.transfer().wire() == WireType.BOOLEAN;
    }

    private static String type(WireType wire) {
        return wire.words().startsWith("unsigned") ? "int" : wire.words();
    }

    /** That of the local it is kept in, if that has one. */
    private String name(List<Path> paths, Effect read) {
        for (Path path : paths) {
            for (Map.Entry<Integer, Value> local : path.locals().entrySet()) {
                if (local.getValue().equals(read.result()) && names.isGiven(local.getKey())) {
                    return names.of(local.getKey());
                }
            }
        }
        return ++unnamed == 1 ? "read" : "read" + unnamed;
    }

    /** How often its result is written, on the way where that is most often. */
    int uses(List<Path> paths, Effect effect) {
        int most = 0;
        for (Path path : paths) {
            List<Integer> used = new ArrayList<>();
            for (Effect user : path.effects()) {
                boolean shown = user.kind() == Effect.Kind.TRANSFER
                        || user.kind() == Effect.Kind.ARRAY_STORE
                        || user.kind() == Effect.Kind.FIELD_STORE;
                if (shown) {
                    for (Value operand : user.operands()) {
                        collect(operand, used);
                    }
                }
            }
            for (Decision decision : path.decisions()) {
                collect(decision.condition(), used);
            }
            for (Value update : updates.of(path).values()) {
                collect(update, used);
            }
            most = Math.max(most, Collections.frequency(used, effect.position()));
        }
        return most;
    }

    /** In the order in which they are written. */
    private static void collect(Value value, List<Integer> into) {
        if (value.kind() == Value.Kind.READ || value.kind() == Value.Kind.OPAQUE) {
            into.add(value.which());
        }
        for (Value operand : value.operands()) {
            collect(operand, into);
        }
    }
}
