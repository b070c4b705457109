package dev.standpipe.programs;

import dev.standpipe.proof.Choices;

/** How an element is made of what is read, and what is written of an element; counts the bytes. */
final class Values {
    private final Choices c;
    private final Oddity oddity;
    final String stream;
    int bytes;

    Values(Choices c, Oddity oddity, String stream) {
        this.c = c;
        this.oddity = oddity;
        this.stream = stream;
    }

    /** An expression of type {@code type} that reads. */
    String read(Type type) {
        if (oddity.strikes()) {
            return oddRead(type);
        }
        switch (c.pick(10)) {
            case 6:
                Type wire = c.oneOf(Type.values());
                return type.of(wire, call(wire));
            case 7:
                return special(type);
            case 8:
                return unsigned(type);
            default:
                return call(type);
        }
    }

    /** A statement that skips some bytes. */
    String skip() {
        int number = c.oneOf(1, 2, 3, 4, 8, 12, 40, 300);
        bytes += number;
        return stream + ".skipBytes(" + number + ");\n";
    }

    /** A statement that writes {@code x} of type {@code type}. */
    String write(Type type, String x) {
        if (oddity.strikes()) {
            return oddWrite(type, x);
        }
        switch (c.pick(10)) {
            case 6:
                return put(c.oneOf(Type.values()), type, x);
            case 7:
                Type bits = type.sameBits();
                if (bits != null && (type.reverser == null || c.pick(2) == 0)) {
                    return put(bits, bits, bits(type, bits, x));
                }
                return type.reverser == null
                        ? put(type, type, x)
                        : put(type, type, type.reverser + ".reverseBytes(" + x + ")");
            case 8:
                return type == Type.BYTE || type == Type.SHORT || type == Type.INT || type == Type.CHAR
                        ? put(c.oneOf(Type.SHORT, Type.BYTE, Type.CHAR), Type.INT, x + " & 0xFF")
                        : put(type, type, x);
            default:
                return put(type, type, x);
        }
    }

    private String call(Type wire) {
        bytes += wire.size;
        return stream + ".read" + wire.word + "()";
    }

    private String special(Type type) {
        Type bits = type.sameBits();
        if (type.reverser != null && (bits == null || c.pick(2) == 0)) {
            return type.reverser + ".reverseBytes(" + call(type) + ")";
        }
        return bits == null ? call(type) : bits(bits, type, call(bits));
    }

    private String unsigned(Type type) {
        boolean wide = c.pick(2) == 1;
        bytes += wide ? 2 : 1;
        String unsigned = stream + ".readUnsigned" + (wide ? "Short" : "Byte") + "()";
        return type.of(
                Type.INT,
                c.pick(2) == 0 ? unsigned : wide ? stream + ".readShort() & 0xFFFF" : stream + ".readByte() & 0xFF");
    }

    private String bits(Type from, Type to, String x) {
        String raw = c.pick(4) == 3 ? "" : "Raw";
        switch (to) {
            case FLOAT:
                return "Float.intBitsToFloat(" + x + ")";
            case DOUBLE:
                return "Double.longBitsToDouble(" + x + ")";
            case INT:
                return "Float.floatTo" + raw + "IntBits(" + x + ")";
            default:
                return "Double.doubleTo" + raw + "LongBits(" + x + ")";
        }
    }

    private String put(Type wire, Type from, String x) {
        bytes += wire.size;
        Type argument = wire == Type.BYTE || wire == Type.SHORT || wire == Type.CHAR ? Type.INT : wire;
        boolean plain = argument == Type.INT
                && (from == Type.BYTE || from == Type.SHORT || from == Type.CHAR)
                && c.pick(2) == 0;
        return stream + ".write" + wire.word + "(" + (plain ? x : argument.of(from, x)) + ");";
    }

    private String oddRead(Type type) {
        if (type == Type.BOOLEAN) {
            return oddTruth();
        }
        Type wire = c.pick(2) == 0 ? type : c.oneOf(Type.INT, Type.BYTE, Type.LONG, Type.FLOAT);
        String x = call(wire);
        return "(" + type.java + ") (" + arithmetic(wire, x) + ")";
    }

    private String oddTruth() {
        switch (c.pick(5)) {
            case 0:
                return "!" + call(Type.BOOLEAN);
            case 1:
                return call(Type.INT) + " > 5";
            case 2:
                return call(Type.BOOLEAN) + " ^ " + call(Type.BOOLEAN);
            case 3:
                return call(Type.BOOLEAN) + " || " + call(Type.BOOLEAN);
            default:
                return call(Type.BYTE) + " == 1";
        }
    }

    private String oddWrite(Type type, String x) {
        if (type == Type.BOOLEAN) {
            return put(Type.BOOLEAN, type, "!" + x);
        }
        Type wire = c.pick(2) == 0 ? type : c.oneOf(Type.INT, Type.BYTE, Type.LONG, Type.FLOAT);
        return put(wire, type, "(" + type.java + ") (" + arithmetic(type, x) + ")");
    }

    private String arithmetic(Type type, String x) {
        switch (c.pick(type.floating() ? 6 : 13)) {
            case 0:
                return x + " + 1";
            case 1:
                return x + " * 3";
            case 2:
                return x + " - k";
            case 3:
                return "-" + x;
            case 4:
                return "s.call((int) " + x + ")";
            case 5:
                return "k > 1 ? " + x + " : 7";
            case 6:
                return x + " >> 1";
            case 7:
                return x + " & 0x7F";
            case 8:
                return x + " ^ i";
            case 9:
                return "100 / " + x;
            case 10:
                return "Math.abs(" + x + ")";
            case 11:
                return x + " >>> 3";
            default:
                return "~" + x;
        }
    }
}
