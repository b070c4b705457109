package oldstyle;

import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;

/**
 * Comes to its first loop in a thread with a group, a class loader and inheritable values of its own, and then all of
 * these are gone.
 */
public final class Tenant {
    private static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<String>() {
        @Override
        protected String childValue(String inherited) {
            System.out.println("a thread inherits " + inherited);
            return inherited;
        }
    };

    private Tenant() {}

    public static void main(String[] arguments) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("flushed")));
        ThreadGroup group = new ThreadGroup("tenants");
        group.setDaemon(true);
        Thread thread = new Thread(group, () -> {
            NAME.set("a name");
            System.out.println("read " + Together.sum());
        });
        WeakReference<ClassLoader> loader = lend(thread);
        thread.start();
        thread.join();
        System.out.println("the group is destroyed: " + group.isDestroyed());
        if (!group.isDestroyed()) {
            group.destroy();
        }
        thread = null;
        for (int i = 0; i < 100 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }
        System.out.println("the loader is gone: " + (loader.get() == null));
    }

    private static WeakReference<ClassLoader> lend(Thread thread) {
        ClassLoader loader = new URLClassLoader(new URL[0]);
        thread.setContextClassLoader(loader);
        return new WeakReference<>(loader);
    }
}
