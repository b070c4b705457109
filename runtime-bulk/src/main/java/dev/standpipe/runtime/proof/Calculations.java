package dev.standpipe.runtime.proof;

import dev.standpipe.runtime.proof.Condition.Relation;

/** Instructions that calculate on the stack. */
final class Calculations {
    private Calculations() {}

    /** What {@code lcmp} leaves for the branch after it. */
    static final class Compared extends Value {
        private final Value a;
        private final Value b;

        Compared(Value a, Value b) {
            this.a = a;
            this.b = b;
        }

        boolean is(Relation relation, Way way) throws Unproved {
            return Numbers.compare(a, b, relation, way);
        }
    }

    static void constant(Frame frame, ClassCode code, int constant) throws Unproved {
        switch (code.tag(constant)) {
            case 3:
                frame.push(Linear.of(code.intConstant(constant)));
                break;
            case 5:
                frame.pushWide(Linear.of(code.longConstant(constant)));
                break;
            case 7:
            case 8:
                frame.push(Value.OPAQUE);
                break;
            default:
                throw new Unproved("it calculates with fractions");
        }
    }

    static void calculate(Frame frame, int opcode, Way way) throws Unproved {
        if (opcode >= 133) {
            convert(frame, opcode, way);
            return;
        }
        boolean isInt = opcode % 2 == 0;
        int length = isInt ? 32 : 64;
        Value right = frame.pop();
        Value result;
        switch (opcode) {
            case 96:
            case 97:
                result = Numbers.sum(frame.pop(), right, 1, isInt);
                break;
            case 100:
            case 101:
                result = Numbers.sum(frame.pop(), right, -1, isInt);
                break;
            case 104:
            case 105:
                result = Numbers.product(frame.pop(), right, isInt);
                break;
            case 116:
            case 117:
                result = Numbers.sum(Linear.of(0), right, -1, isInt);
                break;
            case 120:
            case 121:
                result = Numbers.shift(frame.pop(), right, true, false, length);
                break;
            case 122:
            case 123:
                result = Numbers.shift(frame.pop(), right, false, true, length);
                break;
            case 124:
            case 125:
                result = Numbers.shift(frame.pop(), right, false, false, length);
                break;
            case 126:
            case 127:
                result = Numbers.and(frame.pop(), right, length);
                break;
            case 128:
            case 129:
                result = Numbers.or(frame.pop(), right, length);
                break;
            case 130:
            case 131:
                result = Numbers.exclusive(frame.pop(), right, length);
                break;
            default:
                throw new Unproved("it calculates in a way that is not followed");
        }
        frame.push(result, isInt ? 'I' : 'J');
    }

    private static void convert(Frame frame, int opcode, Way way) throws Unproved {
        Value value = frame.pop();
        switch (opcode) {
            case 133:
                frame.pushWide(Numbers.widened(value, way));
                break;
            case 136:
                frame.push(Numbers.narrowed(value, way));
                break;
            case 145:
                frame.push(Numbers.cut(value, 32, 8, true));
                break;
            case 146:
                frame.push(Numbers.cut(value, 32, 16, false));
                break;
            case 147:
                frame.push(Numbers.cut(value, 32, 16, true));
                break;
            case 148:
                frame.push(new Compared(frame.pop(), value));
                break;
            default:
                throw new Unproved("it calculates with fractions");
        }
    }
}
