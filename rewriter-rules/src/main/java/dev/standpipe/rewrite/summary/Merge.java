package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes one path of two that differ only in the values that a condition chose between, as {@code x != 0 ? 1 : 0} does.
 */
final class Merge {
    private Merge() {}

    static List<Path> all(List<Path> paths, Work work) {
        List<Path> merged = new ArrayList<>(paths);
        boolean again = true;
        while (again) {
            again = false;
            for (int p = 0; p < merged.size() && !again; p++) {
                for (int q = p + 1; q < merged.size() && !again; q++) {
                    work.spend(1 + merged.get(p).decisions().size());
                    Path one = two(merged.get(p), merged.get(q));
                    if (one != null) {
                        work.spend(one.size());
                        merged.remove(q);
                        merged.set(p, one);
                        again = true;
                    }
                }
            }
        }
        return merged;
    }

    private static Path two(Path p, Path q) {
        if (p.leaves() != q.leaves()
                || p.lastEdge() != q.lastEdge()
                || p.effects().size() != q.effects().size()
                || p.decisions().size() != q.decisions().size()) {
            return null;
        }
        Decision parting = null;
        Decision other = null;
        for (int k = 0; k < p.decisions().size(); k++) {
            Decision d = p.decisions().get(k);
            Decision e = q.decisions().get(k);
            if (d.by() != e.by() || d.position() != e.position() || d.effectsBefore() != e.effectsBefore()) {
                return null;
            }
            if (d.way() != e.way()) {
                if (parting != null) {
                    return null;
                }
                parting = d;
                other = e;
            }
        }
        if (parting == null
                || parting.condition().kind() != Value.Kind.TEST
                || !parting.condition().equals(other.condition())) {
            return null;
        }
        Value test = parting.holding(true);
        List<Effect> effects = effects(p, q, test);
        if (effects == null) {
            return null;
        }
        List<Decision> decisions = new ArrayList<>();
        for (int k = 0; k < p.decisions().size(); k++) {
            Decision d = p.decisions().get(k);
            if (d != parting) {
                Value condition = d.condition();
                Value elsewhere = q.decisions().get(k).condition();
                decisions.add(d.with(either(test, condition, elsewhere), d.effectsBefore()));
            }
        }
        return new Path(p.end(), effects, decisions, locals(p.locals(), q.locals(), test));
    }

    private static List<Effect> effects(Path p, Path q, Value test) {
        List<Effect> effects = new ArrayList<>();
        for (int k = 0; k < p.effects().size(); k++) {
            Effect a = p.effects().get(k);
            Effect b = q.effects().get(k);
            // what one way loads is not what both load
            if (a.by() != b.by() || a.position() != b.position() || !Objects.equals(a.result(), b.result())) {
                return null;
            }
            List<Value> operands = new ArrayList<>();
            for (int o = 0; o < a.operands().size(); o++) {
                operands.add(either(test, a.operand(o), b.operand(o)));
            }
            effects.add(a.with(operands, locals(a.locals(), b.locals(), test)));
        }
        return effects;
    }

    private static Map<Integer, Value> locals(Map<Integer, Value> p, Map<Integer, Value> q, Value test) {
        TreeSet<Integer> slots = new TreeSet<>(p.keySet());
        slots.addAll(q.keySet());
        Map<Integer, Value> locals = new TreeMap<>();
        for (int slot : slots) {
            Value a = p.get(slot);
            Value b = q.get(slot);
            Value known = a == null ? b : a;
            a = a == null ? Value.local(slot, known.type()) : a;
            b = b == null ? Value.local(slot, known.type()) : b;
            locals.put(slot, either(test, a, b));
        }
        return locals;
    }

    private static Value either(Value test, Value yes, Value no) {
        return yes.equals(no) ? yes : Value.choice(test, yes, no);
    }
}
