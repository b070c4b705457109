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

    /** Whether it is each of these. */
    boolean is(int flags) {
        return (access & flags) == flags;
    }
}
