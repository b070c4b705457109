package dev.standpipe.rewrite.summary;

import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * Whether what a method returns is of the small type that it says. Compilers see to that; where an int is returned as a
 * byte all the same, what comes of it depends on the JVM.
 */
final class Returned {
    private final char type;
    private final List<Effect> before;

    /** {@code before} is what has been done so far. */
    Returned(String descriptor, List<Effect> before) {
        this.type = descriptor.charAt(descriptor.indexOf(')') + 1);
        this.before = before;
    }

    boolean fits(Value value) {
        if ("ZBCS".indexOf(type) < 0) {
            return true;
        }
        switch (value.kind()) {
            case CONSTANT:
                return value.type() == 'I' && holds((Integer) value.constant());
            case CHOICE:
                return fits(value.operand(1)) && fits(value.operand(2));
            case OPERATION:
                return value.isOperation(Opcodes.I2B) && holds('B')
                        || value.isOperation(Opcodes.I2S) && holds('S')
                        || value.isOperation(Opcodes.I2C) && holds('C');
            case FIELD:
                return holds(value.field().descriptor().charAt(0));
            case ELEMENT:
                return value.load() == Opcodes.BALOAD && holds('B')
                        || value.load() == Opcodes.SALOAD && holds('S')
                        || value.load() == Opcodes.CALOAD && holds('C');
            case CALL:
                return holds(value.method().charAt(value.method().length() - 1));
            case READ:
                return holds(wireOf(value).readDescriptor().charAt(2));
            default:
                return false;
        }
    }

    private boolean holds(int constant) {
        switch (type) {
            case 'Z':
                return (constant & 1) == constant;
            case 'B':
                return (byte) constant == constant;
            case 'C':
                return (char) constant == constant;
            default:
                return (short) constant == constant;
        }
    }

    private boolean holds(char smaller) {
        return smaller == type || smaller == 'B' && type == 'S';
    }

    private WireType wireOf(Value read) {
        for (Effect effect : before) {
            if (read.equals(effect.result())) {
                return effect.transfer().wire();
            }
        }
        throw new IllegalStateException("nothing has read " + read);
    }
}
