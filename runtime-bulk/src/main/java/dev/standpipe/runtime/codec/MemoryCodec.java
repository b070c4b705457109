package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.link.JavaVersion;

/**
 * The element loops over raw memory, a long at a time: as fast as vector code in C where C2 makes vector code of them.
 */
final class MemoryCodec extends Codec {
    private final Memory memory;

    /** Offset of element 0 in a byte array. */
    private final long heap;

    /** By type; bytes need none. */
    private final Lane[] lanes = new Lane[Element.values().length];

    MemoryCodec(Memory memory) {
        this.memory = memory;
        this.heap = memory.base(byte[].class);
        boolean unrolled = JavaVersion.RUNNING < 11;
        put(Element.BOOLEAN, unrolled ? new BooleanUnrolledLane(memory) : new BooleanVectorLane(memory));
        put(Element.CHAR, unrolled ? new CharUnrolledLane(memory) : new CharVectorLane(memory));
        put(Element.SHORT, unrolled ? new ShortUnrolledLane(memory) : new ShortVectorLane(memory));
        put(Element.INT, unrolled ? new IntUnrolledLane(memory) : new IntVectorLane(memory));
        put(Element.LONG, unrolled ? new LongUnrolledLane(memory) : new LongVectorLane(memory));
        put(Element.FLOAT, unrolled ? new FloatUnrolledLane(memory) : new FloatVectorLane(memory));
        put(Element.DOUBLE, unrolled ? new DoubleUnrolledLane(memory) : new DoubleVectorLane(memory));
    }

    private void put(Element type, Lane lane) {
        lanes[type.ordinal()] = lane;
    }

    @Override
    public String name() {
        return "java";
    }

    @Override
    public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        Lane lane = lanes[type.ordinal()];
        if (lane == null) {
            System.arraycopy(bytes, at, array, from, n);
        } else {
            lane.decode(bytes, heap + at, array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        Lane lane = lanes[type.ordinal()];
        if (lane == null) {
            System.arraycopy(array, from, bytes, at, n);
        } else {
            lane.encode(array, from, n, bytes, heap + at);
        }
    }

    @Override
    public boolean reachesMemory() {
        return true;
    }

    @Override
    public void decode(Element type, long address, Object array, int from, int n) {
        Lane lane = lanes[type.ordinal()];
        if (lane == null) {
            memory.copy(null, address, array, heap + from, n);
        } else {
            lane.decode(null, address, array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, long address) {
        Lane lane = lanes[type.ordinal()];
        if (lane == null) {
            memory.copy(array, heap + from, null, address, n);
        } else {
            lane.encode(array, from, n, null, address);
        }
    }
}
