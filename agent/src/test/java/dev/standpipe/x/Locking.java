package dev.standpipe.x;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/** An agent of somebody else that does all its work under one lock: it loads a class, and looks at those that come. */
public final class Locking implements ClassFileTransformer {
    private Locking() {}

    public static synchronized void premain(String loaded, Instrumentation instrumentation) throws Exception {
        instrumentation.addTransformer(new Locking());
        Class.forName(loaded, false, ClassLoader.getSystemClassLoader());
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        synchronized (Locking.class) {
            return null;
        }
    }
}
