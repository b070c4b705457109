package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.Rights;
import java.io.DataInput;
import java.lang.reflect.Field;
import java.util.function.Supplier;

/**
 * Where a class that was {@linkplain RecognizedClasses recognized} keeps its array, its position in it, and, where it
 * is read, the end of what there is.
 */
public final class ViewFields {
    private static final ClassValue<ViewFields> OF = new ClassValue<ViewFields>() {
        @Override
        protected ViewFields computeValue(Class<?> type) {
            return Rights.own(new Supplier<ViewFields>() {
                @Override
                public ViewFields get() {
                    return new ViewFields(type);
                }
            });
        }
    };

    private static final boolean HAS_REFERENCES = JavaVersion.RUNNING >= 12;

    private final long buffer;
    private final long position;
    private final long end;

    private ViewFields(Class<?> type) {
        buffer = offset(type, "buffer", byte[].class);
        position = offset(type, "position", int.class);
        end = DataInput.class.isAssignableFrom(type) ? offset(type, "end", int.class) : -1;
    }

    private static long offset(Class<?> type, String name, Class<?> kind) {
        try {
            Field field = type.getDeclaredField(name);
            if (field.getType() == kind) {
                return Door.JDK.offset(field);
            }
        } catch (NoSuchFieldException other) {
            // below
        }
        throw new IllegalStateException(type + " has no " + name + " of " + kind);
    }

    public static ViewFields of(Object view) {
        return OF.get(view.getClass());
    }

    /** Whether the class has them. */
    static boolean areIn(Class<?> type) {
        try {
            return OF.get(type) != null;
        } catch (RuntimeException | LinkageError otherwise) {
            return false;
        }
    }

    public byte[] buffer(Object view) {
        return (byte[]) (HAS_REFERENCES ? Door.JDK.reference(view, buffer) : Door.JDK.object(view, buffer));
    }

    public int position(Object view) {
        return Door.JDK.getInt(view, position);
    }

    public void position(Object view, int to) {
        Door.JDK.putInt(view, position, to);
    }

    public int end(Object view) {
        return Door.JDK.getInt(view, end);
    }
}
