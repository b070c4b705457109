package dev.standpipe.rewrite;

import java.util.Collections;
import java.util.List;
import java.util.Set;

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

    /** The volatile fields that the class itself declares, each as name and descriptor in one; none if the class is not at hand. */
    default Set<String> volatiles(String name) {
        return Collections.emptySet();
    }
}
