package dev.standpipe.runtime.proof;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** A whole number: a constant and multiples of what was there before. */
public final class Linear extends Value {
    private static final Symbol[] NONE = {};
    private static final long[] NEVER = {};
    private static final long[] ONCE = {1};

    final long constant;

    /** Each once; how often it is taken is never 0. */
    private final Symbol[] symbols;

    private final long[] factors;

    /** How many bits it has if it was computed, and so may have overflowed; or 0. */
    final int mayOverflow;

    private Linear(long constant, Symbol[] symbols, long[] factors, int mayOverflow) {
        this.constant = constant;
        this.symbols = symbols;
        this.factors = factors;
        this.mayOverflow = mayOverflow;
    }

    static Linear of(long constant) {
        return new Linear(constant, NONE, NEVER, 0);
    }

    static Linear of(Symbol symbol) {
        return new Linear(0, new Symbol[] {symbol}, ONCE, 0);
    }

    public long constant() {
        return constant;
    }

    /** What is multiplied by how much. */
    public Map<Symbol, Long> terms() {
        Map<Symbol, Long> terms = new LinkedHashMap<>();
        for (int k = 0; k < symbols.length; k++) {
            terms.put(symbols[k], factors[k]);
        }
        return terms;
    }

    boolean isConstant() {
        return symbols.length == 0;
    }

    boolean has(Symbol symbol) {
        return place(symbol, symbols, symbols.length) < symbols.length;
    }

    /** Whether it consists of more than lengths of arrays. */
    boolean hasFields() {
        for (Symbol symbol : symbols) {
            if (symbol.field != null) {
                return true;
            }
        }
        return false;
    }

    /** By the types of what it consists of. */
    boolean isNeverNegative() {
        long least = constant;
        for (int k = 0; k < symbols.length; k++) {
            long bound = symbols[k].bound(factors[k] > 0);
            if (!isWithin(1L << 32, bound) || !isWithin(64, factors[k]) || !isWithin(1L << 48, least)) {
                return false;
            }
            least += factors[k] * bound;
        }
        return least >= 0;
    }

    /** No {@code Math.abs}: of the least long it is less than 0. */
    static boolean isWithin(long limit, long number) {
        return number <= limit && number >= -limit;
    }

    /** Whether it is what is in a field that holds no more than so many bits. */
    boolean isAField(int bits, boolean signed) {
        if (symbols.length != 1 || constant != 0 || factors[0] != 1) {
            return false;
        }
        long most = 1L << (signed ? bits - 1 : bits);
        return symbols[0].bound(true) >= (signed ? -most : 0) && symbols[0].bound(false) < most;
    }

    /** Adds {@code times} as much of the other. */
    Linear plus(Linear other, long times, boolean isInt) {
        return plus(other, times, isInt ? Integer.SIZE : Long.SIZE);
    }

    /** What is not calculated by the program, but of its numbers. */
    Linear minus(Linear other) {
        return plus(other, -1, 0);
    }

    Linear minus(long other) {
        return minus(of(other));
    }

    private Linear plus(Linear other, long times, int mayOverflow) {
        if (other.isConstant()) {
            return plus(other.constant, times, symbols, factors, mayOverflow);
        }
        Symbol[] all = new Symbol[symbols.length + other.symbols.length];
        long[] sums = new long[all.length];
        int count = symbols.length;
        System.arraycopy(symbols, 0, all, 0, count);
        System.arraycopy(factors, 0, sums, 0, count);
        for (int k = 0; k < other.symbols.length; k++) {
            int at = place(other.symbols[k], all, count);
            all[at] = other.symbols[k];
            sums[at] += times * other.factors[k];
            count = Math.max(count, at + 1);
        }
        int left = 0;
        for (int k = 0; k < count; k++) {
            all[left] = all[k];
            sums[left] = sums[k];
            left += sums[k] == 0 ? 0 : 1;
        }
        Symbol[] terms = left == all.length ? all : Arrays.copyOf(all, left);
        return plus(other.constant, times, terms, sums, mayOverflow);
    }

    /** With these terms. */
    private Linear plus(long other, long times, Symbol[] symbols, long[] factors, int mayOverflow) {
        if (symbols.length == 0) {
            long all = constant + times * other;
            return of(mayOverflow == Integer.SIZE ? (int) all : all);
        }
        long all = Math.addExact(constant, Math.multiplyExact(times, other));
        return new Linear(all, symbols, factors, mayOverflow);
    }

    /** Among the first so many; after them where it is none of them. */
    private static int place(Symbol symbol, Symbol[] symbols, int count) {
        int at = 0;
        while (at < count && !symbols[at].equals(symbol)) {
            at++;
        }
        return at;
    }

    /** Of what is known to be within its type. */
    Linear within() {
        return mayOverflow == 0 ? this : new Linear(constant, symbols, factors, 0);
    }

    /** All but the constant. */
    Linear variable() {
        return constant == 0 ? this : new Linear(0, symbols, factors, 0);
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof Linear && ((Linear) other).constant == constant && hasTermsOf((Linear) other);
    }

    private boolean hasTermsOf(Linear other) {
        boolean alike = other.symbols.length == symbols.length;
        for (int k = 0; alike && k < symbols.length; k++) {
            int at = place(symbols[k], other.symbols, symbols.length);
            alike = at < symbols.length && other.factors[at] == factors[k];
        }
        return alike;
    }

    @Override
    public int hashCode() {
        long hash = constant;
        for (int k = 0; k < symbols.length; k++) {
            hash += factors[k] * symbols[k].hashCode();
        }
        return Long.hashCode(hash);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < symbols.length; k++) {
            long factor = factors[k];
            text.append(factor < 0 ? text.length() == 0 ? "-" : " - " : text.length() == 0 ? "" : " + ");
            text.append(Math.abs(factor) == 1 ? "" : Math.abs(factor) + " * ").append(symbols[k]);
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
