package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.link.JavaVersion;
import java.io.Standpipe;

/** Through the doorway, so through the JDK's own {@code Unsafe}: silent on every JDK. */
public final class DoorwayMemory extends Memory {
    private final Standpipe doorway;

    public DoorwayMemory(Standpipe doorway) {
        this.doorway = doorway;
    }

    @Override
    public long base(Class<?> array) {
        return doorway.base(array);
    }

    @Override
    public byte getByte(Object base, long offset) {
        return doorway.getByte(base, offset);
    }

    @Override
    public void putByte(Object base, long offset, byte value) {
        doorway.putByte(base, offset, value);
    }

    @Override
    public short getShort(Object base, long offset) {
        return doorway.getShort(base, offset);
    }

    @Override
    public void putShort(Object base, long offset, short value) {
        doorway.putShort(base, offset, value);
    }

    @Override
    public int getInt(Object base, long offset) {
        return doorway.getInt(base, offset);
    }

    @Override
    public void putInt(Object base, long offset, int value) {
        doorway.putInt(base, offset, value);
    }

    @Override
    public long getLong(Object base, long offset) {
        return doorway.getLong(base, offset);
    }

    @Override
    public void putLong(Object base, long offset, long value) {
        doorway.putLong(base, offset, value);
    }

    @Override
    public void copy(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        doorway.copy(from, fromOffset, to, toOffset, bytes);
    }

    @Override
    public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
        if (JavaVersion.RUNNING < 9) {
            return false;
        }
        doorway.copySwapped(from, fromOffset, to, toOffset, bytes, size);
        return true;
    }

    @Override
    public long allocate(long bytes) {
        return doorway.allocate(bytes);
    }

    @Override
    public void free(long address) {
        doorway.free(address);
    }
}
