package dev.standpipe.runtime;

import java.io.Standpipe;
import java.lang.reflect.Field;

/** How many elements the doorway lets through to a buffer. */
public final class FewWritten {
    private FewWritten() {}

    /** Two and three as well, as on an old JDK: with few elements there are most ways to be wrong. */
    public static void areCarried() {
        fewest(2);
    }

    static void fewest(int elements) {
        try {
            Field fewest = Standpipe.class.getDeclaredField("fewestBuffered");
            Engine.DOOR.accessible(fewest).setInt(null, elements);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
