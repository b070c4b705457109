package dev.standpipe.runtime.codec;

/**
 * Raw access, as {@code Unsafe} has it: to an array with its base offset, or to an address when {@code base} is null.
 * Whoever holds one has checked everything.
 */
public abstract class Memory {
    /** The offset of element 0 in arrays of this type. */
    public abstract long base(Class<?> array);

    public abstract byte getByte(Object base, long offset);

    public abstract void putByte(Object base, long offset, byte value);

    public abstract short getShort(Object base, long offset);

    public abstract void putShort(Object base, long offset, short value);

    public abstract int getInt(Object base, long offset);

    public abstract void putInt(Object base, long offset, int value);

    public abstract long getLong(Object base, long offset);

    public abstract void putLong(Object base, long offset, long value);

    public abstract void copy(Object from, long fromOffset, Object to, long toOffset, long bytes);

    /**
     * Copies with the bytes of each {@code size}-byte unit reversed, in native code that needs no warming up; false
     * when there is no such thing here.
     */
    public abstract boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size);

    public abstract long allocate(long bytes);

    public abstract void free(long address);
}
