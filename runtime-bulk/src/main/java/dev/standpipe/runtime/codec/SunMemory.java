package dev.standpipe.runtime.codec;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/**
 * Through {@code sun.misc.Unsafe}, for use without the doorway; from 24 on the JDK warns of it, so there it is not for
 * us.
 */
final class SunMemory extends Memory {
    private static final Unsafe UNSAFE = unsafe();

    private static Unsafe unsafe() {
        try {
            Field instance = Unsafe.class.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            return (Unsafe) instance.get(null);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("sun.misc.Unsafe", e);
        }
    }

    @Override
    public long base(Class<?> array) {
        return UNSAFE.arrayBaseOffset(array);
    }

    @Override
    public byte getByte(Object base, long offset) {
        return UNSAFE.getByte(base, offset);
    }

    @Override
    public void putByte(Object base, long offset, byte value) {
        UNSAFE.putByte(base, offset, value);
    }

    @Override
    public short getShort(Object base, long offset) {
        return UNSAFE.getShort(base, offset);
    }

    @Override
    public void putShort(Object base, long offset, short value) {
        UNSAFE.putShort(base, offset, value);
    }

    @Override
    public int getInt(Object base, long offset) {
        return UNSAFE.getInt(base, offset);
    }

    @Override
    public void putInt(Object base, long offset, int value) {
        UNSAFE.putInt(base, offset, value);
    }

    @Override
    public long getLong(Object base, long offset) {
        return UNSAFE.getLong(base, offset);
    }

    @Override
    public void putLong(Object base, long offset, long value) {
        UNSAFE.putLong(base, offset, value);
    }

    @Override
    public void copy(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        UNSAFE.copyMemory(from, fromOffset, to, toOffset, bytes);
    }

    @Override
    public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
        return false;
    }

    @Override
    public long allocate(long bytes) {
        return UNSAFE.allocateMemory(bytes);
    }

    @Override
    public void free(long address) {
        UNSAFE.freeMemory(address);
    }
}
