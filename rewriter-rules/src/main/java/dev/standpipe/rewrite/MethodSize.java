package dev.standpipe.rewrite;

/** What a class file says of the size of a method, before it is read. */
final class MethodSize {
    int code;
    int stack;
    int locals;
    int frames;
    int variables;
    int variableTypes;

    /**
     * Instructions become objects, and are looked at whatever comes of it. ASM writes each frame out in full, and looks
     * for the type of each variable among all types.
     */
    long stepsToRead() {
        return 8L * code + 2L * frames * (stack + locals) + (long) variables * variableTypes;
    }
}
