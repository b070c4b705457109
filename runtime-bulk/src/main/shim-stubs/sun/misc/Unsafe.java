package sun.misc;

/** Outline of what the runtime uses of the JDK's own class, which {@code --release 8} hides; never shipped. */
public final class Unsafe {
    private Unsafe() {}

    public native int arrayBaseOffset(Class<?> array);

    public native byte getByte(Object base, long offset);

    public native void putByte(Object base, long offset, byte value);

    public native short getShort(Object base, long offset);

    public native void putShort(Object base, long offset, short value);

    public native int getInt(Object base, long offset);

    public native void putInt(Object base, long offset, int value);

    public native long getLong(Object base, long offset);

    public native void putLong(Object base, long offset, long value);

    public native void copyMemory(Object from, long fromOffset, Object to, long toOffset, long bytes);

    public native long allocateMemory(long bytes);

    public native void freeMemory(long address);
}
