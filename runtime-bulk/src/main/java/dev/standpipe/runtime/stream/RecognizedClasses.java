package dev.standpipe.runtime.stream;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Classes of the application that do with an array of bytes what the JDK's data streams do: whoever sees their code
 * before the JVM does, or is shown it later, has compared it, method by method, with code that is known.
 */
public final class RecognizedClasses {
    /** Null while there is none: no initialiser that could fail at the end of a stack. */
    private static List<RecognizedClasses> all;

    /** One of them was given other code while the program ran: after that no class is what it was taken for. */
    private static volatile boolean withdrawn;

    private final WeakReference<ClassLoader> loader;
    private final String name;
    private boolean known;

    private RecognizedClasses(ClassLoader loader, String name, boolean known) {
        this.loader = new WeakReference<>(loader);
        this.name = name;
        this.known = known;
    }

    /**
     * A class is to be defined by this loader, or to be given this code. Its name is written with slashes. Whether the
     * JVM will take the code nobody can say: so a class that once had other code is never recognized.
     */
    public static synchronized void seen(ClassLoader loader, String slashed, boolean known) {
        String name = slashed.replace('/', '.');
        RecognizedClasses before = find(loader, name);
        if (all == null) {
            all = new ArrayList<>();
        }
        if (before == null) {
            all.add(new RecognizedClasses(loader, name, known));
        } else if (before.known && !known) {
            before.known = false;
            withdrawn = true;
        }
    }

    /** Whether such a class has been seen, whatever came of it. Its name is written with slashes. */
    public static synchronized boolean isSeen(ClassLoader loader, String slashed) {
        return find(loader, slashed.replace('/', '.')) != null;
    }

    static synchronized boolean contains(ClassLoader loader, String name) {
        RecognizedClasses one = find(loader, name);
        return one != null && one.known;
    }

    private static RecognizedClasses find(ClassLoader loader, String name) {
        if (all == null) {
            return null;
        }
        for (Iterator<RecognizedClasses> each = all.iterator(); each.hasNext(); ) {
            RecognizedClasses one = each.next();
            ClassLoader its = one.loader.get();
            if (its == null) {
                each.remove();
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
