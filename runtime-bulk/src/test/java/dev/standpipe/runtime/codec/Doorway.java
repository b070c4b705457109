package dev.standpipe.runtime.codec;

import java.io.Standpipe;
import java.lang.reflect.Field;

/** The tests' way to the engine's memory: package java.io is open to them. */
final class Doorway {
    static final Memory MEMORY = new DoorwayMemory(installed());

    private Doorway() {}

    private static Standpipe installed() {
        try {
            Field installed = Standpipe.class.getDeclaredField("installed");
            installed.setAccessible(true);
            return (Standpipe) installed.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
