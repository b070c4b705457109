package dev.standpipe.runtime.door;

import java.io.Standpipe;

/**
 * Keeps the door into the JDK for the rooms of the runtime, and for nobody else: what is behind it reads and writes any
 * memory. The engine is the door; it hands itself over once, before any room is entered.
 */
public final class Doorkeeper {
    private static final String HERE = "dev.standpipe.runtime.";
    private static final String KEY = ".Door";
    private static final String[] ROOMS = {"ahead", "door", "engine", "file", "route", "stream", "transfer"};

    private static Standpipe door;

    private Doorkeeper() {}

    /** Only whoever holds the door can hand it over, and there is only one. */
    public static void handOver(Standpipe engine) {
        if (engine == null || door != null && door != engine) {
            throw new SecurityException("the door has been handed over");
        }
        door = engine;
    }

    /** Fails for whoever has only a null to show. */
    static void isDoor(Standpipe shown) {
        if (shown == null || shown != door) {
            throw new SecurityException("this is not the door");
        }
    }

    /** The door, for a room that shows an instance of its own class {@code Door}: nobody else can make one. */
    public static Standpipe enter(Object key) {
        Class<?> type = key.getClass();
        String name = type.getName();
        if (type.getClassLoader() != Doorkeeper.class.getClassLoader() || !isRoom(name)) {
            throw new SecurityException(name + " is no room of the runtime");
        }
        if (door == null) {
            throw new IllegalStateException(name + " is entered before the engine has started");
        }
        return door;
    }

    private static boolean isRoom(String door) {
        for (String room : ROOMS) {
            if (door.equals(HERE + room + KEY)) {
                return true;
            }
        }
        return false;
    }
}
