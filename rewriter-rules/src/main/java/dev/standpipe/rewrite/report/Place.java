package dev.standpipe.rewrite.report;

/** Where a loop is. */
public final class Place {
    private final String className;
    private final String method;
    private final String descriptor;
    private final String source;
    private final int line;
    private final int instruction;

    public Place(String className, String method, String descriptor, String source, int line, int instruction) {
        this.className = className;
        this.method = method;
        this.descriptor = descriptor;
        this.source = source;
        this.line = line;
        this.instruction = instruction;
    }

    /** With slashes, as in the class file. */
    public String className() {
        return className;
    }

    public String method() {
        return method;
    }

    public String descriptor() {
        return descriptor;
    }

    /** The source file that the class file names, or null. */
    public String source() {
        return source;
    }

    /** The line of the transfer, or 0 where there are no line numbers. */
    public int line() {
        return line;
    }

    /** Which of the method's instructions is the first transfer, counted from 0 in the original. */
    public int instruction() {
        return instruction;
    }

    @Override
    public String toString() {
        return className + "." + method + descriptor + (line > 0 ? ":" + line : " at instruction " + instruction);
    }
}
