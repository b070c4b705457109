package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.door.OpenDoor;

/** Memory as it is, for whoever wants to look on or to be without something. */
class MemoryAsItIs extends Memory {
    final Memory memory = OpenDoor.memory();

    @Override
    public long base(Class<?> array) {
        return memory.base(array);
    }

    @Override
    public byte getByte(Object base, long offset) {
        return memory.getByte(base, offset);
    }

    @Override
    public void putByte(Object base, long offset, byte value) {
        memory.putByte(base, offset, value);
    }

    @Override
    public short getShort(Object base, long offset) {
        return memory.getShort(base, offset);
    }

    @Override
    public void putShort(Object base, long offset, short value) {
        memory.putShort(base, offset, value);
    }

    @Override
    public int getInt(Object base, long offset) {
        return memory.getInt(base, offset);
    }

    @Override
    public void putInt(Object base, long offset, int value) {
        memory.putInt(base, offset, value);
    }

    @Override
    public long getLong(Object base, long offset) {
        return memory.getLong(base, offset);
    }

    @Override
    public void putLong(Object base, long offset, long value) {
        memory.putLong(base, offset, value);
    }

    @Override
    public void copy(Object from, long fromOffset, Object to, long toOffset, long bytes) {
        memory.copy(from, fromOffset, to, toOffset, bytes);
    }

    @Override
    public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
        return memory.copySwapped(from, fromOffset, to, toOffset, bytes, size);
    }

    @Override
    public long allocate(long bytes) {
        return memory.allocate(bytes);
    }

    @Override
    public void free(long address) {
        memory.free(address);
    }

    /** As on a JVM without a copying method of its own: our loops do all the work. */
    static final class WithoutCopying extends MemoryAsItIs {
        @Override
        public boolean copySwapped(Object from, long fromOffset, Object to, long toOffset, long bytes, int size) {
            return false;
        }
    }
}
