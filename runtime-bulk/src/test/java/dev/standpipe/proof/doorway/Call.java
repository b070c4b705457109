package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.IOException;
import java.io.Standpipe;
import java.lang.reflect.Array;
import java.util.Arrays;

/** One call: its arguments, and what may come of it. */
final class Call {
    /** What gives staged bytes back instead of staging any. */
    private static final int RETURNED = -3;

    final Object[] arguments;
    private final Target target;
    private final Object array;
    private final Object before;
    private final boolean quiet;
    private final boolean isPrivate;

    /** Such as a loop makes, so that something is moved for others to meddle with. */
    private final boolean plausible;

    private boolean moved;
    private boolean faulted;
    private final Neighbours neighbours = new Neighbours();

    Call(Target target, Hostile hostile, Attacker attacker) {
        this.target = target;
        this.plausible = target.name.endsWith("Array") && hostile.once(2);
        Class<?>[] types = target.parameters;
        arguments = new Object[types.length];
        Object found = null;
        for (int k = 0; k < types.length; k++) {
            arguments[k] = argument(types[k], k, found, hostile, attacker);
            if (found == null && arguments[k] != null && Arrays8.isPrimitive(arguments[k])) {
                found = arguments[k];
            }
        }
        neighbours.close();
        array = found;
        isPrivate = found != null && !attacker.isShared(found);
        before = found != null && isPrivate && !target.name.startsWith("stage") ? Arrays8.copy(found) : null;
        quiet = target.name.matches(
                "readArray|writeArray|stage|stageSkipping|staging|holding|elements|areQuiet|apart|end|row|within"
                        + "|probe.*|settle");
    }

    private Object argument(Class<?> type, int k, Object array, Hostile hostile, Attacker attacker) {
        int last = arguments.length - 1;
        if (plausible && k == 0) {
            return attacker.own(target.name.equals("readArray"));
        }
        if (plausible && (k == 2 || k == 3) && array != null) {
            int length = Array.getLength(array);
            return k == 2 ? hostile.upTo(length / 2 + 1) : length / 2 + hostile.upTo(length / 2 + 2);
        }
        if (type == int.class) {
            boolean transfers = target.name.endsWith("Array");
            boolean site = k == last && (transfers || target.name.startsWith("stage"));
            boolean enough = target.name.startsWith("stag") && hostile.once(2);
            return site
                    ? hostile.site()
                    : transfers && k == last - 1
                            ? hostile.how(target.parameters[1])
                            : enough ? 1 + hostile.upTo(12) : notTooLarge(hostile.number(), hostile);
        }
        if (type == long.class) {
            return hostile.moved();
        }
        if (type == boolean.class) {
            return hostile.once(2);
        }
        if (type == float.class) {
            return (float) hostile.number();
        }
        if (type == double.class) {
            return (double) hostile.number();
        }
        if (type == boolean[].class || type.isArray() && type.getComponentType().isPrimitive()) {
            return attacker.array(type);
        }
        if (type == String.class) {
            return hostile.layout();
        }
        if (type == Object[].class) {
            return target.name.equals("row") ? rows(hostile) : callByValues(hostile, attacker);
        }
        if (type == Element.class) {
            return hostile.once(9) ? null : Element.values()[hostile.upTo(8)];
        }
        if (type == Object.class && target.name.matches("elements|ahead|pass") && !hostile.once(4)) {
            return hostile.iterator();
        }
        Object previous = k == 0 ? null : arguments[k - 1];
        if (type == Object.class && previous instanceof Element && !hostile.once(4)) {
            return hostile.array(((Element) previous).arrayType);
        }
        if (type == Object.class) {
            return k == 0 && !target.name.equals("settle") || hostile.once(9)
                    ? attacker.receiver()
                    : hostile.anyArray();
        }
        Object receiver = attacker.foreign();
        return type.isInstance(receiver) ? receiver : null;
    }

    /**
     * A request that fails for want of memory has all collected twice, and one that just does not fail leaves none for
     * the others.
     */
    private int notTooLarge(int n, Hostile hostile) {
        if (!target.name.matches("staging|gathering|holding") || n <= 1 << 20 || n >= Integer.MAX_VALUE - 1) {
            return n;
        }
        return hostile.once(2000) ? n | 1 << 30 : n & 0xFFFF;
    }

    private static Object[] rows(Hostile hostile) {
        return hostile.once(9) ? null : new Object[hostile.upTo(20)];
    }

    /** Of the reads where there is no doorway. */
    private static Object[] callByValues(Hostile hostile, Attacker attacker) {
        Object array = hostile.once(9) ? attacker.foreign() : hostile.anyArray();
        int how = hostile.how(array == null ? null : array.getClass());
        return new Object[] {attacker.foreign(), array, hostile.number(), hostile.number(), how};
    }

    String wrongWith(Throwable thrown) {
        if (Attacker.isSecret(thrown)) {
            return "another thread's fault was thrown: " + thrown;
        }
        if (quiet || thrown instanceof LinkageError || thrown instanceof InternalError) {
            return "it threw " + thrown + " at " + Arrays.asList(thrown.getStackTrace());
        }
        boolean unheard = !(thrown instanceof NullPointerException
                || thrown instanceof IndexOutOfBoundsException
                || thrown instanceof ArithmeticException
                || thrown instanceof ClassCastException && target.name.equals("applyAsLong")
                || thrown instanceof IOException && target.name.matches("read|write")
                // by the receiver's own method, of whatever it is
                || puts() && (Long) arguments[4] != 0
                || thrown instanceof IllegalArgumentException);
        return unheard ? "it threw " + thrown + " at " + Arrays.asList(thrown.getStackTrace()) : outsideOfPut();
    }

    /** A value, into the array or by the receiver's own method. */
    private boolean puts() {
        return target.name.startsWith("put");
    }

    private String outsideOfPut() {
        if (target.name.equals("takeFully")) {
            return neighbours.areUntouched() ? null : "its neighbours were written";
        }
        int at = puts() ? Math.max(0, (Integer) arguments[3]) : 0;
        return puts() && (Long) arguments[4] == 0
                ? outside(at, (int) Math.min(at + 8L, Integer.MAX_VALUE))
                : outside(0, 0);
    }

    String wrongWith(Object result, Source source, Sink sink) throws IOException {
        switch (target.name) {
            case "readArray":
            case "writeArray":
                return wrongWithTransfer((Long) result, (Integer) arguments[2], (Integer) arguments[4], source, sink);
            case "stage":
                return wrongWithStaging((Long) result, source);
            case "stageSkipping":
                return wrongWithSkipping((Long) result, source);
            case "writeStaged":
                return wrongWithWritten((Long) result, sink);
            case "probeAfter":
            case "probeBefore":
                int index = (Integer) arguments[1];
                return index < 0 ? outside(0, 0) : outside(index, index == Integer.MAX_VALUE ? index : index + 1);
            case "read":
            case "write":
                fault((Long) result);
                return neighbours.areUntouched() ? null : "its neighbours were written";
            case "applyAsLong":
            case "takeFully":
                return neighbours.areUntouched() ? null : "its neighbours were written";
            default:
                if (puts() && sink != null && arguments[0] == sink.out) {
                    sink.isSpoilt();
                }
                return target.name.startsWith("take") && isPrivate ? wrongWithTaken(result) : outsideOfPut();
        }
    }

    /** A value that was staged, or what is not in the array. */
    private String wrongWithTaken(Object value) {
        int at = (Integer) arguments[1];
        int size = value instanceof Boolean || target.name.endsWith("Byte")
                ? 1
                : value instanceof Long || value instanceof Double
                        ? Long.BYTES
                        : target.name.matches(".*(Int|Float)") ? Integer.BYTES : Short.BYTES;
        if (at < 0 || at > Array.getLength(array) - size) {
            return "it is " + value + ", from outside the array";
        }
        long bits = 0;
        for (int k = 0; k < size; k++) {
            bits = bits << 8 | Arrays8.bits(array, at + k) & 0xFF;
        }
        return bits == bits(value) || value instanceof Boolean
                ? outside(0, 0)
                : "it is " + value + " and not the bytes " + bits;
    }

    /** All bytes of the attackers are positive, and so is what they make. */
    private static long bits(Object value) {
        if (value instanceof Boolean) {
            return (Boolean) value ? 1 : 0;
        }
        if (value instanceof Character) {
            return (Character) value;
        }
        if (value instanceof Float) {
            return Float.floatToRawIntBits((Float) value);
        }
        return value instanceof Double ? Double.doubleToRawLongBits((Double) value) : ((Number) value).longValue();
    }

    private String wrongWithTransfer(long moved, int i, int how, Source source, Sink sink) throws IOException {
        int r = (int) moved;
        int length = array == null ? 0 : Array.getLength(array);
        int last = Math.min((Integer) arguments[3], length);
        boolean faulted = noted(moved, i);
        if (r != i && (i < 0 || r < i || r > last)) {
            return "it says " + r + " of [" + i + ", " + last + ")";
        }
        boolean reads = target.name.equals("readArray");
        Format format = Format.of(how);
        boolean isOwn = reads ? source.is(arguments[0]) : sink != null && arguments[0] == sink.out;
        Throwable fault = faulted ? fault(moved) : null;
        if (fault != null && Attacker.isSecret(fault)) {
            return "another thread's fault was thrown: " + fault;
        }
        String wrong = null;
        if (reads && arguments[0] != null && isOwn && before != null) {
            wrong = source.afterRead(before, array, i, r, faulted, format);
            wrong = wrong == null && faulted ? source.afterFault(fault) : wrong;
        } else if (reads && isOwn && (r != i || faulted)) {
            source.skip(r - i, format, faulted);
        } else if (!reads && arguments[0] != null && isOwn) {
            if (!isPrivate && r != i) {
                sink.isSpoilt();
            } else if (r != i) {
                sink.wrote(array, i, r, format);
            }
            wrong = faulted ? "a write failed: " + fault : null;
        }
        return wrong != null ? wrong : reads && r > i ? outside(i, r) : outside(0, 0);
    }

    private String wrongWithStaging(long moved, Source source) {
        int n = (int) moved;
        byte[] staged = (byte[]) arguments[1];
        int size = (Integer) arguments[3];
        if (size == RETURNED) {
            // some of what the loop has read may have gone back
            source.skip(0, Format.BYTES, source.is(arguments[0]));
            return moved == 0 ? null : "it says " + moved;
        }
        size = size < 0 ? 1 : size;
        long most = (long) (Integer) arguments[2] * size;
        boolean faulted = noted(moved, 0);
        if (n != 0 && (staged == null || n < 0 || n > staged.length || n > most) || faulted && staged == null) {
            return "it says " + n + " bytes";
        }
        Throwable fault = faulted ? faultAt(staged, n, moved) : null;
        if (fault != null && Attacker.isSecret(fault)) {
            return "another thread's fault was thrown: " + fault;
        }
        String wrong = null;
        if (source.is(arguments[0]) && isPrivate) {
            wrong = source.afterStaging(staged, n, faulted, size);
            wrong = wrong == null && faulted ? source.afterFault(fault) : wrong;
        } else if (source.is(arguments[0])) {
            source.skip(n, Format.BYTES, faulted);
        }
        return wrong != null ? wrong : neighbours.areUntouched() ? null : "its neighbours were written";
    }

    /** What was skipped has come or has not, and the rest of the source is then not known. */
    private String wrongWithSkipping(long moved, Source source) {
        int n = (int) moved;
        byte[] staged = (byte[]) arguments[1];
        String layout = (String) arguments[3];
        int size = layout == null ? 0 : layout.chars().sum();
        boolean faulted = noted(moved, 0);
        boolean tooMany = staged == null || n < 0 || n > staged.length || n > (long) (Integer) arguments[2] * size;
        if (n != 0 && tooMany || faulted && staged == null) {
            return "it says " + n + " bytes";
        }
        if (n % Math.max(1, size) != 0 && !faulted) {
            return "part of a round";
        }
        Throwable fault = faulted ? faultAt(staged, n, moved) : null;
        if (fault != null && Attacker.isSecret(fault)) {
            return "another thread's fault was thrown: " + fault;
        }
        if (source.is(arguments[0])) {
            source.skip(n, Format.BYTES, true);
        }
        return neighbours.areUntouched() ? null : "its neighbours were written";
    }

    private String wrongWithWritten(long moved, Sink sink) {
        int n = (int) moved;
        if (noted(moved, 0)) {
            fault(moved);
        }
        if (n < 0 || n > Math.max(0, (Integer) arguments[2]) || n > (array == null ? 0 : Array.getLength(array))) {
            return "it says " + n + " bytes";
        }
        if (sink != null && arguments[0] == sink.out) {
            sink.isSpoilt();
        }
        return outside(0, 0);
    }

    private boolean noted(long result, int i) {
        moved = (int) result != i;
        faulted = result >>> 32 != 0;
        return faulted;
    }

    boolean hasMoved() {
        return moved;
    }

    boolean hasMetAFault() {
        return faulted;
    }

    private static Throwable fault(long moved) {
        try {
            Standpipe.check(moved);
            return null;
        } catch (Throwable x) {
            return x;
        }
    }

    /** A staged fault comes out where a byte is missing. */
    private static Throwable faultAt(byte[] staged, int n, long moved) {
        try {
            Standpipe.takeByte(staged, n, moved);
            return null;
        } catch (Throwable x) {
            return x;
        }
    }

    /** Whether anything but [from, to) of the array has changed, or its neighbours have. */
    private String outside(int from, int to) {
        if (!neighbours.areUntouched()) {
            return "its neighbours were written";
        }
        if (before == null) {
            return null;
        }
        int length = Array.getLength(array);
        int at = Arrays8.difference(before, array, 0, Math.min(from, length));
        at = at >= 0 ? at : Arrays8.difference(before, array, Math.min(to, length), length);
        return at >= 0 ? "element " + at + " has changed" : null;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(target.toString()).append('(');
        for (Object argument : arguments) {
            boolean isArray = argument != null && argument.getClass().isArray();
            text.append(
                            isArray
                                    ? argument.getClass().getSimpleName() + " of " + Array.getLength(argument)
                                    : argument instanceof Number ? argument : name(argument))
                    .append(", ");
        }
        return text.append(isPrivate ? "own array)" : "shared array)").toString();
    }

    private static String name(Object argument) {
        return argument == null ? "null" : argument.getClass().getName();
    }
}
