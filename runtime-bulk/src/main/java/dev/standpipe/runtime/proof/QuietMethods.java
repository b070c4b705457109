package dev.standpipe.runtime.proof;

import java.util.Collection;

/** What is known of the code that classes have been loaded with. */
public interface QuietMethods {
    /**
     * Whether these constructors and static methods of the class, each a name with a descriptor, only compute and store
     * into fields of the class itself, when {@code caller} calls them. False also where that is not to be found out.
     */
    boolean areQuiet(Class<?> type, Collection<String> methods, Class<?> caller);
}
