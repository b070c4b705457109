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
    private int made;

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
        collect(values, used);
        List<Integer> waiting = new ArrayList<>();
        boolean once = true;
        for (Effect read : pending) {
            waiting.add(read.position());
            once &= uses(paths, read.position()) == 1;
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
            if (uses(paths, read.position()) == 0) {
                text.add(depth, call(read) + ";");
            } else {
                String name = name(paths, read.position());
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
    private String name(List<Path> paths, int position) {
        for (Path path : paths) {
            for (Map.Entry<Integer, Value> local : path.locals().entrySet()) {
                Value value = local.getValue();
                boolean made = value.kind() == Value.Kind.READ || value.kind() == Value.Kind.OPAQUE;
                if (made && value.which() == position && names.isGiven(local.getKey())) {
                    return names.of(local.getKey());
                }
            }
        }
        boolean read = transfers(paths, position);
        int number = read ? ++unnamed : ++made;
        return (read ? "read" : "value") + (number == 1 ? "" : number);
    }

    private static boolean transfers(List<Path> paths, int position) {
        for (Effect effect : paths.get(0).effects()) {
            if (effect.position() == position) {
                return effect.kind() == Effect.Kind.TRANSFER;
            }
        }
        return false;
    }

    /** A statement that gives the value of a call a name, because it is used more than once. */
    void declare(List<Path> paths, int made, int depth) {
        String type = expressions.calls().type(made);
        String call = expressions.made(made);
        String name = name(paths, made);
        text.add(depth, type + " " + name + " = " + call + ";");
        expressions.read(made, name, false);
    }

    /** How often what is made at this position is written, on the way where that is most often. */
    int uses(List<Path> paths, int position) {
        int most = 0;
        for (Path path : paths) {
            most = Math.max(most, Collections.frequency(written(path), position));
        }
        return most;
    }

    /** From the end, so that of each call it is known whether a later one is written around it. */
    private List<Integer> written(Path path) {
        List<Integer> used = new ArrayList<>();
        for (Decision decision : path.decisions()) {
            collect(decision.condition(), used);
        }
        for (Value update : updates.of(path).values()) {
            collect(update, used);
        }
        List<Effect> effects = path.effects();
        for (int k = effects.size() - 1; k >= 0; k--) {
            Effect effect = effects.get(k);
            switch (effect.kind()) {
                case TRANSFER:
                case ARRAY_STORE:
                case FIELD_STORE:
                    collect(effect.operands(), used);
                    break;
                case CALL:
                case QUIET_CALL:
                case OWN_CALL:
                    int made = expressions.calls().made(effect);
                    if (!used.contains(made)) {
                        collect(expressions.calls().written(made), used);
                    }
                    break;
                default:
                    break;
            }
        }
        return used;
    }

    private void collect(List<Value> values, List<Integer> into) {
        for (Value value : values) {
            collect(value, into);
        }
    }

    /** In the order in which they are written. */
    private void collect(Value value, List<Integer> into) {
        if (value.kind() == Value.Kind.READ) {
            into.add(value.which());
        } else if (value.kind() == Value.Kind.OPAQUE) {
            boolean first = !into.contains(value.which());
            into.add(value.which());
            if (first) {
                collect(expressions.calls().written(value.which()), into);
            }
        }
        collect(value.operands(), into);
    }
}
