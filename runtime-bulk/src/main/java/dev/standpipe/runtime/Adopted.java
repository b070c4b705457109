package dev.standpipe.runtime;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Classes of the application that do with an array of bytes what the JDK's data streams do: whoever sees their code before the JVM does has compared it, method
 * by method, with code that is known.
 */
public final class Adopted {
    private static final List<Adopted> ALL = new ArrayList<>();

    /** One of them was given other code while the program ran: after that no class is what it was taken for. */
    private static volatile boolean withdrawn;

    private final WeakReference<ClassLoader> loader;
    private final String name;
    private boolean known;

    private Adopted(ClassLoader loader, String name, boolean known) {
        this.loader = new WeakReference<>(loader);
        this.name = name;
        this.known = known;
    }

    /**
     * A class is to be defined by this loader, or to be given this code. Its name is written with slashes. Whether the JVM will take the code nobody can say: so a
     * class that once had other code is never adopted.
     */
    public static synchronized void seen(ClassLoader loader, String slashed, boolean known) {
        String name = slashed.replace('/', '.');
        Adopted before = find(loader, name);
        if (before == null) {
            ALL.add(new Adopted(loader, name, known));
        } else if (before.known && !known) {
            before.known = false;
            withdrawn = true;
        }
    }

    static synchronized boolean contains(ClassLoader loader, String name) {
        Adopted one = find(loader, name);
        return one != null && one.known;
    }

    private static Adopted find(ClassLoader loader, String name) {
        for (Iterator<Adopted> all = ALL.iterator(); all.hasNext(); ) {
            Adopted one = all.next();
            ClassLoader its = one.loader.get();
            if (its == null) {
                all.remove();
            } else if (its == loader && one.name.equals(name)) {
                return one;
            }
        }
        return null;
    }

    static boolean areWithdrawn() {
        return withdrawn;
    }
}
