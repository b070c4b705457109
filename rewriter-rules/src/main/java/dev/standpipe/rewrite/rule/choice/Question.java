package dev.standpipe.rewrite.rule.choice;

import dev.standpipe.rewrite.rule.proof.Loads;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.SwitchKeys;
import dev.standpipe.rewrite.summary.Value;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** What is asked before a loop begins, to which every round would give the same answer. */
public final class Question {
    /** Of a switch, each of which is compared by itself. */
    private static final int MOST_KEYS = 8;

    /** What is made of constants has its answer. */
    private static final Predicate<Value> IS_OPEN = new Predicate<Value>() {
        @Override
        public boolean test(Value part) {
            return part.kind() == Value.Kind.LOCAL || part.kind() == Value.Kind.FIELD;
        }
    };

    private static final Predicate<Value> READS_MEMORY = new Predicate<Value>() {
        @Override
        public boolean test(Value part) {
            return part.kind() == Value.Kind.FIELD || part.kind() == Value.Kind.LENGTH;
        }
    };

    private final Value asked;
    private final Value otherwise;
    private final SwitchKeys keys;
    private final List<Value> guards;

    private Question(Decision decision, List<Value> guards) {
        this.keys = decision.keys();
        this.asked = keys == null ? decision.holding(true) : decision.condition();
        this.otherwise = keys == null ? decision.holding(false) : null;
        this.guards = Collections.unmodifiableList(guards);
    }

    /** Null if the answer could be another in a later round, or could not be had without an exception. */
    static Question of(Summary summary, Decision decision) {
        Value condition = decision.condition();
        boolean tests = condition.kind() == Value.Kind.TEST;
        Loads loads = new Loads(summary);
        boolean askable =
                tests || decision.keys() != null && decision.keys().keys().size() <= MOST_KEYS;
        askable = askable && condition.contains(IS_OPEN);
        for (Value number : tests ? condition.operands() : Arrays.asList(condition)) {
            askable = askable
                    && Pushable.at(number)
                    && summary.invariant(number)
                    && isQuiet(number, loads, decision.position());
        }
        return askable ? new Question(decision, loads.guards()) : null;
    }

    /** What it is made of is guarded against null, inner before outer. */
    private static boolean isQuiet(Value value, Loads loads, int position) {
        boolean quiet = value.kind() != Value.Kind.ELEMENT && value.kind() != Value.Kind.CAST;
        for (Value operand : value.operands()) {
            quiet = quiet && isQuiet(operand, loads, position);
            if (quiet && operand.type() == 'A') {
                quiet = value.kind() != Value.Kind.CALL && loads.guard(operand, position) == null;
            }
        }
        return quiet;
    }

    /** What holds if the answer is not the one that is wanted; null for a switch. */
    public Value otherwise() {
        return otherwise;
    }

    /** The number that a switch looks at; null if this is none. */
    public Value number() {
        return keys == null ? null : asked;
    }

    /** What the number of a switch must be, or must not be. */
    public SwitchKeys keys() {
        return keys;
    }

    /** What must not be null for that to be asked, inner before outer. */
    public List<Value> guards() {
        return guards;
    }

    /** Whether somebody else could change what is looked at. */
    public boolean readsMemory() {
        return asked.contains(READS_MEMORY);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Question
                && asked.equals(((Question) other).asked)
                && Objects.equals(keys, ((Question) other).keys);
    }

    @Override
    public int hashCode() {
        return asked.hashCode();
    }

    @Override
    public String toString() {
        return keys == null ? asked.toString() : asked + " is " + keys;
    }
}
