package dev.standpipe.agent.jdk;

import dev.standpipe.runtime.link.ConstantPool;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Where the JVM keeps the classes of the JDK. Each class file comes after its length, superclasses first. */
public final class JvmsOwnLoader extends ClassLoader implements BiConsumer<Instrumentation, byte[]> {
    private static final String WORKER = "BootClasses.class";

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
                worker = access == null ? workerOnJava8() : access.worker(instrumentation, classFile());
            } catch (ReflectiveOperationException | IOException closed) {
                throw new IllegalStateException(closed);
            }
        }
        worker.accept(classFiles);
    }

    @SuppressWarnings("unchecked")
    private Consumer<byte[]> workerOnJava8() throws ReflectiveOperationException, IOException {
        byte[] renamed = ConstantPool.rename(classFile(), "jdk/internal/misc/Unsafe", "sun/misc/Unsafe");
        return (Consumer<byte[]>) defineClass(null, renamed, 0, renamed.length, JdkAccess.class.getProtectionDomain())
                .getDeclaredConstructor()
                .newInstance();
    }

    private static byte[] classFile() throws IOException {
        try (InputStream in = JvmsOwnLoader.class.getResourceAsStream(WORKER)) {
            if (in == null) {
                throw new IOException(WORKER + " is missing; the jar is damaged");
            }
            byte[] bytes = new byte[in.available()];
            new DataInputStream(in).readFully(bytes);
            return bytes;
        }
    }
}
