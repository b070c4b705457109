package dev.standpipe.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** What a {@link Hierarchy} tells of a class, from its class file. */
public final class Outline {
    /** Of a class that is not at hand. */
    public static final Outline NONE =
            new Outline(null, Collections.<String>emptySet(), Collections.<String>emptySet());

    private final List<String> supertypes;
    private final Set<String> plainFields;
    private final Set<String> volatiles;

    private Outline(List<String> supertypes, Set<String> plainFields, Set<String> volatiles) {
        this.supertypes = supertypes;
        this.plainFields = plainFields;
        this.volatiles = volatiles;
    }

    public static Outline of(ClassReader classFile) {
        List<String> supertypes = new ArrayList<>(Arrays.asList(classFile.getInterfaces()));
        if (classFile.getSuperName() != null) {
            supertypes.add(classFile.getSuperName());
        }
        return new Outline(
                Collections.unmodifiableList(supertypes),
                fields(classFile, 0),
                fields(classFile, Opcodes.ACC_VOLATILE));
    }

    /** Past the methods, of which there may be many: from the bytes themselves. */
    private static Set<String> fields(ClassReader classFile, int flag) {
        Set<String> found = Collections.emptySet();
        char[] buffer = new char[classFile.getMaxStringLength()];
        int at = classFile.header + 6;
        at += 2 + 2 * classFile.readUnsignedShort(at);
        int fields = classFile.readUnsignedShort(at);
        at += 2;
        for (int f = 0; f < fields; f++) {
            if ((classFile.readUnsignedShort(at) & Opcodes.ACC_VOLATILE) == flag) {
                found = found.isEmpty() ? new HashSet<>() : found;
                found.add(classFile.readUTF8(at + 2, buffer) + classFile.readUTF8(at + 4, buffer));
            }
            int attributes = classFile.readUnsignedShort(at + 6);
            at += 8;
            for (int a = 0; a < attributes; a++) {
                at += 6 + classFile.readInt(at + 2);
            }
        }
        return found;
    }

    /** Null if the class is not at hand. */
    public List<String> supertypes() {
        return supertypes;
    }

    public Set<String> plainFields() {
        return plainFields;
    }

    public Set<String> volatiles() {
        return volatiles;
    }
}
