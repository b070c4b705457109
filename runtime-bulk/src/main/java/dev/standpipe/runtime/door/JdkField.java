package dev.standpipe.runtime.door;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.Rights;
import java.io.Standpipe;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.Supplier;

/**
 * A private field of the JDK that the engine must see. A JDK that has no such field makes the engine decline, not fail.
 */
public final class JdkField {
    /** What plain memory of an object is not. */
    private static final int ORDERED = Modifier.STATIC | Modifier.VOLATILE;

    private final Standpipe door;
    private final Field field;

    /** Whether it holds an object and is read as memory: the first field that is read by reflection takes long. */
    private final boolean isReference;

    private final long place;

    /** For whoever has the door already. */
    public JdkField(Standpipe door, String type, String name) {
        this.door = door;
        this.field = Rights.own(new Supplier<Field>() {
            @Override
            public Field get() {
                return find(door, type, name);
            }
        });
        this.isReference = field != null && !field.getType().isPrimitive() && (field.getModifiers() & ORDERED) == 0;
        this.place = isReference ? offset() : 0;
    }

    private static Field find(Standpipe door, String type, String name) {
        try {
            return door.accessible(Class.forName(type, false, null).getDeclaredField(name));
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    public boolean exists() {
        return field != null;
    }

    /** Whether the object has it: before it is read as memory. */
    public boolean isIn(Object owner) {
        return field.getDeclaringClass() == owner.getClass();
    }

    public long offset() {
        return door.offset(field);
    }

    public Object of(Object owner) {
        if (field == null) {
            return null;
        }
        try {
            return isReference && field.getDeclaringClass().isInstance(owner) ? referenceIn(owner) : field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object referenceIn(Object owner) {
        return JavaVersion.RUNNING < 12 ? door.object(owner, place) : door.reference(owner, place);
    }

    public void set(Object owner, boolean value) {
        try {
            field.setBoolean(owner, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    public void set(Object owner, long value) {
        try {
            field.setLong(owner, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    public boolean isExactly(Object owner, Class<?> type) {
        Object value = of(owner);
        return value != null && value.getClass() == type;
    }
}
