package dev.standpipe.cli.loops;

import dev.standpipe.cli.user.Refused;
import dev.standpipe.options.NearestName;
import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class by its name, or a method of it, that is looked for among many. */
final class ClassQuery {
    private final String whole;
    private final String owner;
    private final String last;
    private byte[] classFile;
    private boolean isMethod;
    private String unreadable;
    private byte[] damaged;
    private String damage;
    private String sameName;
    private String inner;

    ClassQuery(String name) {
        whole = name.replace('.', '/').replaceFirst("/class$", "");
        int slash = whole.lastIndexOf('/');
        owner = slash < 0 ? "" : whole.substring(0, slash);
        last = whole.substring(slash + 1);
    }

    /** The first of several counts, but the class before the method of another class. */
    synchronized void consider(String where, byte[] candidate) {
        String found;
        try {
            found = new ClassReader(candidate).getClassName();
        } catch (RuntimeException tooNewOrDamaged) {
            if (lies(where, whole) || lies(where, owner)) {
                unreadable = where;
                damaged = candidate;
                damage = "it cannot be read: " + tooNewOrDamaged.getMessage();
            }
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
        if (found.equals(owner + '$' + last)) {
            inner = found;
        }
    }

    /** Whether the place is one where the class would be, for a file that does not say its name. */
    private static boolean lies(String where, String name) {
        return ('/' + where.replace('\\', '/')).endsWith('/' + name + ".class");
    }

    byte[] classFile() {
        return classFile;
    }

    /** The place of a file that is called as the class is and cannot be read, or null. */
    String unreadable() {
        return unreadable;
    }

    /** What is at that place. */
    byte[] damaged() {
        return damaged;
    }

    /** What is wrong with that, in words for where the rewriter has none since there is no loop in it. */
    String damage() {
        return damage;
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
        return thereIs(inner == null ? sameName : inner);
    }

    private static String thereIs(String name) {
        return name == null ? "" : "; there is " + name.replace('/', '.');
    }

    /** Throws if a method is looked for that the class does not have. */
    void checkMethod() {
        if (!isMethod) {
            return;
        }
        Set<String> names;
        try {
            names = methods();
        } catch (RuntimeException damaged) {
            throw new Refused("the class file is damaged (" + damaged + ")");
        }
        if (!names.contains(last)) {
            throw new Refused("the class " + owner.replace('/', '.') + " has no method " + last + " of its own"
                    + thereIs(inner == null ? NearestName.to(last, names) : inner));
        }
    }

    private Set<String> methods() {
        Set<String> names = new LinkedHashSet<>();
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                names.add(name);
                                return null;
                            }
                        },
                        ClassReader.SKIP_CODE);
        return names;
    }
}
