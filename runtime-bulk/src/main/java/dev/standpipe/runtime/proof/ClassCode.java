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

    /** Those of them that are fields and methods, and were asked for. */
    private final Member[] named;

    final String name;

    /** Null where there is only this file. */
    final Class<?> type;

    final ClassName itself;

    /** Where the table begins by which lambda expressions are made, or 0. */
    private int bootstraps;

    /** Null of {@code java.lang.Object}. */
    final String parent;

    private final Map<String, MethodCode> methods = new HashMap<>();
    private final Map<String, FieldCode> fields = new HashMap<>();

    ClassCode(byte[] bytes, Class<?> type) {
        this.type = type;
        file = bytes;
        constants = new int[u2(8)];
        texts = new String[constants.length];
        named = new Member[constants.length];
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
        itself = new ClassName(name, type);
        parent = u2(at + 4) == 0 ? null : className(u2(at + 4));
        at += 8 + 2 * u2(at + 6);
        at = fields(at);
        at = methods(at);
        for (int attributes = u2(at), from = at + 2; attributes > 0; attributes--) {
            if (utf8(u2(from)).equals("BootstrapMethods")) {
                bootstraps = from + 6;
            }
            from += 6 + s4(from + 2);
        }
    }

    /**
     * The static method of this class that is the body of a lambda expression for that method of this interface, by
     * what makes the expression; null where it is something else, or captures something.
     */
    MethodCode lambda(int dynamic, String method, String descriptor) {
        boolean isOfThis = utf8(u2(nameAndType(dynamic))).equals(method)
                && utf8(u2(nameAndType(dynamic) + 2)).equals("()L" + name + ";");
        if (bootstraps == 0 || !isOfThis) {
            return null;
        }
        int at = bootstraps + 2;
        for (int k = u2(constants[dynamic]); k > 0; k--) {
            at += 4 + 2 * u2(at + 2);
        }
        int factory = constants[u2(at)] + 1;
        boolean isLambda = u2(at + 2) == 3 && member(u2(factory)).owner.equals("java/lang/invoke/LambdaMetafactory");
        if (!isLambda || !utf8(u2(constants[u2(at + 4)])).equals(descriptor)) {
            return null;
        }
        Member reference = member(u2(constants[u2(at + 6)] + 1));
        MethodCode body = reference.owner.equals(name) ? method(reference.key) : null;
        return body != null && body.isAny(STATIC) ? body : null;
    }

    private int fields(int start) {
        int at = start + 2;
        for (int k = u2(start); k > 0; k--) {
            FieldCode field = new FieldCode(this, u2(at), utf8(u2(at + 2)), utf8(u2(at + 4)));
            fields.put(FieldCode.key(field.name.name, field.name.type), field);
            int attributes = u2(at + 6);
            at += 8;
            for (; attributes > 0; attributes--) {
                if (utf8(u2(at)).equals("ConstantValue")) {
                    field.constant = u2(at + 6);
                }
                at += 6 + s4(at + 2);
            }
        }
        return at;
    }

    private int methods(int start) {
        int at = start + 2;
        for (int k = u2(start); k > 0; k--) {
            MethodCode method = new MethodCode(this, u2(at), utf8(u2(at + 2)) + utf8(u2(at + 4)));
            methods.put(method.key, method);
            int attributes = u2(at + 6);
            at += 8;
            for (; attributes > 0; attributes--) {
                if (utf8(u2(at)).equals("Code")) {
                    method.isAt(at + 6);
                }
                at += 6 + s4(at + 2);
            }
        }
        return at;
    }

    /** Null where it does not declare it. */
    MethodCode method(String key) {
        return methods.get(key);
    }

    /** Null where it does not declare it. */
    FieldCode field(String key) {
        return fields.get(key);
    }

    /** By which they cannot be told apart. */
    boolean hasTwoFields(String name) {
        int count = 0;
        for (FieldCode field : fields.values()) {
            count += field.name.name.equals(name) ? 1 : 0;
        }
        return count > 1;
    }

    /** The classes of its fields, or of what arrays in them consist of, with slashes. */
    Set<String> fieldTypes() {
        Set<String> types = new HashSet<>();
        for (FieldCode field : fields.values()) {
            String type = field.name.type;
            int element = type.lastIndexOf('[') + 1;
            if (type.charAt(element) == 'L') {
                types.add(type.substring(element + 1, type.length() - 1));
            }
        }
        return types;
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

    Member member(int constant) {
        if (named[constant] == null) {
            int at = nameAndType(constant);
            named[constant] = new Member(className(u2(constants[constant])), utf8(u2(at)), utf8(u2(at + 2)));
        }
        return named[constant];
    }

    private int nameAndType(int constant) {
        return constants[u2(constants[constant] + 2)];
    }
}
