package dev.standpipe.agent.jdk;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.function.BiConsumer;

/**
 * Where the JVM keeps the classes of the JDK, or where a class path does. Each class file comes after its name and its
 * length, superclasses first.
 */
public final class JvmsOwnLoader extends ClassLoader implements BiConsumer<ProtectionDomain, byte[]> {
    private static final String WORKER = "BootClasses.class";
    /** The same, where {@code Unsafe} has another name. */
    private static final String WORKER_ON_JAVA_8 = "BootClasses8.bin";

    private final Instrumentation instrumentation;
    private BiConsumer<ProtectionDomain, byte[]> worker;

    public JvmsOwnLoader(Instrumentation instrumentation) {
        super(null);
        this.instrumentation = instrumentation;
    }

    /** Null for the JVM's own. Throws whatever keeps it from that. */
    @Override
    public void accept(ProtectionDomain domain, byte[] classFiles) {
        if (worker == null) {
            try {
                JdkAccess access = JdkAccess.ofThisJava();
                worker = access == null ? workerOnJava8() : access.worker(instrumentation, classFile(WORKER));
            } catch (ReflectiveOperationException | IOException closed) {
                throw new IllegalStateException(closed);
            }
        }
        worker.accept(domain, classFiles);
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
