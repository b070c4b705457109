package jdk.internal.misc;

import java.lang.reflect.Field;
import java.security.ProtectionDomain;

/**
 * Outline of what we use of the JDK's own class; never shipped. On JDK 8 the same methods are in {@code
 * sun.misc.Unsafe}.
 */
public final class Unsafe {
    private Unsafe() {}

    public static Unsafe getUnsafe() {
        throw new AssertionError("compile-time outline");
    }

    public native long objectFieldOffset(Field field);

    /** JDK 10 and later. */
    public native long objectFieldOffset(Class<?> type, String name);

    public native long staticFieldOffset(Field field);

    public native Object staticFieldBase(Field field);

    public native boolean shouldBeInitialized(Class<?> type);

    public native byte getByte(Object base, long offset);

    public native void putByte(Object base, long offset, byte value);

    public native short getShort(Object base, long offset);

    public native void putShort(Object base, long offset, short value);

    public native int getInt(Object base, long offset);

    public native void putInt(Object base, long offset, int value);

    public native long getLong(Object base, long offset);

    public native void putLong(Object base, long offset, long value);

    public native void copyMemory(Object from, long fromOffset, Object to, long toOffset, long bytes);

    /** JDK 9 and later. */
    public native void copySwapMemory(Object from, long fromOffset, Object to, long toOffset, long bytes, long size);

    /** Up to JDK 21. */
    public native Object getObject(Object base, long offset);

    /** JDK 12 and later. */
    public native Object getReference(Object base, long offset);

    public native Class<?> defineClass(
            String name, byte[] classFile, int offset, int length, ClassLoader loader, ProtectionDomain domain);

    public native long allocateMemory(long bytes);

    public native void freeMemory(long address);
}
