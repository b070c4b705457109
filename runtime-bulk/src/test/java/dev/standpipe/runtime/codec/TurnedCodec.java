package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.door.OpenDoor;

/** A codec of the other byte order, with the bytes of each value turned around for it: one contract does for both. */
final class TurnedCodec extends Codec {
    private static final Memory MEMORY = OpenDoor.memory();

    private final Codec other;

    TurnedCodec(Codec other) {
        this.other = other;
    }

    @Override
    public String name() {
        return other.name();
    }

    @Override
    public Codec turned() {
        return other;
    }

    @Override
    public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        byte[] turned = bytes.clone();
        turn(type, turned, at, n);
        other.decode(type, turned, at, array, from, n);
    }

    @Override
    public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        other.encode(type, array, from, n, bytes, at);
        turn(type, bytes, at, n);
    }

    @Override
    public boolean reachesMemory() {
        return other.reachesMemory();
    }

    @Override
    public void decode(Element type, long address, Object array, int from, int n) {
        turn(type, address, n);
        other.decode(type, address, array, from, n);
        turn(type, address, n);
    }

    @Override
    public void encode(Element type, Object array, int from, int n, long address) {
        other.encode(type, array, from, n, address);
        if (other.reachesMemory()) {
            turn(type, address, n);
        }
    }

    private static void turn(Element type, byte[] bytes, int at, int n) {
        turn(type, bytes, MEMORY.base(byte[].class) + at, n);
    }

    private void turn(Element type, long address, int n) {
        if (other.reachesMemory()) {
            turn(type, null, address, n);
        }
    }

    private static void turn(Element type, Object bytes, long at, int n) {
        for (int k = 0; k < n; k++) {
            long first = at + ((long) k << type.shift);
            for (long low = first, high = first + type.size - 1; low < high; low++, high--) {
                byte b = MEMORY.getByte(bytes, low);
                MEMORY.putByte(bytes, low, MEMORY.getByte(bytes, high));
                MEMORY.putByte(bytes, high, b);
            }
        }
    }
}
