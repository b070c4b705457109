package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;

/**
 * Two threads come to their first loop, one by the class path loader of the program, {@link OwnClassPath}, and one by a
 * loader apart that asks this one.
 */
public final class Crossing {
    private Crossing() {}

    public static void main(String[] arguments) throws Exception {
        Thread first = new Thread(() -> {
            try {
                OwnClassPath.COMING.await();
                System.out.println("first " + Together.sum());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        URL here = new File(arguments[0] + "/").toURI().toURL();
        Thread second = new Thread(() -> {
            try (URLClassLoader apart = new Apart(here)) {
                Class<?> stream = apart.loadClass("oldstyle.OwnStream");
                Object in =
                        stream.getConstructor(InputStream.class).newInstance(new ByteArrayInputStream(new byte[400]));
                apart.loadClass("oldstyle.OwnStream$Reader")
                        .getMethod("fill", stream, int[].class)
                        .invoke(null, in, new int[100]);
                System.out.println("second " + 100);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            } finally {
                OwnClassPath.COMING.countDown();
            }
        });
        OwnClassPath.crossing = arguments[1];
        OwnClassPath.first = first;
        OwnClassPath.second = second;
        for (Thread thread : new Thread[] {first, second}) {
            thread.setDaemon(true);
            thread.start();
        }
        for (Thread thread : new Thread[] {first, second}) {
            thread.join(20_000);
            System.out.println(thread.isAlive() ? "stuck" : "done");
        }
    }

    private static final class Apart extends URLClassLoader {
        Apart(URL here) {
            super(new URL[] {here}, null);
        }

        /** For the rewriter, which wants to know what a class extends. */
        @Override
        public URL getResource(String name) {
            OwnClassPath.pass(name);
            return super.getResource(name);
        }
    }
}
