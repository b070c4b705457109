package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.FieldName;
import java.lang.reflect.Field;

/** A constant that does nothing when it is called. A class that the program has not started yet has none. */
final class SilentListener {
    private final Field field;
    private volatile Object value;

    SilentListener(FieldName name) throws NoSuchFieldException {
        this.field = Door.JDK.accessible(Slot.field(name));
    }

    boolean is(Object listener) {
        if (value == null && Door.JDK.isInitialized(field.getDeclaringClass())) {
            try {
                value = field.get(null);
            } catch (IllegalAccessException closed) {
                return false;
            }
        }
        return listener != null && listener == value;
    }
}
