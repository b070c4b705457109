package dev.standpipe.offline;

/** What a file is, by its name. */
final class FileKind {
    private FileKind() {}

    static boolean isClass(String name) {
        return name.endsWith(".class");
    }

    /** What programs are packed in; not .zip, which in a program is data. */
    static boolean holdsProgram(String name) {
        return name.endsWith(".jar") || name.endsWith(".war") || name.endsWith(".ear") || name.endsWith(".rar");
    }
}
