package dev.standpipe.rewrite;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * Walks once through a class file, for what has to be known before ASM reads it: ASM believes all lengths and counts,
 * also those that lead backwards or past what holds them, and reads the same bytes over and over then. A JVM refuses
 * such a file.
 */
final class ClassStructure {
    private static final long ORDINARY = 20_000;

    private final ClassReader reader;
    private final char[] buffer;
    private final Map<String, MethodSize> methods = new HashMap<>();
    private int at;

    /** @throws IllegalArgumentException if lengths and counts do not fit together */
    ClassStructure(ClassReader reader, int fileLength) {
        this.reader = reader;
        this.buffer = new char[reader.getMaxStringLength()];
        at = reader.header + 6;
        at += 2 + 2 * reader.readUnsignedShort(at);
        for (int fields = u2(); fields > 0; fields--) {
            at += 6;
            skipAttributes(fileLength);
        }
        for (int left = u2(); left > 0; left--) {
            String method = reader.readUTF8(at + 2, buffer) + reader.readUTF8(at + 4, buffer);
            at += 6;
            if (methods.put(method, method(fileLength)) != null) {
                throw new IllegalArgumentException("it has " + method + " twice");
            }
        }
        skipAttributes(fileLength);
    }

    /** By name and descriptor. */
    MethodSize method(String nameAndDescriptor) {
        return methods.get(nameAndDescriptor);
    }

    /**
     * What the methods that nobody looks into take if ASM reads them when it writes the class, beyond what it takes
     * with those of a compiler. As a rule it copies them.
     */
    long excess(Set<String> lookedInto) {
        long steps = 0;
        for (Map.Entry<String, MethodSize> method : methods.entrySet()) {
            if (!lookedInto.contains(method.getKey())) {
                steps += Math.max(0, method.getValue().stepsToRead() - ORDINARY);
            }
        }
        return steps;
    }

    private MethodSize method(int end) {
        MethodSize size = new MethodSize();
        for (int left = u2(); left > 0; left--) {
            String name = name();
            int behind = behindAttribute(end);
            if (name.equals("Code")) {
                size.stack = u2();
                size.locals = u2();
                size.code = reader.readInt(at);
                skip(4L + size.code, behind);
                skip(8L * u2(), behind);
                code(size, behind);
            } else if (name.equals("Exceptions")) {
                table(2, behind);
            }
            at = behind;
        }
        return size;
    }

    private void code(MethodSize size, int end) {
        for (int left = u2(); left > 0; left--) {
            String name = name();
            int behind = behindAttribute(end);
            if (name.equals("StackMapTable") || name.equals("StackMap")) {
                size.frames = Math.max(size.frames, u2());
            } else if (name.equals("LineNumberTable")) {
                table(4, behind);
            } else if (name.equals("LocalVariableTable")) {
                size.variables = Math.max(size.variables, table(10, behind));
            } else if (name.equals("LocalVariableTypeTable")) {
                size.variableTypes = Math.max(size.variableTypes, table(10, behind));
            }
            at = behind;
        }
    }

    private void skipAttributes(int end) {
        for (int left = u2(); left > 0; left--) {
            name();
            at = behindAttribute(end);
        }
    }

    private String name() {
        String name = reader.readUTF8(at, buffer);
        at += 2;
        return name == null ? "" : name;
    }

    private int behindAttribute(int end) {
        int length = reader.readInt(at);
        at += 4;
        check(length, end);
        return at + length;
    }

    /** How many entries it has. */
    private int table(int entrySize, int end) {
        int entries = u2();
        check((long) entries * entrySize, end);
        return entries;
    }

    private int u2() {
        at += 2;
        return reader.readUnsignedShort(at - 2);
    }

    private void skip(long bytes, int end) {
        check(bytes, end);
        at += (int) bytes;
    }

    private void check(long bytes, int end) {
        if (bytes < 0 || bytes > end - at) {
            throw new IllegalArgumentException("its lengths do not fit together");
        }
    }
}
