package dev.standpipe.runtime;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Loads all classes of the runtime while they are to be had. A server closes the loader of an application that is
 * stopped, and the engine that came with it goes on serving the others.
 */
final class EagerLoading {
    private static final String PACKAGE = "dev/standpipe/runtime/";
    private static final String SUFFIX = ".class";

    private EagerLoading() {}

    /** Whether they come from somewhere that such a loader may close. */
    static boolean isNeeded(ClassLoader loader) {
        return home(loader) != null;
    }

    private static URL home(ClassLoader loader) {
        return loader.getResource(PACKAGE + "Switch" + SUFFIX);
    }

    static void take(ClassLoader loader) {
        URL here = loader == null ? null : home(loader);
        if (here == null) {
            return;
        }
        try {
            URLConnection connection = here.openConnection();
            if (connection instanceof JarURLConnection) {
                connection.setUseCaches(false);
                try (JarFile jar = ((JarURLConnection) connection).getJarFile()) {
                    take(jar, loader);
                }
            }
        } catch (IOException | RuntimeException notListed) {
            // they are loaded one by one, as they are needed
        }
    }

    private static void take(JarFile jar, ClassLoader loader) {
        for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
            String name = entries.nextElement().getName();
            if (name.startsWith(PACKAGE) && name.endsWith(SUFFIX)) {
                try {
                    Class.forName(
                            name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'), false, loader);
                } catch (ClassNotFoundException | LinkageError forAnotherJava) {
                    // nor is it needed here
                }
            }
        }
    }
}
