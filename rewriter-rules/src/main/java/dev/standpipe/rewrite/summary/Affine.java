package dev.standpipe.rewrite.summary;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/**
 * An int or a long as a sum: a constant and multiples of values that are no sums themselves. It wraps around as the
 * arithmetic does, and a long cut to an int is a sum of ints.
 */
public final class Affine {
    private final boolean wide;
    private final long constant;
    private final Map<Value, Long> terms;

    private Affine(boolean wide, long constant, Map<Value, Long> terms) {
        this.wide = wide;
        this.constant = wrap(wide, constant);
        this.terms = new LinkedHashMap<>();
        for (Map.Entry<Value, Long> term : terms.entrySet()) {
            long wrapped = wrap(wide, term.getValue());
            if (wrapped != 0) {
                this.terms.put(term.getKey(), wrapped);
            }
        }
    }

    public static Affine of(Value value) {
        boolean wide = value.type() == 'J';
        if (value.kind() == Value.Kind.CONSTANT && value.constant() instanceof Number) {
            return new Affine(wide, ((Number) value.constant()).longValue(), Collections.emptyMap());
        }
        if (value.kind() == Value.Kind.OPERATION) {
            switch (value.which()) {
                case Opcodes.IADD:
                case Opcodes.LADD:
                    return of(value.operand(0)).plus(of(value.operand(1)), 1);
                case Opcodes.ISUB:
                case Opcodes.LSUB:
                    return of(value.operand(0)).plus(of(value.operand(1)), -1);
                case Opcodes.INEG:
                case Opcodes.LNEG:
                    return of(value.operand(0)).times(-1);
                case Opcodes.IMUL:
                case Opcodes.LMUL:
                    return product(value, of(value.operand(0)), of(value.operand(1)));
                case Opcodes.ISHL:
                case Opcodes.LSHL:
                    Affine shift = of(value.operand(1));
                    return shift.isConstant()
                            ? of(value.operand(0)).times(1L << (shift.constant & (wide ? 63 : 31)))
                            : term(value);
                case Opcodes.L2I:
                    return of(value.operand(0)).cut();
                default:
                    break;
            }
        }
        return term(value);
    }

    /** The long or int that a conversion is of. */
    static Value underConversion(Value term) {
        return term.isOperation(Opcodes.L2I) ? term.operand(0) : term;
    }

    private static Affine term(Value value) {
        return new Affine(value.type() == 'J', 0, Collections.singletonMap(value, 1L));
    }

    private static Affine product(Value value, Affine left, Affine right) {
        if (right.isConstant()) {
            return left.times(right.constant);
        }
        return left.isConstant() ? right.times(left.constant) : term(value);
    }

    private Affine times(long factor) {
        Map<Value, Long> multiplied = new LinkedHashMap<>();
        for (Map.Entry<Value, Long> term : terms.entrySet()) {
            multiplied.put(term.getKey(), term.getValue() * factor);
        }
        return new Affine(wide, constant * factor, multiplied);
    }

    public Affine plus(Affine other, long factor) {
        Map<Value, Long> sum = new LinkedHashMap<>(terms);
        for (Map.Entry<Value, Long> term : other.terms.entrySet()) {
            add(sum, term.getKey(), term.getValue() * factor);
        }
        return new Affine(wide, constant + other.constant * factor, sum);
    }

    private static void add(Map<Value, Long> sum, Value value, long factor) {
        Long before = sum.get(value);
        sum.put(value, before == null ? factor : before + factor);
    }

    private Affine cut() {
        Map<Value, Long> cut = new LinkedHashMap<>();
        for (Map.Entry<Value, Long> term : terms.entrySet()) {
            add(cut, cut(term.getKey()), term.getValue());
        }
        return new Affine(false, constant, cut);
    }

    private static Value cut(Value wide) {
        return wide.isOperation(Opcodes.I2L) ? wide.operand(0) : Value.operation(Opcodes.L2I, 'I', wide);
    }

    private static long wrap(boolean wide, long number) {
        return wide ? number : (int) number;
    }

    long wrapped(long number) {
        return wrap(wide, number);
    }

    public boolean isConstant() {
        return terms.isEmpty();
    }

    boolean isLocalPlusConstant(int slot) {
        if (terms.size() != 1) {
            return false;
        }
        Map.Entry<Value, Long> only = terms.entrySet().iterator().next();
        return only.getKey().isLocal(slot) && only.getValue() == 1;
    }

    public long constant() {
        return constant;
    }

    public Map<Value, Long> terms() {
        return Collections.unmodifiableMap(terms);
    }
}
