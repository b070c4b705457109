package dev.standpipe.runtime.proof;

/** A method and its instructions, which lie in the class file. */
final class MethodCode {
    final ClassCode of;
    private final int access;

    /** Name and descriptor. */
    final String key;

    /** Where its instructions begin, or 0 where it has none. */
    int start;

    int locals;
    int stack;
    private int length;

    MethodCode(ClassCode of, int access, String key) {
        this.of = of;
        this.access = access;
        this.key = key;
    }

    void isAt(int attribute) {
        stack = of.u2(attribute);
        locals = of.u2(attribute + 2);
        length = of.s4(attribute + 4);
        start = attribute + 8;
    }

    boolean isAny(int flags) {
        return (access & flags) != 0;
    }

    int end() {
        return start + length;
    }

    /** The instruction there, for people. */
    String place(int at) {
        int line = line(at - start);
        String type = of.name.substring(of.name.lastIndexOf('/') + 1);
        return "at " + type + "." + key.substring(0, key.indexOf('(')) + (line == 0 ? "" : ", line " + line);
    }

    private int line(int offset) {
        int handlers = end();
        int at = handlers + 2 + 8 * of.u2(handlers);
        int line = 0;
        int best = -1;
        int attributes = of.u2(at);
        at += 2;
        for (; attributes > 0; attributes--) {
            if (of.utf8(of.u2(at)).equals("LineNumberTable")) {
                for (int k = 0; k < of.u2(at + 6); k++) {
                    int from = of.u2(at + 8 + 4 * k);
                    if (from <= offset && from > best) {
                        best = from;
                        line = of.u2(at + 10 + 4 * k);
                    }
                }
            }
            at += 6 + of.s4(at + 2);
        }
        return line;
    }
}
