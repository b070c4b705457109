package dev.standpipe.runtime.proof;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A whole number: a constant and multiples of what was there before. */
public final class Linear extends Value {
    final long constant;
    private final Map<Symbol, Long> terms;

    /** How many bits it has if it was computed, and so may have overflowed; or 0. */
    final int mayOverflow;

    private Linear(long constant, Map<Symbol, Long> terms, int mayOverflow) {
        this.constant = constant;
        this.terms = terms;
        this.mayOverflow = mayOverflow;
    }

    static Linear of(long constant) {
        return new Linear(constant, Collections.emptyMap(), 0);
    }

    static Linear of(Symbol symbol) {
        return new Linear(0, Collections.singletonMap(symbol, 1L), 0);
    }

    public long constant() {
        return constant;
    }

    public Map<Symbol, Long> terms() {
        return terms;
    }

    boolean isConstant() {
        return terms.isEmpty();
    }

    /** By the types of what it consists of. */
    boolean isNeverNegative() {
        long least = constant;
        for (Map.Entry<Symbol, Long> term : terms.entrySet()) {
            long bound = term.getKey().bound(term.getValue() > 0);
            if (!isWithin(1L << 32, bound) || !isWithin(64, term.getValue()) || !isWithin(1L << 48, least)) {
                return false;
            }
            least += term.getValue() * bound;
        }
        return least >= 0;
    }

    /** No {@code Math.abs}: of the least long it is less than 0. */
    static boolean isWithin(long limit, long number) {
        return number <= limit && number >= -limit;
    }

    /** Whether it is what is in a field that holds no more than so many bits. */
    boolean isAField(int bits, boolean signed) {
        if (terms.size() != 1 || constant != 0 || terms.values().iterator().next() != 1) {
            return false;
        }
        Symbol field = terms.keySet().iterator().next();
        long most = 1L << (signed ? bits - 1 : bits);
        return field.bound(true) >= (signed ? -most : 0) && field.bound(false) < most;
    }

    /** Adds {@code times} as much of the other. */
    Linear plus(Linear other, long times, boolean isInt) {
        Map<Symbol, Long> sum = new LinkedHashMap<>(terms);
        for (Map.Entry<Symbol, Long> term : other.terms.entrySet()) {
            long factor = sum.getOrDefault(term.getKey(), 0L) + times * term.getValue();
            if (factor == 0) {
                sum.remove(term.getKey());
            } else {
                sum.put(term.getKey(), factor);
            }
        }
        if (sum.isEmpty()) {
            long all = constant + times * other.constant;
            return of(isInt ? (int) all : all);
        }
        long all = Math.addExact(constant, Math.multiplyExact(times, other.constant));
        return new Linear(all, sum, isInt ? Integer.SIZE : Long.SIZE);
    }

    /** What is not calculated by the program, but of its numbers. */
    Linear minus(Linear other) {
        return plus(other, -1, false).within();
    }

    Linear minus(long other) {
        return minus(of(other));
    }

    /** Of what is known to be within its type. */
    Linear within() {
        return new Linear(constant, terms, 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Linear && ((Linear) other).constant == constant && ((Linear) other).terms.equals(terms);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(constant) + terms.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Symbol, Long> term : terms.entrySet()) {
            long factor = term.getValue();
            text.append(factor < 0 ? text.length() == 0 ? "-" : " - " : text.length() == 0 ? "" : " + ");
            text.append(Math.abs(factor) == 1 ? "" : Math.abs(factor) + " * ").append(term.getKey());
        }
        if (text.length() == 0) {
            return "" + constant;
        }
        return constant == 0
                ? text.toString()
                : text.append(constant < 0 ? " - " : " + ")
                        .append(Math.abs(constant))
                        .toString();
    }
}
