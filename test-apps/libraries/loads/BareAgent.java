package loads;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/** An agent that looks at each class and does nothing: what it costs is the JVM's own price for any agent. */
public final class BareAgent implements ClassFileTransformer {
    public static void premain(String arguments, Instrumentation instrumentation) {
        instrumentation.addTransformer(new BareAgent(), true);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        return null;
    }
}
