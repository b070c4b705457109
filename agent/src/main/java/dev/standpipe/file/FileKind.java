package dev.standpipe.file;

/** What a file is, by its name. */
public final class FileKind {
    private FileKind() {}

    public static boolean isClass(String name) {
        return name.endsWith(".class");
    }

    /** What may have classes in it, for those who only look. */
    public static boolean isArchive(String name) {
        return name.endsWith(".jar")
                || name.endsWith(".war")
                || name.endsWith(".ear")
                || name.endsWith(".zip")
                || name.endsWith(".jmod");
    }

    /** What programs are packed in, for those who change it; not .zip, which in a program is data. */
    public static boolean holdsProgram(String name) {
        return name.endsWith(".jar") || name.endsWith(".war") || name.endsWith(".ear") || name.endsWith(".rar");
    }
}
