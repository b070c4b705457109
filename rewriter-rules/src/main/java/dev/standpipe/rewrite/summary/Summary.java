package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.call.ListCalls;
import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.loop.Liveness;
import dev.standpipe.rewrite.loop.Loop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What one time round an innermost loop does, along every way through it. Rules look at this and at nothing else. */
public final class Summary {
    /** A sum is made anew for each part of an expression. */
    private static final int AFFINE_STEPS = 16;

    private final Method method;
    private final Loop loop;
    private final List<Path> followed;
    private final List<Decision> decided;
    private final List<Path> rounds = new ArrayList<>();
    private final List<Path> exits = new ArrayList<>();
    private final Map<Integer, Followed> calls;
    private final boolean tooComplex;
    private final boolean innerLoop;
    private final Map<Integer, Long> steps = new TreeMap<>();
    private final TreeSet<Integer> unsteady = new TreeSet<>();
    private final Map<Integer, Character> types = new TreeMap<>();
    private final List<Effect> effects = new ArrayList<>();
    private final Stores stores = new Stores();

    private Summary(Method method, Loop loop, Paths paths) {
        this.method = method;
        this.loop = loop;
        this.calls = paths.calls();
        this.tooComplex = paths.obstacle() == Paths.Obstacle.TOO_MANY;
        this.innerLoop = paths.obstacle() == Paths.Obstacle.INNER_LOOP;
        this.followed = paths.obstacle() == null ? paths.all() : Collections.<Path>emptyList();
        this.decided = Collections.emptyList();
        sumUp();
    }

    private Summary(Summary whole, List<Path> followed, List<Decision> decided) {
        this.method = whole.method;
        this.loop = whole.loop;
        this.calls = whole.calls;
        this.tooComplex = whole.tooComplex;
        this.innerLoop = whole.innerLoop;
        this.followed = followed;
        this.decided = decided;
        sumUp();
    }

    private void sumUp() {
        for (Path path : Merge.all(followed, flow().work())) {
            (path.leaves() ? exits : rounds).add(path);
        }
        findSteps();
        findStores();
    }

    /** What the loop does as long as this is decided so in every round. */
    public Summary where(Decision decision) {
        List<Decision> all = new ArrayList<>(decided);
        all.add(decision);
        return new Summary(this, Decided.of(followed, decision, flow().work()), Collections.unmodifiableList(all));
    }

    /** What is decided the same way in every round, as far as this is about no other. */
    public List<Decision> decided() {
        return decided;
    }

    /** All ways that come round to the head, each by itself. */
    public List<Path> ways() {
        return Decided.rounds(followed);
    }

    /** Whether a round may go this way, if what is decided holds. */
    public boolean goes(Edge edge) {
        return decided.isEmpty() || Decided.go(followed, edge);
    }

    public static Summary of(Method method, Loop loop) {
        return new Summary(method, loop, new Paths(method, loop));
    }

    /** Of a loop around {@code inner}, by the parts of its rounds that lie beside that. */
    static Summary around(Summary inner, Paths before, Paths behind) {
        Summary summary = new Summary(inner.method, inner.loop.parent(), before);
        summary.rounds.addAll(behind.all());
        summary.findSteps();
        summary.unsteady.addAll(inner.steps.keySet());
        summary.unsteady.addAll(inner.unsteady);
        summary.steps.keySet().removeAll(summary.unsteady);
        summary.effects.clear();
        summary.findStores();
        summary.stores.addAll(inner.stores);
        return summary;
    }

    private void findSteps() {
        for (Path round : rounds) {
            unsteady.addAll(round.locals().keySet());
        }
        for (int slot : new ArrayList<>(unsteady)) {
            Long step = null;
            boolean steady = true;
            for (Path round : rounds) {
                Value end = round.locals().get(slot);
                Long moved = end == null ? Long.valueOf(0) : step(slot, end);
                steady &= moved != null && (step == null || step.equals(moved));
                step = moved;
                if (end != null) {
                    types.put(slot, end.type());
                }
            }
            if (steady) {
                unsteady.remove(slot);
                if (step != 0) {
                    steps.put(slot, step);
                }
            }
        }
    }

    private void findStores() {
        for (List<Path> paths : Arrays.asList(rounds, exits)) {
            for (Path path : paths) {
                effects.addAll(path.effects());
            }
        }
        for (Effect effect : effects) {
            stores.add(effect);
        }
    }

    private Long step(int slot, Value end) {
        if (end.isLocal(slot)) {
            return 0L;
        }
        if (end.type() != 'I' && end.type() != 'J') {
            return null;
        }
        flow().work().spend(AFFINE_STEPS * (long) end.size());
        Affine affine = Affine.of(end);
        return affine.isLocalPlusConstant(slot) ? affine.constant() : null;
    }

    public Method method() {
        return method;
    }

    public ControlFlow flow() {
        return method.flow();
    }

    public Liveness liveness() {
        return method.liveness();
    }

    public Loop loop() {
        return loop;
    }

    /** The calls that were followed, by the ids of their instructions; see {@link Followed#id}. */
    public Map<Integer, Followed> calls() {
        return Collections.unmodifiableMap(calls);
    }

    /** Whether the instruction calls a method that makes a transfer: a copy of the loop has its code instead. */
    public boolean inlines(AbstractInsnNode insn) {
        return insn instanceof MethodInsnNode
                && method.facts().transfer((MethodInsnNode) insn) == null
                && method.facts().hidesTransfer((MethodInsnNode) insn);
    }

    /** The blocks that all rounds go through of a method that is followed; null if there are several ways. */
    public List<Block> way(Callee callee) {
        return callee.isStraight() || !decided.isEmpty() ? Decided.way(callee.flow(), followed) : null;
    }

    /** The loop has too many ways through it to be followed. */
    public boolean tooComplex() {
        return tooComplex;
    }

    /** Another loop is in it that more must be known of than that it is quiet. */
    public boolean hasInnerLoop() {
        return innerLoop;
    }

    /** The paths that come round to the head. */
    public List<Path> rounds() {
        return Collections.unmodifiableList(rounds);
    }

    /** The paths that leave. */
    public List<Path> exits() {
        return Collections.unmodifiableList(exits);
    }

    /** The locals that move by a constant each time round, with it. */
    public Map<Integer, Long> steps() {
        return Collections.unmodifiableMap(steps);
    }

    /** The locals that change in any other way. */
    public TreeSet<Integer> unsteady() {
        return unsteady;
    }

    public char typeOf(int slot) {
        return types.get(slot);
    }

    /**
     * How far the value moves each time round, or null if it does not move by a constant. Does not look at memory: see
     * {@link #invariant}.
     */
    public Long stepOf(Value number) {
        flow().work().spend(AFFINE_STEPS * (long) number.size());
        Affine affine = Affine.of(number);
        long step = 0;
        for (Map.Entry<Value, Long> term : affine.terms().entrySet()) {
            Value value = term.getKey();
            Value moving = value.kind() == Value.Kind.OPERATION ? Affine.underConversion(value) : value;
            if (moving.kind() == Value.Kind.LOCAL && steps.containsKey(moving.which())) {
                step += term.getValue() * steps.get(moving.which());
            } else if (!invariant(value)) {
                return null;
            }
        }
        return affine.wrapped(step);
    }

    /**
     * Whether the value is the same each time round, as long as nobody else writes to the fields and arrays that it is
     * made of.
     */
    public boolean invariant(Value value) {
        flow().work().spend(value.size() * (1L + stores.size()));
        return !value.contains(new Predicate<Value>() {
            @Override
            public boolean test(Value part) {
                return varies(part);
            }
        });
    }

    private boolean varies(Value value) {
        switch (value.kind()) {
            case LOCAL:
                return steps.containsKey(value.which()) || unsteady.contains(value.which());
            case READ:
            case OPAQUE:
                return true;
            case FIELD:
                return stores.mayBeIn(value.field(), method.facts());
            case CALL:
                return stores.mayResizeLists() && ListCalls.isSize(value.method());
            case ELEMENT:
                return stores.mayBeInArrays(value.load());
            default:
                return false;
        }
    }

    /** What is done on any of the paths. */
    public List<Effect> effects() {
        return Collections.unmodifiableList(effects);
    }
}
