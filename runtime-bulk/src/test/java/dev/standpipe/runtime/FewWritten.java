package dev.standpipe.runtime;

import java.io.Standpipe;
import java.lang.reflect.Field;

/** Whether the doorway lets two or three elements through to a buffer. */
public final class FewWritten {
    private FewWritten() {}

    /** As on an old JDK: with few elements there are most ways to be wrong. */
    public static void areCarried() {
        areLeft(false);
    }

    static void areLeft(boolean toTheLoop) {
        try {
            Field leavesFew = Standpipe.class.getDeclaredField("leavesFew");
            Engine.DOOR.accessible(leavesFew).setBoolean(null, toTheLoop);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
