package dev.standpipe.runtime.proof;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A class file, as far as the way of an element needs it. */
final class ClassCode {
    static final int PUBLIC = 0x0001;
    static final int PRIVATE = 0x0002;
    static final int PROTECTED = 0x0004;
    static final int STATIC = 0x0008;
    static final int FINAL = 0x0010;
    static final int SYNCHRONIZED = 0x0020;
    static final int VOLATILE = 0x0040;
    static final int SYNTHETIC = 0x1000;

    private final byte[] file;

    /** Where each constant lies, behind its tag. */
    private final int[] constants;

    /** Those of them that were asked for. */
    private final String[] texts;

    final String name;

    /** Null where there is only this file. */
    final Class<?> type;

    /** Where the table begins by which lambda expressions are made, or 0. */
    private int bootstraps;

    /** Null of {@code java.lang.Object}. */
    final String parent;

    private final Map<String, MethodCode> methods = new HashMap<>();
    private final Map<String, Integer> fields = new HashMap<>();
    private final Map<String, Integer> constantValues = new HashMap<>();
    private final Set<String> fieldTypes = new HashSet<>();
    private final Set<String> fieldNames = new HashSet<>();

    /** By which they cannot be told apart. */
    private final Set<String> doubleNames = new HashSet<>();

    ClassCode(byte[] bytes, Class<?> type) {
        this.type = type;
        file = bytes;
        constants = new int[u2(8)];
        texts = new String[constants.length];
        int at = 10;
        for (int k = 1; k < constants.length; k++) {
            int tag = file[at];
            constants[k] = at + 1;
            at += 1 + (tag == 1 ? 2 + u2(at + 1) : tag == 7 || tag == 8 || tag == 16 || tag >= 19 ? 2 : 4);
            if (tag == 5 || tag == 6) {
                at += 4;
                k++;
            } else if (tag == 15) {
                at -= 1;
            }
        }
        name = className(u2(at + 2));
        parent = u2(at + 4) == 0 ? null : className(u2(at + 4));
        at += 8 + 2 * u2(at + 6);
        at = members(at, false);
        at = members(at, true);
        for (int attributes = u2(at), from = at + 2; attributes > 0; attributes--) {
            if (utf8(u2(from)).equals("BootstrapMethods")) {
                bootstraps = from + 6;
            }
            from += 6 + s4(from + 2);
        }
    }

    ClassName itself() {
        return new ClassName(name, type);
    }

    /**
     * The static method of this class that is the body of a lambda expression for that method of this interface, by
     * what makes the expression; null where it is something else, or captures something.
     */
    MethodCode lambda(int dynamic, String method, String descriptor) {
        boolean isOfThis =
                memberName(dynamic).equals(method) && memberType(dynamic).equals("()L" + name + ";");
        if (bootstraps == 0 || !isOfThis) {
            return null;
        }
        int at = bootstraps + 2;
        for (int k = u2(constants[dynamic]); k > 0; k--) {
            at += 4 + 2 * u2(at + 2);
        }
        int factory = constants[u2(at)] + 1;
        boolean isLambda = u2(at + 2) == 3 && memberOwner(u2(factory)).equals("java/lang/invoke/LambdaMetafactory");
        if (!isLambda || !utf8(u2(constants[u2(at + 4)])).equals(descriptor)) {
            return null;
        }
        int reference = u2(constants[u2(at + 6)] + 1);
        MethodCode body =
                memberOwner(reference).equals(name) ? method(memberName(reference) + memberType(reference)) : null;
        return body != null && body.is(STATIC) ? body : null;
    }

    private int members(int start, boolean code) {
        int at = start + 2;
        for (int k = u2(start); k > 0; k--) {
            int access = u2(at);
            String name = utf8(u2(at + 2));
            String descriptor = utf8(u2(at + 4));
            String key = name + descriptor;
            MethodCode method = code ? new MethodCode(this, access, key) : null;
            int attributes = u2(at + 6);
            at += 8;
            for (; attributes > 0; attributes--) {
                String attribute = utf8(u2(at));
                if (code && attribute.equals("Code")) {
                    method.isAt(at + 6);
                } else if (!code && attribute.equals("ConstantValue")) {
                    constantValues.put(key, u2(at + 6));
                }
                at += 6 + s4(at + 2);
            }
            if (code) {
                methods.put(key, method);
            } else {
                fields.put(key, access);
                if (!fieldNames.add(name)) {
                    doubleNames.add(name);
                }
                String element = descriptor.replace("[", "");
                if (element.startsWith("L")) {
                    fieldTypes.add(element.substring(1, element.length() - 1));
                }
            }
        }
        return at;
    }

    /** Null where it does not declare it. */
    MethodCode method(String key) {
        return methods.get(key);
    }

    /** Null where it does not declare it. */
    Integer fieldAccess(String key) {
        return fields.get(key);
    }

    boolean hasTwoFields(String name) {
        return doubleNames.contains(name);
    }

    /** The classes of its fields, or of what arrays in them consist of, with slashes. */
    Set<String> fieldTypes() {
        return fieldTypes;
    }

    /** Of a constant field, its place among the constants, or 0. */
    int constantValue(String key) {
        return constantValues.getOrDefault(key, 0);
    }

    int u1(int at) {
        return file[at] & 0xFF;
    }

    int s1(int at) {
        return file[at];
    }

    int u2(int at) {
        return u1(at) << 8 | u1(at + 1);
    }

    int s2(int at) {
        return file[at] << 8 | u1(at + 1);
    }

    int s4(int at) {
        return u2(at) << 16 | u2(at + 2);
    }

    String utf8(int constant) {
        if (texts[constant] == null) {
            int at = constants[constant];
            texts[constant] = new String(file, at + 2, u2(at), StandardCharsets.UTF_8);
        }
        return texts[constant];
    }

    int tag(int constant) {
        return file[constants[constant] - 1];
    }

    int intConstant(int constant) {
        return s4(constants[constant]);
    }

    long longConstant(int constant) {
        return (long) s4(constants[constant]) << 32 | s4(constants[constant] + 4) & 0xFFFFFFFFL;
    }

    String className(int constant) {
        return utf8(u2(constants[constant]));
    }

    String memberOwner(int constant) {
        return className(u2(constants[constant]));
    }

    String memberName(int constant) {
        return utf8(u2(nameAndType(constant)));
    }

    String memberType(int constant) {
        return utf8(u2(nameAndType(constant) + 2));
    }

    private int nameAndType(int constant) {
        return constants[u2(constants[constant] + 2)];
    }
}
