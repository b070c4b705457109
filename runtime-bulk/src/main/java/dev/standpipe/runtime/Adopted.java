package dev.standpipe.runtime;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
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

    private Adopted(ClassLoader loader, String name) {
        this.loader = new WeakReference<>(loader);
        this.name = name;
    }

    /** A class is about to be defined by this loader, or to be given this code. Its name is written with slashes. */
    public static synchronized void seen(ClassLoader loader, String name, boolean known) {
        boolean adopted = contains(loader, name.replace('/', '.'));
        if (known && !adopted) {
            ALL.add(new Adopted(loader, name.replace('/', '.')));
        } else if (!known && adopted) {
            withdrawn = true;
        }
    }

    static synchronized boolean contains(ClassLoader loader, String name) {
        for (Adopted one : ALL) {
            if (one.loader.get() == loader && one.name.equals(name)) {
                return true;
            }
        }
        return false;
    }

    static boolean areWithdrawn() {
        return withdrawn;
    }
}
