package oldstyle;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.CountDownLatch;

/** The loader of a program that asks itself first, and loads one class at a time by a lock of its own. */
public final class OwnClassPath extends URLClassLoader {
    /** Starts when the second is about to come through the crossing, or has not come through it. */
    public static volatile Thread first;

    public static volatile Thread second;

    public static volatile String crossing;

    public static final CountDownLatch COMING = new CountDownLatch(1);

    private static final Object LOCK = new Object();

    static {
        registerAsParallelCapable();
    }

    public OwnClassPath(ClassLoader parent) throws MalformedURLException {
        super(new URL[0], parent);
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            appendToClassPathForInstrumentation(place);
        }
    }

    /** Called by the JVM. */
    void appendToClassPathForInstrumentation(String place) throws MalformedURLException {
        addURL(new File(place).toURI().toURL());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        pass(name);
        synchronized (LOCK) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : find(name);
        }
    }

    private Class<?> find(String name) throws ClassNotFoundException {
        boolean isOurs = name.startsWith("oldstyle.") || name.startsWith("dev.standpipe.");
        return isOurs && !name.equals(OwnClassPath.class.getName())
                ? findClass(name)
                : getParent().loadClass(name);
    }

    /**
     * The second thread comes through the crossing only when the first has the lock and waits for another, or is done.
     */
    public static void pass(String name) {
        if (Thread.currentThread() != second || !name.equals(crossing)) {
            return;
        }
        COMING.countDown();
        try {
            for (int i = 0; i < 1000 && first.isAlive() && first.getState() != Thread.State.BLOCKED; i++) {
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (LOCK) {
            return;
        }
    }
}
