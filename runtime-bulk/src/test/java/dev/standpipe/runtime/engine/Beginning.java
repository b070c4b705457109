package dev.standpipe.runtime.engine;

import java.io.Standpipe;
import java.lang.reflect.Field;

/**
 * Has the engine begin in the middle of a program, as it does in a program that carries enough: at one of the calls of
 * the doorway, as often as is wanted. To be {@linkplain #prepare prepared} when the doorway is there and before the
 * engine is. That the doorway lets few elements through, once there is an engine, it does from the start.
 */
public final class Beginning {
    private static Awaited awaited;

    private Beginning() {}

    public static void prepare() {
        try {
            awaited = new Awaited();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** As many calls from now on are left to their loops, fewer if they carry much. */
    public static void after(int calls) {
        awaited.waitFor(calls);
    }

    /** From now on the engine is there; says whether it was before. */
    public static boolean now() {
        boolean was = awaited.begun;
        awaited.begin();
        return was;
    }

    /** Apart, for whoever is compiled where there is no doorway. */
    private static final class Awaited extends EngineToCome {
        private final Field patience;
        private final Field installed;
        private Engine engine;
        private boolean begun;

        Awaited() throws ReflectiveOperationException {
            patience = EngineToCome.class.getDeclaredField("patience");
            patience.setAccessible(true);
            installed = Standpipe.class.getDeclaredField("installed");
        }

        void waitFor(int calls) {
            if (engine == null) {
                engine = (Engine) set(this);
            }
            set(this);
            serve();
            begun = false;
            try {
                // each call takes so much of it, and it begins with the one that leaves nothing
                patience.setInt(this, (calls << 13) + 1);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }

        /** What the doorway asks for what comes behind a call; returns what it asked before. */
        private Object set(Standpipe next) {
            try {
                Door.JDK.accessible(installed);
                Object before = installed.get(null);
                installed.set(null, next);
                return before;
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        protected Engine begin() {
            begun = true;
            set(engine);
            engine.open();
            return engine;
        }

        @Override
        protected Engine made() {
            return begun ? engine : null;
        }
    }
}
