package dev.standpipe.agent;

import dev.standpipe.agent.stream.FlinkViews;
import dev.standpipe.options.Options;
import dev.standpipe.options.Patterns;
import dev.standpipe.report.Origin;
import dev.standpipe.rewrite.LoopFilter;
import dev.standpipe.rewrite.Prefilter;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.function.Supplier;

/**
 * Looks at each class that is loaded; most are done with at a glance, and nothing else of Standpipe is loaded until one
 * is not.
 */
final class Transformer implements ClassFileTransformer {
    private static final String VIEWS = "org/apache/flink/core/memory/Data";

    private final AgentSession session;
    private final Patterns includes;
    private final Patterns excludes;
    private final Patterns excludedLoaders;
    private final ClassLoader platform = platform();
    /** Null where no cache is wanted. */
    private final CacheKey cacheKey;

    /** What another agent does while it sees a class of ours load may come back here before that class is there. */
    private final ThreadLocal<Boolean> inside = new ThreadLocal<>();

    /**
     * Whether one class was rewritten, with all that belongs to it. Until then one that is loaded at the end of a stack
     * could be the end of all rewriting.
     */
    private volatile boolean begun;

    /** Whether the packages of the runtime have been, where a security manager asks. */
    private volatile boolean closed;

    private volatile Thread retransforming;
    private ClassRewriting rewriting;

    Transformer(AgentSession session) {
        this.session = session;
        Options options = session.options();
        this.includes = session.includes();
        this.excludes = session.excludes();
        this.excludedLoaders = session.excludedLoaders();
        this.cacheKey = options.cache().isEmpty() ? null : CacheKey.of(options);
    }

    /**
     * The JVM calls it after all transformers that cannot transform again, JaCoCo's and AspectJ's among them, whatever
     * the order on the command line.
     */
    void start() {
        if (isGuarded() && closeRooms() != null) {
            throw new SecurityException("its packages could not be closed to others");
        }
        prepare();
        session.isTransformedBy(Transformer.class);
        Instrumentation instrumentation = session.instrumentation();
        instrumentation.addTransformer(this, instrumentation.isRetransformClassesSupported());
    }

    /** Loads what {@link #transform} needs at once, so that its first call defines no class of ours. */
    private void prepare() {
        Prefilter.maybe(new byte[0]);
        if (Agent.isOnAClassPathOfTheProgramsOwn()) {
            rewriting().prepare();
        }
    }

    void takeLoadedClasses() {
        session.observations().classesSeen(LoadedClasses.transform(session.instrumentation(), this));
    }

    void stop() {
        session.instrumentation().removeTransformer(this);
    }

    /** Off, rewritten code goes back to its loops at once, and no more classes are rewritten. */
    void enable(boolean on) {
        // not by the lock of this, which threads that load classes take
        synchronized (session) {
            if (on == session.isOn()) {
                return;
            }
            session.turn(on);
            if (on) {
                RuntimeCopies.release(session.instrumentation());
                LoadedClasses.transform(session.instrumentation(), this);
            } else {
                RuntimeCopies.hold(session.instrumentation());
            }
            AgentProperties.tell(session);
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
            boolean jdks = loader == null || loader == platform;
            boolean asked = loaded != null && session.isToBeKnown(name);
            if (jdks && loaded != null) {
                JdkStreams.changed(session, name);
            }
            if (!jdks && !closed && isGuarded()) {
                closeLate();
            }
            if (!isOpen(loader, name)) {
                return null;
            }
            if (name.startsWith(VIEWS)) {
                // also while it is off: what they are must be known when it is on again
                FlinkViews.look(loader, name, classFile);
            }
            if (!session.isOn()) {
                return null;
            }
            if (loaded == null) {
                session.observations().classSeen();
            }
            boolean byOthers = loaded != null && !asked && retransforming != Thread.currentThread();
            return Prefilter.maybe(classFile) ? rewrite(loader, name, domain, classFile, byOthers) : null;
        } catch (Throwable e) {
            session.failed(name, e);
            return null;
        }
    }

    /** As {@link Rights#isGuarded}, which would be a class more for every program. */
    private static boolean isGuarded() {
        try {
            return System.getSecurityManager() != null;
        } catch (LinkageError gone) {
            return false;
        }
    }

    private String closeRooms() {
        closed = true;
        return Switch.closeRooms(Transformer.class.getClassLoader());
    }

    /**
     * The program has set a security manager: before its next class is there, which may be trusted less. Not when the
     * class is the JDK's, for it may be one of those that this takes.
     */
    private void closeLate() {
        StackRoom.checkForFirstTime();
        String whyNot = closeRooms();
        if (whyNot != null) {
            session.complain("moves nothing any more: " + whyNot);
        }
    }

    /** The thread that has classes transformed again for us: another thread does so to change them. */
    void serves(Thread retransforming) {
        this.retransforming = retransforming;
    }

    private byte[] rewrite(
            ClassLoader loader, String name, ProtectionDomain domain, byte[] classFile, boolean byOthers) {
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
                    if (!byOthers && !LoopFilter.maybe(classFile)) {
                        return null;
                    }
                    byte[] rewritten = rewriting().rewrite(loader, name, classFile, byOthers);
                    begun |= rewritten != null;
                    session.observations().weights().cameFrom(name, Origin.of(domain));
                    return rewritten;
                }
            });
        } finally {
            inside.remove();
        }
    }

    /** Whether that is, by its name, a stream of the program's own that is known by its code, once that is seen. */
    boolean isUnseenView(ClassLoader loader, String name) {
        return name.startsWith(VIEWS) && FlinkViews.isUnseen(loader, name);
    }

    /** The JVM did not take the code that it had shown: such a class has another. */
    void forgetView(ClassLoader loader, String name) {
        if (name.startsWith(VIEWS)) {
            FlinkViews.forget(loader, name);
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

    private synchronized ClassRewriting rewriting() {
        if (rewriting == null) {
            rewriting = new ClassRewriting(session, cacheKey);
        }
        return rewriting;
    }

    void failed(String name, Throwable e) {
        session.failed(name, e);
    }
}
