package dev.standpipe.runtime.proof;

/** A field as its class declares it. */
final class FieldCode {
    final ClassCode of;
    final FieldName name;
    private final int access;

    /** Where its value lies among the constants of its class, or 0. */
    int constant;

    FieldCode(ClassCode of, int access, String name, String type) {
        this.of = of;
        this.access = access;
        this.name = new FieldName(of.itself, name, type);
    }

    /** What no other field of the class has: a name may end as a descriptor begins. */
    static String key(String name, String type) {
        return name + ';' + type;
    }

    boolean isAll(int flags) {
        return (access & flags) == flags;
    }
}
