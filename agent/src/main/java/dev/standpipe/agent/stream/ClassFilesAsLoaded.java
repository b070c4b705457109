package dev.standpipe.agent.stream;

import dev.standpipe.options.Patterns;
import dev.standpipe.options.StreamKinds;
import dev.standpipe.rewrite.PromisedMethods;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.QuietMethods;
import dev.standpipe.runtime.route.AgentsBeside;
import dev.standpipe.runtime.route.BootClassFiles;
import dev.standpipe.runtime.route.ClassFileSource;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.IllegalClassFormatException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The JVM tells what code a class has: it hands it out to whoever may transform the class. Nothing is changed, and
 * nobody is asked while others can change classes: what they did to one once would be undone, or not be seen. A class
 * that is given other code later is not what it was taken for.
 */
public final class ClassFilesAsLoaded implements LoadedCode, QuietMethods {
    private static final LoadedCode NONE = new LoadedCode() {
        @Override
        public byte[] classFile(String name, Class<?> by) {
            return null;
        }
    };

    private final Instrumentation instrumentation;
    private final Patterns leftAlone;

    /** The agent's own transformers, and its jar or null. */
    private final List<Class<?>> own;

    private final File jar;

    /** With slashes. */
    private final Set<String> handedOut = new HashSet<>();

    /** The thread for which the JVM hands out a class file just now, or null. */
    private volatile Thread asking;

    public ClassFilesAsLoaded(Instrumentation instrumentation, Patterns leftAlone, List<Class<?>> own, File jar) {
        this.instrumentation = instrumentation;
        this.leftAlone = leftAlone;
        this.own = own;
        this.jar = jar;
    }

    /** A source that has nothing where somebody is there. */
    public LoadedCode unless(String somebody) {
        return somebody == null ? this : NONE;
    }

    /** Whoever else may change classes, as a name for people, or null. To be asked for each proof. */
    public String somebody() {
        String transformer = transformer();
        return transformer == null ? AgentsBeside.found(jar) : transformer;
    }

    /** Of an agent, perhaps one that has removed it again; what it is called says nothing. */
    private String transformer() {
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (ClassFileTransformer.class.isAssignableFrom(type)
                    && type != ClassFileTransformer.class
                    && type != Listener.class
                    && !own.contains(type)) {
                return type.getName();
            }
        }
        return null;
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
            return type.getClassLoader() == null ? BootClassFiles.of(name) : asLoaded(type);
        } catch (ClassNotFoundException | IOException | UnmodifiableClassException | LinkageError notThere) {
            return null;
        }
    }

    @Override
    public boolean wants(String kind) {
        return !leftAlone.match(StreamKinds.word(kind));
    }

    @Override
    public boolean areQuiet(Class<?> type, Collection<String> methods, Class<?> caller) {
        byte[] classFile = classFile(type.getName().replace('.', '/'), type);
        return classFile != null
                && PromisedMethods.areKept(classFile, methods, caller.getName().replace('.', '/'));
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
        return transformer() == null ? listener.heard : null;
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
