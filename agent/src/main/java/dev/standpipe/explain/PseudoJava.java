package dev.standpipe.explain;

import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * A loop as its author may have written it, made from what is known of one time round: each value is told by what the
 * locals held at the start of the round.
 */
public final class PseudoJava {
    private static final int DEEPEST = 6;

    private final CodeLines text = new CodeLines();
    private final Updates updates;
    private final Expressions expressions;
    private final Reads reads;
    private final List<Path> ways = new ArrayList<>();

    private PseudoJava(Summary summary) {
        LocalNames names = new LocalNames(summary);
        expressions = new Expressions(summary, names);
        updates = new Updates(summary, names, expressions);
        reads = new Reads(names, expressions, updates, text);
        ways.addAll(summary.rounds());
        ways.addAll(summary.exits());
    }

    /** Its lines, or none where the loop could not be followed. */
    public static List<String> of(Summary summary) {
        if (summary.rounds().isEmpty()) {
            return Collections.emptyList();
        }
        PseudoJava loop = new PseudoJava(summary);
        loop.write();
        return loop.text.lines();
    }

    private void write() {
        List<String> conditions = new ArrayList<>();
        List<Path> staying = ways;
        int asked = 0;
        for (List<Path> rest = stayingAfter(staying, asked); rest != null; rest = stayingAfter(staying, asked)) {
            Decision decision = rest.get(0).decisions().get(asked);
            conditions.add(expressions.condition(decision.condition(), decision.jumped()));
            staying = rest;
            asked++;
        }
        String condition = String.join(" && ", conditions);
        String steps = updates.steps();
        if (!steps.isEmpty()) {
            text.add(0, "for (;" + (condition.isEmpty() ? "" : " " + condition) + "; " + steps + ") {");
        } else {
            text.add(0, "while (" + (condition.isEmpty() ? "true" : condition) + ") {");
        }
        int effects = asked == 0 ? 0 : staying.get(0).decisions().get(asked - 1).effectsBefore();
        follow(staying, effects, asked, 1);
        text.add(0, "}");
    }

    /**
     * The ways that go on where the others leave and have done nothing, or null if that is not what the next decision
     * is about.
     */
    private List<Path> stayingAfter(List<Path> paths, int k) {
        Decision decision = common(paths, k);
        if (decision == null) {
            return null;
        }
        for (Effect effect : paths.get(0).effects().subList(0, decision.effectsBefore())) {
            if (isVisible(effect)) {
                return null;
            }
        }
        for (boolean jumped : new boolean[] {true, false}) {
            List<Path> leaving = parting(paths, k, jumped);
            List<Path> staying = parting(paths, k, !jumped);
            if (leaving.size() == 1 && !staying.isEmpty() && justLeaves(leaving.get(0), k)) {
                return staying;
            }
        }
        return null;
    }

    private boolean justLeaves(Path path, int k) {
        for (Effect effect : path.effects()) {
            if (isVisible(effect)) {
                return false;
            }
        }
        return path.leaves()
                && path.lastEdge() != null
                && path.decisions().size() == k + 1
                && updates.of(path).isEmpty();
    }

    /** The next decision of all of them, or null. */
    private static Decision common(List<Path> paths, int k) {
        Decision first = null;
        for (Path path : paths) {
            if (path.decisions().size() <= k) {
                return null;
            }
            Decision decision = path.decisions().get(k);
            first = first == null ? decision : first;
            if (decision.by() != first.by() || decision.effectsBefore() != first.effectsBefore()) {
                return null;
            }
        }
        return first;
    }

    private static List<Path> parting(List<Path> paths, int k, boolean jumped) {
        List<Path> parting = new ArrayList<>();
        for (Path path : paths) {
            if (path.decisions().get(k).jumped() == jumped) {
                parting.add(path);
            }
        }
        return parting;
    }

    private void follow(List<Path> paths, int from, int k, int depth) {
        Path path = paths.get(0);
        if (paths.size() == 1 && path.decisions().size() == k) {
            effects(paths, from, path.effects().size(), depth);
            updates.write(path, reads, text, depth);
            reads.flush(paths, depth);
            if (path.leaves()) {
                text.add(depth, "break;");
            }
            return;
        }
        Decision decision = common(paths, k);
        if (decision == null || depth > DEEPEST) {
            text.add(depth, "// from here on there are " + paths.size() + " ways");
            return;
        }
        effects(paths, from, decision.effectsBefore(), depth);
        reads.settle(paths, Collections.singletonList(decision.condition()), depth);
        List<Path> jumping = parting(paths, k, true);
        List<Path> falling = parting(paths, k, false);
        if (jumping.isEmpty() || falling.isEmpty()) {
            follow(paths, decision.effectsBefore(), k + 1, depth);
            return;
        }
        // compilers jump over what stands in the braces
        boolean jumpsIn = leave(jumping);
        List<Path> inside = jumpsIn ? jumping : falling;
        List<Path> after = jumpsIn ? falling : jumping;
        text.add(depth, "if (" + expressions.condition(decision.condition(), jumpsIn) + ") {");
        follow(inside, decision.effectsBefore(), k + 1, depth + 1);
        if (leave(inside)) {
            text.add(depth, "}");
            follow(after, decision.effectsBefore(), k + 1, depth);
        } else {
            text.otherwise(depth);
            follow(after, decision.effectsBefore(), k + 1, depth + 1);
            text.end(depth);
        }
    }

    private static boolean leave(List<Path> paths) {
        for (Path path : paths) {
            if (!path.leaves()) {
                return false;
            }
        }
        return true;
    }

    private void effects(List<Path> paths, int from, int to, int depth) {
        for (Effect effect : paths.get(0).effects().subList(from, to)) {
            boolean casts = effect.by().getOpcode() == Opcodes.CHECKCAST && effect.kind() == Effect.Kind.OTHER;
            if (effect.isCall() || casts) {
                call(paths, effect, casts, depth);
                continue;
            }
            if (!isVisible(effect)) {
                continue;
            }
            if (effect.kind() == Effect.Kind.TRANSFER && effect.transfer().reads()) {
                reads.add(effect);
                continue;
            }
            boolean known = effect.kind() != Effect.Kind.OTHER;
            reads.settle(paths, known ? effect.operands() : Collections.<Value>emptyList(), depth);
            text.add(depth, Statements.of(effect, expressions));
        }
    }

    /** Where its value is used, if it is used once; else by itself. */
    private void call(List<Path> paths, Effect call, boolean casts, int depth) {
        int made = expressions.calls().made(call);
        int uses = reads.uses(paths, made);
        if (uses == 1 || uses == 0 && casts) {
            return;
        }
        reads.settle(paths, expressions.calls().written(made), depth);
        if (uses == 0) {
            text.add(depth, Statements.of(call, expressions));
        } else {
            reads.declare(paths, made, depth);
        }
    }

    private static boolean isVisible(Effect effect) {
        switch (effect.kind()) {
            case TRANSFER:
            case ARRAY_STORE:
            case FIELD_STORE:
            case INNER_LOOP:
                return true;
            case CALL:
            case QUIET_CALL:
            case OWN_CALL:
            case OTHER:
                return Statements.of(effect, null) != null;
            default:
                return false;
        }
    }
}
