package dev.standpipe.agent.jdk;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Where the JVM keeps the classes of the JDK. Each class file comes after its length, superclasses first. */
public final class JvmsOwnLoader extends ClassLoader implements BiConsumer<Instrumentation, byte[]> {
    private static final String WORKER = "BootClasses.class";
    /** The same, where {@code Unsafe} has another name. */
    private static final String WORKER_ON_JAVA_8 = "BootClasses8.bin";

    private Consumer<byte[]> worker;

    public JvmsOwnLoader() {
        super(null);
    }

    /** Throws whatever keeps it from that. */
    @Override
    public void accept(Instrumentation instrumentation, byte[] classFiles) {
        if (worker == null) {
            try {
                JdkAccess access = JdkAccess.ofThisJava();
                worker = access == null ? workerOnJava8() : access.worker(instrumentation, classFile(WORKER));
            } catch (ReflectiveOperationException | IOException closed) {
                throw new IllegalStateException(closed);
            }
        }
        worker.accept(classFiles);
    }

    @SuppressWarnings("unchecked")
    private Consumer<byte[]> workerOnJava8() throws ReflectiveOperationException, IOException {
        byte[] worker = classFile(WORKER_ON_JAVA_8);
        return (Consumer<byte[]>) defineClass(null, worker, 0, worker.length, JdkAccess.class.getProtectionDomain())
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
