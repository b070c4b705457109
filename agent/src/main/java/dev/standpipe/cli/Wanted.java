package dev.standpipe.cli;

import org.objectweb.asm.ClassReader;

/** A class by its name, or a method of it, that is looked for among many. */
final class Wanted {
    private final String whole;
    private final String owner;
    private final String last;
    private byte[] classFile;
    private boolean isMethod;
    private String sameName;

    Wanted(String name) {
        whole = name.replace('.', '/').replaceFirst("/class$", "");
        int slash = whole.lastIndexOf('/');
        owner = slash < 0 ? "" : whole.substring(0, slash);
        last = whole.substring(slash + 1);
    }

    /** The first of several counts, but the class before the method of another class. */
    synchronized void consider(byte[] candidate) {
        String found;
        try {
            found = new ClassReader(candidate).getClassName();
        } catch (RuntimeException damaged) {
            return;
        }
        boolean exact = found.equals(whole);
        if (exact && (classFile == null || isMethod) || found.equals(owner) && classFile == null) {
            classFile = candidate;
            isMethod = !exact;
        }
        if (found.equals(last) || found.endsWith('/' + last)) {
            sameName = found;
        }
    }

    byte[] classFile() {
        return classFile;
    }

    /** Null for all of them. */
    String method() {
        return isMethod ? last : null;
    }

    boolean includes(String name) {
        return !isMethod || name.equals(last);
    }

    /** A hint at the end of a sentence, or nothing. */
    String nearest() {
        return sameName == null ? "" : "; there is " + sameName.replace('/', '.');
    }
}
