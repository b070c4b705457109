package dev.standpipe.rewrite;

import java.util.List;

/** What is known about the supertypes of classes without loading any. */
public interface Hierarchy {
    /** Knows nothing. */
    Hierarchy UNKNOWN = name -> null;

    /** The names, with slashes, of the superclass and of the interfaces that the class itself names, or null if the class is not at hand. */
    List<String> supertypes(String name);
}
