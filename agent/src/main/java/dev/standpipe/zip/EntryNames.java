package dev.standpipe.zip;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;

/** The names of an archive's entries, as they come by, and what is strange about them. */
public final class EntryNames {
    private final Predicate<String> unique;
    private final Set<String> names = new LinkedHashSet<>();
    private String outside;
    private String twice;

    /** {@code unique} are those of which programs take one if there are two, and not all the same one. */
    public EntryNames(Predicate<String> unique) {
        this.unique = unique;
    }

    /** Whether it is a new one. */
    public boolean add(String name) {
        if (leadsOutside(name)) {
            outside = name;
        }
        boolean isNew = names.add(name);
        if (!isNew && unique.test(name)) {
            twice = name;
        }
        return isNew;
    }

    /** Whether those who unpack an entry by its name would write outside of the folder, on some system. */
    private static boolean leadsOutside(String name) {
        return name.startsWith("/")
                || name.indexOf('\\') >= 0
                || name.length() > 1 && name.charAt(1) == ':'
                || ("/" + name + "/").contains("/../");
    }

    /** The last one that leads out of the folder into which the archive is unpacked, or null. */
    public String outside() {
        return outside;
    }

    /** The last unique one that came more than once, or null. */
    public String twice() {
        return twice;
    }

    /** In the order in which they came. */
    public Set<String> all() {
        return Collections.unmodifiableSet(names);
    }
}
