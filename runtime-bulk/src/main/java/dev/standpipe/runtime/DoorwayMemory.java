package dev.standpipe.runtime;

import dev.standpipe.runtime.codec.Memory;
import dev.standpipe.runtime.link.JavaVersion;

/** Through the doorway, so through the JDK's own {@code Unsafe}: silent on every JDK. Without a field of its own, which C2 would load anew for each element. */
final class DoorwayMemory extends Memory {
    @Override
    public long base(Class<?> array) {
        return Engine.DOOR.arrayBase(array);
    }

    @Override
    public byte getByte(Object base, long offset) {
        return Engine.DOOR.getByte(base, offset);
    }

    @Override
    public void putByte(Object base, long offset, byte value) {
        Engine.DOOR.putByte(base, offset, value);
    }

    @Override
    public short getShort(Object base, long offset) {
        return Engine.DOOR.getShort(base, offset);
    }

    @Override
    public void putShort(Object base, long offset, short value) {
        Engine.DOOR.putShort(base, offset, value);
    }

    @Override
    public int getInt(Object base, long offset) {
        return Engine.DOOR.getInt(base, offset);
    }

    @Override
    public void putInt(Object base, long offset, int value) {
        Engine.DOOR.putInt(base, offset, value);
    }

    @Override
    public long getLong(Object base, long offset) {
        return Engine.DOOR.getLong(base, offset);
    }

    @Override
    public void putLong(Object base, long offset, long value) {
        Engine.DOOR.putLong(base, offset, value);
    }

    @Override
    public void copy(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        Engine.DOOR.copy(from, fromOffset, to, toOffset, bytes);
    }

    @Override
    public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
        if (JavaVersion.RUNNING < 9) {
            return false;
        }
        Engine.DOOR.copySwapped(from, fromOffset, to, toOffset, bytes, size);
        return true;
    }

    @Override
    public long allocate(long bytes) {
        return Engine.DOOR.allocate(bytes);
    }

    @Override
    public void free(long address) {
        Engine.DOOR.free(address);
    }
}
