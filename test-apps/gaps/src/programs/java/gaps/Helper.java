package gaps;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/** Another agent, which gives the program the means to change classes while they run. */
public final class Helper {
    private static volatile Instrumentation instrumentation;

    private Helper() {}

    public static void premain(String arguments, Instrumentation given) {
        instrumentation = given;
        given.addTransformer(new Copying(), true);
    }

    static Instrumentation instrumentation() {
        return instrumentation;
    }

    /** Has changed each of these classes, in nothing. */
    private static final class Copying implements ClassFileTransformer {
        @Override
        public byte[] transform(
                ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
            return name != null && (name.startsWith("gaps/") || loaded != null) ? classFile.clone() : null;
        }
    }
}
