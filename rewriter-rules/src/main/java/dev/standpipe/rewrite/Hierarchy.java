package dev.standpipe.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassReader;

/** What is known about the supertypes of classes without loading any. */
public interface Hierarchy {
    /** Knows nothing. */
    Hierarchy UNKNOWN = new Hierarchy() {
        @Override
        public List<String> supertypes(String name) {
            return null;
        }
    };

    /** The names, with slashes, of the superclass and of the interfaces that the class itself names, or null if the class is not at hand. */
    List<String> supertypes(String name);

    /** What a class file itself says. */
    static List<String> above(ClassReader classFile) {
        List<String> above = new ArrayList<>(Arrays.asList(classFile.getInterfaces()));
        if (classFile.getSuperName() != null) {
            above.add(classFile.getSuperName());
        }
        return above;
    }
}
