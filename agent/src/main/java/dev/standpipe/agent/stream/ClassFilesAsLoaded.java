package dev.standpipe.agent.stream;

import dev.standpipe.options.Patterns;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.route.ClassFileSource;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.IllegalClassFormatException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The JVM tells what code a class has: it hands it out to whoever may transform the class, after all others who may.
 * Nothing is changed. A class that is given other code later is not what it was taken for.
 */
public final class ClassFilesAsLoaded implements LoadedCode {
    private final Instrumentation instrumentation;
    private final Patterns leftAlone;
    /** With slashes. */
    private final Set<String> handedOut = new HashSet<>();

    /** The thread for which the JVM hands out a class file just now, or null. */
    private volatile Thread asking;

    public ClassFilesAsLoaded(Instrumentation instrumentation, Patterns leftAlone) {
        this.instrumentation = instrumentation;
        this.leftAlone = leftAlone;
    }

    /**
     * A loaded class is transformed once more, on this thread. True if that is for nothing but to know what it is; else
     * it may be given other code, and what was found out about it is withdrawn.
     */
    public boolean isAsked(String name) {
        if (asking == Thread.currentThread()) {
            return true;
        }
        synchronized (handedOut) {
            if (handedOut.contains(name)) {
                ClassFileSource.withdraw();
            }
        }
        return false;
    }

    @Override
    public byte[] classFile(String name, Class<?> by) {
        try {
            if (leftAlone.match(name)) {
                return null;
            }
            Class<?> type = Class.forName(name.replace('/', '.'), false, by.getClassLoader());
            synchronized (handedOut) {
                handedOut.add(name);
            }
            return type.getClassLoader() == null ? ofTheJdk(name) : asLoaded(type);
        } catch (ClassNotFoundException | IOException | UnmodifiableClassException | LinkageError notThere) {
            return null;
        }
    }

    private static byte[] ofTheJdk(String name) throws IOException {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return in == null ? null : all(in);
        }
    }

    private static byte[] all(InputStream in) throws IOException {
        byte[] all = new byte[in.available() + 1];
        int length = 0;
        for (int n = in.read(all); n >= 0; n = in.read(all, length, all.length - length)) {
            length += n;
            if (length == all.length) {
                all = Arrays.copyOf(all, 2 * length);
            }
        }
        return Arrays.copyOf(all, length);
    }

    private synchronized byte[] asLoaded(Class<?> type) throws UnmodifiableClassException {
        if (!instrumentation.isRetransformClassesSupported() || !instrumentation.isModifiableClass(type)) {
            return null;
        }
        Listener listener = new Listener(type);
        instrumentation.addTransformer(listener, true);
        asking = Thread.currentThread();
        try {
            instrumentation.retransformClasses(type);
        } finally {
            asking = null;
            instrumentation.removeTransformer(listener);
        }
        return listener.heard;
    }

    /** Changes nothing. */
    private static final class Listener implements ClassFileTransformer {
        private final Class<?> type;
        private byte[] heard;

        Listener(Class<?> type) {
            this.type = type;
        }

        @Override
        public byte[] transform(
                ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile)
                throws IllegalClassFormatException {
            if (loaded == type) {
                heard = classFile;
            }
            return null;
        }
    }
}
