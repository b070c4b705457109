package dev.standpipe.agent;

import dev.standpipe.options.Options;
import dev.standpipe.options.Patterns;
import dev.standpipe.rewrite.Prefilter;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Looks at each class that is loaded; most are done with at a glance, and nothing else of Standpipe is loaded until one is not. */
final class Transformer implements ClassFileTransformer {
    /** More of the same would tell nobody anything. */
    private static final int FAILURES_TOLD = 5;

    private static final String VIEWS = "org/apache/flink/core/memory/Data";

    private final Watch watch;
    private final Patterns includes;
    private final Patterns excludes;
    private final Patterns excludedLoaders;
    private final ClassLoader platform = platform();
    private final AtomicInteger failures = new AtomicInteger();
    /** What another agent does while it sees a class of ours load may come back here before that class is there. */
    private final ThreadLocal<Boolean> inside = new ThreadLocal<>();

    private volatile boolean on = true;

    /** Whether one class was rewritten, with all that belongs to it. Until then one that is loaded at the end of a stack could be the end of all rewriting. */
    private volatile boolean begun;

    private volatile Thread retransforming;
    private Workshop workshop;

    Transformer(Watch watch) {
        this.watch = watch;
        Options options = watch.options();
        this.includes = options.includes();
        this.excludes = options.excludes();
        this.excludedLoaders = options.excludedLoaders();
    }

    /** Loads what {@link #transform} needs at once, so that its first call defines no class of ours. */
    void prepare() {
        Prefilter.maybe(new byte[0]);
        if (Agent.isOnAClassPathOfTheProgramsOwn()) {
            workshop().prepare();
        }
    }

    private static ClassLoader platform() {
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        while (loader != null) {
            String type = loader.getClass().getName();
            if (type.equals("jdk.internal.loader.ClassLoaders$PlatformClassLoader")
                    || type.equals("sun.misc.Launcher$ExtClassLoader")) {
                return loader;
            }
            loader = loader.getParent();
        }
        return null;
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        try {
            if ((loader == null || loader == platform) && loaded != null) {
                JdkStreams.changed(watch, name);
            }
            if (!isOpen(loader, name)) {
                return null;
            }
            if (name.startsWith(VIEWS)) {
                // also while it is off: what they are must be known when it is on again
                FlinkViews.look(loader, name, classFile);
            }
            if (!on) {
                return null;
            }
            if (loaded == null) {
                watch.observations().classSeen();
            }
            boolean byOthers = loaded != null && retransforming != Thread.currentThread();
            return Prefilter.maybe(classFile) ? rewrite(loader, name, classFile, byOthers) : null;
        } catch (Throwable e) {
            failed(name, e);
            return null;
        }
    }

    /** The thread that has classes transformed again for us: when another does, somebody changes them. */
    void serves(Thread retransforming) {
        this.retransforming = retransforming;
    }

    private byte[] rewrite(ClassLoader loader, String name, byte[] classFile, boolean byOthers) {
        if (inside.get() != null) {
            return null;
        }
        inside.set(Boolean.TRUE);
        try {
            return Rights.own(new Supplier<byte[]>() {
                @Override
                public byte[] get() {
                    if (!begun) {
                        StackRoom.checkForFirstTime();
                    }
                    byte[] rewritten = workshop().rewrite(loader, name, classFile, byOthers);
                    begun |= rewritten != null;
                    return rewritten;
                }
            });
        } finally {
            inside.remove();
        }
    }

    /** Whether classes of this name and loader are looked at; hidden classes have no name. */
    boolean isOpen(ClassLoader loader, String name) {
        return loader != null
                && loader != platform
                && name != null
                && !name.startsWith("dev/standpipe/")
                && includes.match(name)
                && !excludes.match(name)
                && (excludedLoaders.isEmpty()
                        || !excludedLoaders.match(loader.getClass().getName()));
    }

    private synchronized Workshop workshop() {
        if (workshop == null) {
            workshop = new Workshop(watch);
        }
        return workshop;
    }

    void failed(String name, Throwable e) {
        try {
            int count = failures.incrementAndGet();
            if (count <= FAILURES_TOLD) {
                watch.complain("class " + name + " stays as it is: " + e
                        + (count == FAILURES_TOLD ? " (further ones are only counted)" : ""));
            }
        } catch (Throwable noMemory) {
            // the class stays as it is
        }
    }

    /** Classes that stayed as they were because something went wrong. */
    int failures() {
        return failures.get();
    }

    boolean isOn() {
        return on;
    }

    void turn(boolean on) {
        this.on = on;
    }

    /** What keeps it from rewriting anything, as far as is known, or null. */
    synchronized String refusal() {
        return workshop == null ? null : workshop.refusal();
    }
}
