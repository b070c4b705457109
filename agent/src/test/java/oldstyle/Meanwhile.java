package oldstyle;

import dev.standpipe.runtime.Switch;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Has a loop, and loads all classes of the runtime meanwhile: {@code FILE JAR none|first|MILLIS}, that is not, before
 * the loop, or so long after it has begun. Says what it has read, what went wrong, and whether they are all of the one
 * loader and domain.
 */
public final class Meanwhile {
    private static final int N = 20_000;

    private Meanwhile() {}

    public static void main(String[] arguments) throws Exception {
        List<String> names = names(new File(arguments[1]));
        String when = arguments[2];
        List<String> wrong = Collections.synchronizedList(new ArrayList<>());
        if (when.equals("first")) {
            load(names, wrong);
        }
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int k = 0; Character.isDigit(when.charAt(0)) && k < 3; k++) {
            List<String> order = new ArrayList<>(names);
            Collections.rotate(order, k * names.size() / 3);
            Thread thread = new Thread(() -> {
                try {
                    start.await();
                    Thread.sleep(Integer.parseInt(when));
                } catch (InterruptedException e) {
                    wrong.add(e.toString());
                }
                load(order, wrong);
            });
            thread.start();
            threads.add(thread);
        }
        start.countDown();
        System.out.println(Loop.read(new File(arguments[0])));
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(wrong + " on " + Switch.isOn() + ", of one place " + areOfOnePlace(names));
    }

    private static List<String> names(File jar) throws IOException {
        List<String> names = new ArrayList<>();
        try (JarFile all = new JarFile(jar)) {
            for (JarEntry entry : Collections.list(all.entries())) {
                String file = entry.getName();
                if (file.startsWith("dev/standpipe/runtime/") && file.endsWith(".class")) {
                    names.add(
                            file.substring(0, file.length() - ".class".length()).replace('/', '.'));
                }
            }
        }
        return names;
    }

    private static void load(List<String> names, List<String> wrong) {
        for (String name : names) {
            try {
                Class.forName(name, false, Meanwhile.class.getClassLoader());
            } catch (UnsupportedClassVersionError forAnotherJava) {
                continue;
            } catch (NoClassDefFoundError theDoorway) {
                if (!theDoorway.getMessage().contains("java/io/Standpipe")) {
                    wrong.add(theDoorway.toString());
                }
            } catch (Throwable e) {
                wrong.add(e.toString());
            }
        }
    }

    private static boolean areOfOnePlace(List<String> names) throws ClassNotFoundException {
        ProtectionDomain domain = Switch.class.getProtectionDomain();
        for (String name : names) {
            try {
                Class<?> type = Class.forName(name, false, Meanwhile.class.getClassLoader());
                if (type.getProtectionDomain() != domain || type.getClassLoader() != domain.getClassLoader()) {
                    return false;
                }
            } catch (LinkageError forAnotherJava) {
                continue;
            }
        }
        return domain.getClassLoader() == ClassLoader.getSystemClassLoader();
    }

    private static final class Loop {
        static int read(File file) throws IOException {
            int[] a = new int[N];
            try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
                for (int i = 0; i < a.length; i++) {
                    a[i] = in.readInt();
                }
            }
            return Arrays.hashCode(a);
        }
    }
}
