package dev.standpipe.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;

/**
 * Walks once through a class file, for what has to be known before ASM reads it: ASM believes all lengths and counts,
 * also those that lead backwards or past what holds them, and reads the same bytes over and over then. A JVM refuses
 * such a file.
 */
final class ClassStructure {
    private static final String[] ATTRIBUTES = {
        "Code",
        "Exceptions",
        "StackMapTable",
        "StackMap",
        "LineNumberTable",
        "LocalVariableTable",
        "LocalVariableTypeTable",
        "BootstrapMethods"
    };
    private static final int CODE = 1;
    private static final int EXCEPTIONS = 2;
    private static final int FRAMES = 3;
    private static final int OLD_FRAMES = 4;
    private static final int LINES = 5;
    private static final int VARIABLES = 6;
    private static final int VARIABLE_TYPES = 7;
    private static final int BOOTSTRAP_METHODS = 8;
    private static final int OTHER = 9;

    private final ClassReader reader;
    private final byte[] bytes;
    private final char[] buffer;

    /** By the constant that names it, which attribute it is, or 0 if nobody has asked yet. */
    private final byte[] attributes;

    private final List<MethodOutline> methods = new ArrayList<>();
    private final int fields;
    private final int behindMethods;
    private Map<String, MethodOutline> byKey;
    private int bootstrapMethods;
    private int[] bootstrapArguments;
    private int at;

    /** @throws IllegalArgumentException if lengths and counts do not fit together */
    ClassStructure(ClassReader reader, byte[] classFile) {
        this.reader = reader;
        this.bytes = classFile;
        this.buffer = new char[reader.getMaxStringLength()];
        this.attributes = new byte[reader.getItemCount()];
        at = reader.header + 6;
        at += 2 + 2 * reader.readUnsignedShort(at);
        fields = at;
        for (int left = u2(); left > 0; left--) {
            at += 6;
            skipAttributes();
        }
        for (int left = u2(); left > 0; left--) {
            methods.add(method(new MethodOutline(at, u2(), text(), text())));
        }
        behindMethods = at;
        skipAttributes();
    }

    /** Where the constants end. */
    int header() {
        return reader.header;
    }

    /** Where they are counted. */
    int fields() {
        return fields;
    }

    int behindMethods() {
        return behindMethods;
    }

    /** How the fields may be accessed, by name and descriptor. */
    Map<String, Integer> fieldAccess() {
        Map<String, Integer> access = new HashMap<>();
        at = fields;
        for (int left = u2(); left > 0; left--) {
            int flags = u2();
            access.put(text() + text(), flags);
            skipAttributes();
        }
        return access;
    }

    /** As they stand in the file. */
    List<MethodOutline> methods() {
        return methods;
    }

    /**
     * By name and descriptor.
     *
     * @throws IllegalArgumentException if another has the same
     */
    MethodOutline method(String nameAndDescriptor) {
        if (byKey == null) {
            byKey = new HashMap<>();
            for (MethodOutline method : methods) {
                if (byKey.put(method.key(), method) != null) {
                    throw new IllegalArgumentException("it has " + method.key() + " twice");
                }
            }
        }
        return byKey.get(nameAndDescriptor);
    }

    /** How many arguments the bootstrap method of this number has. */
    int bootstrapArguments(int number) {
        if (bootstrapArguments == null) {
            bootstrapArguments = new int[reader.readUnsignedShort(bootstrapMethods)];
            int bootstrap = bootstrapMethods + Short.BYTES;
            for (int k = 0; k < bootstrapArguments.length; k++) {
                bootstrapArguments[k] = reader.readUnsignedShort(bootstrap + Short.BYTES);
                bootstrap += Short.BYTES * (2 + bootstrapArguments[k]);
            }
        }
        return bootstrapArguments[number];
    }

    private MethodOutline method(MethodOutline method) {
        for (int left = u2(); left > 0; left--) {
            int attribute = attribute();
            int behind = behindAttribute(bytes.length);
            if (attribute == CODE) {
                method.stack = u2();
                method.locals = u2();
                method.code = reader.readInt(at);
                method.start = at + Integer.BYTES;
                skip(4L + method.code, behind);
                skip(8L * u2(), behind);
                code(method, behind);
            } else if (attribute == EXCEPTIONS) {
                table(2, behind);
            }
            at = behind;
        }
        method.behind = at;
        return method;
    }

    private void code(MethodOutline method, int end) {
        for (int left = u2(); left > 0; left--) {
            int attribute = attribute();
            int behind = behindAttribute(end);
            if (attribute == FRAMES || attribute == OLD_FRAMES) {
                method.frames = Math.max(method.frames, u2());
            } else if (attribute == LINES) {
                table(4, behind);
            } else if (attribute == VARIABLES) {
                method.variables = Math.max(method.variables, table(10, behind));
            } else if (attribute == VARIABLE_TYPES) {
                method.variableTypes = Math.max(method.variableTypes, table(10, behind));
            }
            at = behind;
        }
    }

    private void skipAttributes() {
        for (int left = u2(); left > 0; left--) {
            int attribute = attribute();
            int behind = behindAttribute(bytes.length);
            if (attribute == BOOTSTRAP_METHODS) {
                bootstrapMethods = at;
            }
            at = behind;
        }
    }

    private int attribute() {
        int name = reader.readUnsignedShort(at);
        if (attributes[name] == 0) {
            attributes[name] = (byte) which(reader.readUTF8(at, buffer));
        }
        at += 2;
        return attributes[name];
    }

    private static int which(String name) {
        for (int k = 0; k < ATTRIBUTES.length; k++) {
            if (ATTRIBUTES[k].equals(name)) {
                return 1 + k;
            }
        }
        return OTHER;
    }

    private String text() {
        String text = reader.readUTF8(at, buffer);
        at += 2;
        return text;
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

    private void skip(long length, int end) {
        check(length, end);
        at += (int) length;
    }

    private void check(long length, int end) {
        if (length < 0 || length > end - at) {
            throw new IllegalArgumentException("its lengths do not fit together");
        }
    }
}
