package dev.standpipe.rewrite.hoist;

import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;

/** Plays methods {@code (DataInput, int[], int, StringBuilder)} as they are, and rewritten for a runtime that is late. */
public final class Lateness {
    private static final int[][] GIVEN = {
        null, {}, {3}, {1, 2, 3, 4}, {9, 8, 7, 6, 5, 4, 3, 2}, new int[40], {-1, 2, -3, 4, -5, 6}
    };
    private static final int[] COUNTS = {-1, 0, 1, 2, 4, 5, 7, 40};

    /** Bytes that there are, and then whether the device fails or the file ends. */
    private static final int[] LENGTHS = {1 << 12, 0, 3, 8, 20, 33, 130};

    private final Class<?> before;
    private final Class<?> after;
    int played;

    public Lateness(Collection<byte[]> classFiles, Function<byte[], byte[]> rewriter) throws ClassNotFoundException {
        this.before = defined(classFiles, classFile -> classFile);
        this.after = defined(classFiles, rewriter);
    }

    /** The class of which there is one. */
    static Class<?> defined(Collection<byte[]> classFiles, Function<byte[], byte[]> rewriter)
            throws ClassNotFoundException {
        Map<String, byte[]> rewritten = new HashMap<>();
        String name = null;
        for (byte[] classFile : classFiles) {
            name = new ClassReader(classFile).getClassName();
            rewritten.put(name, rewriter.apply(classFile));
        }
        return new Defining(rewritten).loadClass(name);
    }

    /** What came out differently, or was never waited for. */
    public List<String> differences() throws ReflectiveOperationException {
        List<String> differences = new ArrayList<>();
        Method[] methods = before.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method method : methods) {
            if (Modifier.isPublic(method.getModifiers())) {
                compare(method, differences);
            }
        }
        return differences;
    }

    private void compare(Method method, List<String> differences) throws ReflectiveOperationException {
        Method rewritten = after.getMethod(method.getName(), method.getParameterTypes());
        for (int[] given : GIVEN) {
            for (int count : COUNTS) {
                for (int length : LENGTHS) {
                    for (boolean fails : new boolean[] {false, true}) {
                        String was = play(method, given, count, length, fails);
                        String is = play(rewritten, given, count, length, fails);
                        int unpaid = LateDoorway.unpaid();
                        played++;
                        if (!was.equals(is) || unpaid > 0) {
                            differences.add(method.getName() + " with " + Arrays.toString(given) + ", " + count
                                    + " from " + length + " bytes" + (fails ? " that fail" : "") + ": " + was
                                    + ", but late: " + is + (unpaid > 0 ? ", and never waited" : ""));
                            return;
                        }
                    }
                }
            }
        }
    }

    private static String play(Method method, int[] given, int count, int length, boolean fails)
            throws ReflectiveOperationException {
        byte[] bytes = new byte[length];
        for (int k = 0; k < length; k++) {
            bytes[k] = (byte) (k * 89 + 7);
        }
        InputStream raw = new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read() {
                int next = super.read();
                if (next < 0 && fails) {
                    throw Lateness.<RuntimeException>deviceError();
                }
                return next;
            }

            @Override
            public synchronized int read(byte[] to, int from, int most) {
                int n = super.read(to, from, most);
                if (n < 0 && fails) {
                    throw Lateness.<RuntimeException>deviceError();
                }
                return n;
            }
        };
        DataInput in = new DataInputStream(raw);
        StringBuilder log = new StringBuilder();
        int[] b = given == null ? null : given.clone();
        Object owner = method.getDeclaringClass().getDeclaredConstructor().newInstance();
        try {
            method.invoke(owner, in, b, count, log);
        } catch (InvocationTargetException e) {
            // what a JVM throws itself says less when it is compiled
            boolean ofJvm = e.getCause() instanceof RuntimeException;
            log.append(" threw ").append(ofJvm ? e.getCause().getClass() : e.getCause());
        }
        return log + " " + Arrays.toString(b);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T deviceError() throws T {
        throw (T) new IOException("Input/output error");
    }

    private static final class Defining extends ClassLoader {
        private final Map<String, byte[]> classFiles;

        Defining(Map<String, byte[]> classFiles) {
            super(Lateness.class.getClassLoader());
            this.classFiles = classFiles;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] classFile = classFiles.get(name);
            if (classFile == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, classFile, 0, classFile.length);
        }
    }
}
