package gaps;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Class loaders that come with loops and go, as applications on a server do. {@code FOLDER LOADERS} */
public final class Redeployed {
    private static final int N = 2_000;
    /** How much may be gained or lost by chance, when nothing is kept. */
    private static final double SLACK = 0.25;

    /** What the JVM keeps there of methods that run more often than before, whoever they belong to. */
    private static final int PROFILES = 1 << 20;

    private final File file;
    private final Said said = new Said();
    private final List<Object> kept = new ArrayList<>();

    private Redeployed(File file) {
        this.file = file;
    }

    public static void main(String[] args) throws Exception {
        Redeployed redeployed = new Redeployed(Numbers.file(new File(args[0]), "numbers", N));
        int loaders = Integer.parseInt(args[1]);
        int settled = loaders / 4;
        redeployed.deploy(settled);
        Usage.now(); // asks for classes of its own
        Usage before = Usage.now();
        redeployed.deploy(loaders - settled);
        Usage after = Usage.now();
        System.out.println("# " + before + " -> " + after);
        redeployed.said.line("classes: " + (after.classes - before.classes < (loaders - settled) * SLACK));
        redeployed.said.line(
                "metaspace: " + (after.metaspace - before.metaspace < PROFILES + (loaders - settled) * 1024));
        redeployed.said.line("heap: " + (after.heap - before.heap < (loaders - settled) * 1024));
        redeployed.said.line("threads: " + (after.threads < before.threads + (loaders - settled) * SLACK));
        redeployed.said.line("descriptors: " + (after.descriptors < before.descriptors + (loaders - settled) * SLACK));
    }

    private void deploy(int loaders) throws Exception {
        int right = 0;
        for (int k = 0; k < loaders; k++) {
            Application application = new Application();
            if (Boolean.getBoolean("gaps.keeps")) {
                kept.add(application);
            }
            Method read = application
                    .loadClass(Loop1.class.getName())
                    .getDeclaredMethod("read", DataInputStream.class, int[].class);
            read.setAccessible(true);
            int[] a = new int[N];
            try (InputStream in = Stack.BUFFERED.stream(file)) {
                right += (Integer) read.invoke(null, new DataInputStream(in), a) == N && Numbers.right(a) == N ? 1 : 0;
            }
        }
        said.line(right + " of " + loaders + " right");
    }

    /** Has a copy of the class with the loop for itself. */
    private static final class Application extends ClassLoader {
        Application() {
            super(Redeployed.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Loop1.class.getName())) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                if (loaded != null) {
                    return loaded;
                }
                byte[] bytes = bytes(name);
                return defineClass(name, bytes, 0, bytes.length);
            }
        }

        private byte[] bytes(String name) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] chunk = new byte[4096];
                for (int n; (n = in.read(chunk)) >= 0; ) {
                    bytes.write(chunk, 0, n);
                }
            } catch (IOException x) {
                throw new IllegalStateException(x);
            }
            return Arrays.copyOf(bytes.toByteArray(), bytes.size());
        }
    }
}
