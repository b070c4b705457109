package dev.standpipe.agent.jdk;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Where the JVM keeps the classes of the JDK, or where a class path does. Each class file comes after its name and its
 * length, superclasses first.
 */
public final class JvmsOwnLoader extends ClassLoader implements BiConsumer<ProtectionDomain, byte[]> {
    private static final String WORKER = "BootClasses.class";
    /** The same, where {@code Unsafe} has another name. */
    private static final String WORKER_ON_JAVA_8 = "BootClasses8.bin";

    private static JvmsOwnLoader only;

    private final Instrumentation instrumentation;
    private BiConsumer<ProtectionDomain, byte[]> worker;

    private JvmsOwnLoader(Instrumentation instrumentation) {
        super(null);
        this.instrumentation = instrumentation;
    }

    /** For whoever knows this only by name: a constructor without parameters is called soonest. */
    public static final class Finder implements Function<Instrumentation, JvmsOwnLoader> {
        @Override
        public JvmsOwnLoader apply(Instrumentation instrumentation) {
            return of(instrumentation);
        }
    }

    /** The only one: a way into the JDK takes milliseconds to make. */
    public static synchronized JvmsOwnLoader of(Instrumentation instrumentation) {
        if (only == null) {
            only = new JvmsOwnLoader(instrumentation);
        }
        return only;
    }

    /** Null for the JVM's own. Throws whatever keeps it from that. */
    @Override
    public void accept(ProtectionDomain domain, byte[] classFiles) {
        worker().accept(domain, classFiles);
    }

    /**
     * Gives the JDK classes beside that one, each after what it inherits from. Where the way in is closed it takes the
     * longer one, as far as that package is open.
     */
    public void define(Class<?> neighbour, byte[]... classFiles) throws ReflectiveOperationException {
        BiConsumer<ProtectionDomain, byte[]> open;
        try {
            open = worker();
        } catch (RuntimeException | LinkageError closed) {
            JdkAccess.ofThisJava().define(neighbour, instrumentation, classFiles);
            return;
        }
        for (byte[] classFile : classFiles) {
            ByteBuffer packed = ByteBuffer.allocate(Short.BYTES + Integer.BYTES + classFile.length);
            open.accept(
                    null,
                    packed.putShort((short) 0)
                            .putInt(classFile.length)
                            .put(classFile)
                            .array());
        }
    }

    private synchronized BiConsumer<ProtectionDomain, byte[]> worker() {
        if (worker == null) {
            try {
                JdkAccess access = JdkAccess.ofThisJava();
                worker = access == null ? workerOnJava8() : access.worker(instrumentation, classFile(WORKER));
            } catch (ReflectiveOperationException | IOException closed) {
                throw new IllegalStateException(closed);
            }
        }
        return worker;
    }

    @SuppressWarnings("unchecked")
    private BiConsumer<ProtectionDomain, byte[]> workerOnJava8() throws ReflectiveOperationException, IOException {
        byte[] worker = classFile(WORKER_ON_JAVA_8);
        return (BiConsumer<ProtectionDomain, byte[]>)
                defineClass(null, worker, 0, worker.length, JdkAccess.class.getProtectionDomain())
                        .getDeclaredConstructor()
                        .newInstance();
    }

    private static byte[] classFile(String name) throws IOException {
        try (InputStream in = JvmsOwnLoader.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException(name + " is missing; the jar is damaged");
            }
            byte[] bytes = new byte[in.available()];
            new DataInputStream(in).readFully(bytes);
            return bytes;
        }
    }
}
