package dev.standpipe.runtime;

import dev.standpipe.runtime.engine.CheckingEngine;
import dev.standpipe.runtime.engine.Engine;
import dev.standpipe.runtime.engine.EngineChecks;
import dev.standpipe.runtime.engine.EngineToCome;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.link.Link;
import dev.standpipe.runtime.transfer.FileReads;

/**
 * Turns the engine on and off while the program runs; off, every call moves nothing and the loops do their own work
 * again.
 */
public final class Switch {
    private static volatile boolean on;

    /** Where there is no doorway, some is carried without one. */
    private static boolean servesWithout;

    /** From outside, by whoever has all of Standpipe in this JVM stop. */
    private static volatile boolean held;

    /** While it is held: whether it would be on. */
    private static boolean wanted;

    /** Null where it did not wait for anything. */
    private static volatile Coming coming;

    /** Made once: the doorway takes no other. */
    private static volatile Engine engine;

    private static boolean prepared;

    private Switch() {}

    public static boolean isOn() {
        return on;
    }

    /**
     * Links the doorway if need be and opens it. Says why that failed, or null when rewritten code now reaches the
     * engine.
     */
    public static synchronized String on() {
        String whyNot = Link.establish();
        if (whyNot != null) {
            return whyNot;
        }
        if (Rights.isGuarded()) {
            whyNot = ClosedRooms.close(null);
            if (whyNot != null) {
                return whyNot;
            }
        }
        ClassLoader loader = ofAnApplication();
        if (loader != null) {
            EagerLoading.take(loader);
        }
        try {
            start();
            if (held) {
                engine.shut();
                wanted = true;
            } else {
                engine.open();
                on = true;
            }
            return null;
        } catch (LinkageError | RuntimeException e) {
            return "the engine did not start, perhaps because another copy of Standpipe serves this JVM: "
                    + (e.getCause() == null ? e : e.getCause());
        }
    }

    /** Which may end before the JVM does; else null. */
    private static ClassLoader ofAnApplication() {
        ClassLoader loader = Switch.class.getClassLoader();
        return loader == ClassLoader.getSystemClassLoader() ? null : loader;
    }

    /**
     * Has that call {@link #on} once it pays, from a loop. Says whether it may wait so long: not where rights are asked
     * for, where the classes may be gone by then, or where a loader of the program's own brings them, for whose locks
     * it might have to wait. The doorway is there, and nobody else's.
     */
    public static synchronized boolean waits(Runnable beginning) {
        if (engine != null || Rights.isGuarded()) {
            return false;
        }
        ClassLoader loader = ofAnApplication();
        boolean isTheirs = loader == null
                ? ClassLoader.getSystemClassLoader().getClass().getClassLoader() != null
                : EagerLoading.isNeeded(loader);
        if (!isTheirs) {
            coming = new Coming(beginning);
            coming.serve();
        }
        return !isTheirs;
    }

    /** Whether it {@linkplain #waits waits}. */
    static boolean isAwaited() {
        return coming != null && !on && coming.mayBegin;
    }

    /** Has it begin now, if it waits. */
    public static void begin() {
        Coming waiting = coming;
        if (waiting != null) {
            waiting.begin();
        }
    }

    /** Holds the place of the engine. */
    private static final class Coming extends EngineToCome {
        private final Runnable beginning;
        private volatile boolean mayBegin = true;

        Coming(Runnable beginning) {
            this.beginning = beginning;
        }

        @Override
        protected Engine begin() {
            if (mayBegin && !held) {
                StackRoom.checkForFirstTime();
                if (isFirst()) {
                    try {
                        beginning.run();
                    } catch (ThreadDeath stopped) {
                        mayBegin = true;
                        throw stopped;
                    }
                }
            }
            return on ? engine : null;
        }

        private synchronized boolean isFirst() {
            boolean first = mayBegin;
            mayBegin = false;
            return first;
        }

        @Override
        protected Engine made() {
            return engine;
        }
    }

    /**
     * Where there is a security manager: from now on nobody comes to what the runtime works with whom the policy does
     * not let. Says why that cannot be, or null; then nothing is moved any more. The loader may be null, or one that
     * shares the runtime's classes.
     */
    public static synchronized String closeRooms(ClassLoader sharing) {
        String whyNot = ClosedRooms.close(sharing);
        if (whyNot != null && on) {
            off();
        } else if (whyNot != null && coming != null) {
            coming.mayBegin = false;
        }
        return whyNot;
    }

    /** The engine is there afterwards, and serves nobody yet. Needs the doorway. */
    static synchronized void start() {
        if (engine == null) {
            engine = EngineChecks.asked() == null ? new Engine() : CheckingEngine.of(EngineChecks.asked());
        }
        if (!prepared) {
            engine.prepare();
            prepared = true;
        }
    }

    /** From the next call on, nothing moves. Needs {@link #on} to have succeeded once. */
    public static synchronized void off() {
        on = false;
        engine.shut();
        FileReads.closeAhead();
    }

    /**
     * Sends the loops that this copy of the runtime serves back to their own work, until {@link #release}. Returns
     * whether it serves any.
     */
    public static synchronized boolean hold() {
        if (!held) {
            held = true;
            wanted = on;
            if (on) {
                off();
            }
        }
        return wanted || servesWithout || isAwaited();
    }

    /** What was {@linkplain #hold held} goes on. Returns whether there is anything. */
    public static synchronized boolean release() {
        boolean serves = held && (wanted || servesWithout || isAwaited());
        if (held && wanted) {
            engine.open();
            on = true;
        }
        held = false;
        wanted = false;
        return serves;
    }

    static boolean isHeld() {
        return held;
    }

    static synchronized void servesWithoutDoorway() {
        servesWithout = true;
    }
}
