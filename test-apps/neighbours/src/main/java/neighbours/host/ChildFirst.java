package neighbours.host;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;

/** Runs the program by a loader that asks its parent, which has the same classes, last. */
public final class ChildFirst extends URLClassLoader {
    private ChildFirst(URL jar) {
        super(new URL[] {jar}, ChildFirst.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            try {
                return findClass(name);
            } catch (ClassNotFoundException | SecurityException notHere) {
                return super.loadClass(name, resolve);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        try (ChildFirst loader = new ChildFirst(new File(arguments[0]).toURI().toURL())) {
            Program.run(loader);
        }
    }
}
