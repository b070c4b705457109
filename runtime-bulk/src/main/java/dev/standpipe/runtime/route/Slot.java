package dev.standpipe.runtime.route;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.proof.FieldName;
import java.lang.reflect.Array;
import java.lang.reflect.Field;

/** Where a field lies in objects of the class that declares it. */
final class Slot {
    static final boolean FINDS_FIELDS_BY_NAME = JavaVersion.RUNNING >= 10;

    private static final boolean HAS_REFERENCES = JavaVersion.RUNNING >= 12;

    private final long offset;
    private final char type;

    Slot(FieldName name) throws NoSuchFieldException {
        this.offset =
                FINDS_FIELDS_BY_NAME ? Door.JDK.offset(name.owner.loaded, name.name) : Door.JDK.offset(field(name));
        this.type = name.type.charAt(0);
    }

    static Field field(FieldName name) throws NoSuchFieldException {
        Field field = name.owner.loaded.getDeclaredField(name.name);
        String ofArray = Array.newInstance(field.getType(), 0).getClass().getName();
        if (!ofArray.substring(1).replace('.', '/').equals(name.type)) {
            throw new NoSuchFieldException(name + " is a " + field.getType());
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
