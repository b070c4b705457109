package dev.standpipe.runtime.route;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.proof.FieldName;
import java.lang.reflect.Field;

/** Where a field lies in objects of the class that declares it. */
final class Slot {
    private static final boolean HAS_REFERENCES = JavaVersion.RUNNING >= 12;

    private final long offset;
    private final char type;

    Slot(Class<?> stream, FieldName name) throws NoSuchFieldException {
        Class<?> declaring = stream;
        while (declaring != null && !declaring.getName().equals(name.owner.replace('/', '.'))) {
            declaring = declaring.getSuperclass();
        }
        if (declaring == null) {
            throw new NoSuchFieldException(name + " of " + name.owner);
        }
        this.offset = Door.JDK.offset(field(declaring, name));
        this.type = name.type.charAt(0);
    }

    private static Field field(Class<?> declaring, FieldName name) throws NoSuchFieldException {
        Field field = declaring.getDeclaredField(name.name);
        Class<?> type = field.getType();
        if (type.isPrimitive() ? name.type.length() > 1 : name.type.length() == 1) {
            throw new NoSuchFieldException(name + " is a " + type);
        }
        return field;
    }

    Object reference(Object owner) {
        return HAS_REFERENCES ? Door.JDK.reference(owner, offset) : Door.JDK.object(owner, offset);
    }

    long number(Object owner) {
        switch (type) {
            case 'J':
                return Door.JDK.getLong(owner, offset);
            case 'I':
                return Door.JDK.getInt(owner, offset);
            case 'S':
                return Door.JDK.getShort(owner, offset);
            case 'C':
                return (char) Door.JDK.getShort(owner, offset);
            default:
                return Door.JDK.getByte(owner, offset);
        }
    }

    /** As a loop that adds to an int or a long. */
    void add(Object owner, long by) {
        if (type == 'J') {
            Door.JDK.putLong(owner, offset, Door.JDK.getLong(owner, offset) + by);
        } else {
            Door.JDK.putInt(owner, offset, (int) (Door.JDK.getInt(owner, offset) + by));
        }
    }
}
