package dev.standpipe.runtime.stream;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;

/**
 * Whether a subclass left certain methods of the JDK's class alone. Asked of the linker and not of reflection, which
 * would load every class that the subclass's signatures mention.
 */
final class Overrides {
    private static final MethodType READ = MethodType.methodType(int.class);
    private static final MethodType READ_BYTES = MethodType.methodType(int.class, byte[].class, int.class, int.class);
    private static final MethodType WRITE = MethodType.methodType(void.class, int.class);
    private static final MethodType WRITE_BYTES = MethodType.methodType(void.class, byte[].class, int.class, int.class);

    static final Signature[] INPUT = {new Signature("read", READ), new Signature("read", READ_BYTES)};
    static final Signature[] OUTPUT = {new Signature("write", WRITE), new Signature("write", WRITE_BYTES)};
    static final Signature[] OBJECT_INPUT = {
        reads("readBoolean", boolean.class),
        reads("readByte", byte.class),
        reads("readUnsignedByte", int.class),
        reads("readChar", char.class),
        reads("readShort", short.class),
        reads("readUnsignedShort", int.class),
        reads("readInt", int.class),
        reads("readLong", long.class),
        reads("readFloat", float.class),
        reads("readDouble", double.class)
    };
    static final Signature[] OBJECT_OUTPUT = {
        writes("writeBoolean", boolean.class),
        writes("writeByte", int.class),
        writes("writeChar", int.class),
        writes("writeShort", int.class),
        writes("writeInt", int.class),
        writes("writeLong", long.class),
        writes("writeFloat", float.class),
        writes("writeDouble", double.class)
    };

    private Overrides() {}

    static boolean none(Class<?> type, Class<?> jdk, Signature[] methods) {
        try {
            Lookup everywhere = Everywhere.LOOKUP;
            for (Signature method : methods) {
                MethodHandle selected = everywhere.findVirtual(type, method.name, method.type);
                if (everywhere.revealDirect(selected).getDeclaringClass() != jdk) {
                    return false;
                }
            }
            return true;
        } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
            return false;
        }
    }

    private static Signature reads(String name, Class<?> value) {
        return new Signature(name, MethodType.methodType(value));
    }

    private static Signature writes(String name, Class<?> value) {
        return new Signature(name, MethodType.methodType(void.class, value));
    }

    static final class Signature {
        final String name;
        final MethodType type;

        Signature(String name, MethodType type) {
            this.name = name;
            this.type = type;
        }
    }

    /** A lookup that sees the package-private classes of applications too; made when the first subclass is met. */
    private static final class Everywhere {
        static final Lookup LOOKUP = lookup();

        private static Lookup lookup() {
            try {
                Field implementation = Door.JDK.accessible(Lookup.class.getDeclaredField("IMPL_LOOKUP"));
                return (Lookup) implementation.get(null);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
