package dev.standpipe.runtime.door;

import dev.standpipe.runtime.codec.Memory;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.Standpipe;

/**
 * Through the doorway, so through the JDK's own {@code Unsafe}: silent on every JDK. Without a field of its own, which
 * C2 would load anew for each element.
 */
public final class DoorwayMemory extends Memory {
    /** For whoever has the door already. */
    public DoorwayMemory(Standpipe door) {
        Doorkeeper.isDoor(door);
    }

    @Override
    public long base(Class<?> array) {
        return Door.JDK.arrayBase(array);
    }

    @Override
    public byte getByte(Object base, long offset) {
        return Door.JDK.getByte(base, offset);
    }

    @Override
    public void putByte(Object base, long offset, byte value) {
        Door.JDK.putByte(base, offset, value);
    }

    @Override
    public short getShort(Object base, long offset) {
        return Door.JDK.getShort(base, offset);
    }

    @Override
    public void putShort(Object base, long offset, short value) {
        Door.JDK.putShort(base, offset, value);
    }

    @Override
    public int getInt(Object base, long offset) {
        return Door.JDK.getInt(base, offset);
    }

    @Override
    public void putInt(Object base, long offset, int value) {
        Door.JDK.putInt(base, offset, value);
    }

    @Override
    public long getLong(Object base, long offset) {
        return Door.JDK.getLong(base, offset);
    }

    @Override
    public void putLong(Object base, long offset, long value) {
        Door.JDK.putLong(base, offset, value);
    }

    @Override
    public void copy(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        Door.JDK.copy(from, fromOffset, to, toOffset, bytes);
    }

    /** OpenJ9 stores a byte at a time, and another thread would see a part of an element. */
    @Override
    public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
        if (JavaVersion.RUNNING < 9 || !JavaVersion.ON_HOTSPOT) {
            return false;
        }
        Door.JDK.copySwapped(from, fromOffset, to, toOffset, bytes, size);
        return true;
    }

    @Override
    public long allocate(long bytes) {
        return Door.JDK.allocate(bytes);
    }

    @Override
    public void free(long address) {
        Door.JDK.free(address);
    }
}
