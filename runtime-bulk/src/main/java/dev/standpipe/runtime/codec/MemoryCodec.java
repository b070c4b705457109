package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.lang.reflect.Array;

/**
 * The element loops over raw memory, a long at a time: as fast as vector code in C where C2 makes vector code of them.
 */
final class MemoryCodec extends Codec {
    /** Bytes of a transfer from which on it counts whether the array fits into the caches. */
    private static final int FAR = 1 << 16;

    /** So many times as many bytes do not fit. */
    private static final int TIMES = 256;

    private final Memory memory;
    private final int far;

    /** Offset of element 0 in a byte array. */
    private final long heap;

    /** By type; bytes need none. */
    private final Lane[] lanes;

    /** The same for arrays that do not fit into the caches. */
    private final Lane[] farLanes;

    MemoryCodec(Memory memory) {
        this(memory, FAR);
    }

    MemoryCodec(Memory memory, int far) {
        this.memory = memory;
        this.far = far;
        this.heap = memory.base(byte[].class);
        this.lanes = JavaVersion.RUNNING >= 11 ? vectors(memory) : unrolled(memory);
        this.farLanes = JavaVersion.RUNNING >= 21 ? lanes : far(memory, lanes);
    }

    // Apart, so that the verifier loads none of those that are not made.

    private static Lane[] vectors(Memory memory) {
        Lane[] lanes = new Lane[Element.values().length];
        lanes[Element.BOOLEAN.ordinal()] = new BooleanVectorLane(memory);
        lanes[Element.CHAR.ordinal()] = new CharVectorLane(memory);
        lanes[Element.SHORT.ordinal()] = new ShortVectorLane(memory);
        lanes[Element.INT.ordinal()] = new IntVectorLane(memory);
        lanes[Element.LONG.ordinal()] = new LongVectorLane(memory);
        lanes[Element.FLOAT.ordinal()] = new FloatVectorLane(memory);
        lanes[Element.DOUBLE.ordinal()] = new DoubleVectorLane(memory);
        return lanes;
    }

    private static Lane[] unrolled(Memory memory) {
        Lane[] lanes = new Lane[Element.values().length];
        lanes[Element.BOOLEAN.ordinal()] = new BooleanUnrolledLane(memory);
        lanes[Element.CHAR.ordinal()] = new CharUnrolledLane(memory);
        lanes[Element.SHORT.ordinal()] = new ShortUnrolledLane(memory);
        lanes[Element.INT.ordinal()] = new IntUnrolledLane(memory);
        lanes[Element.LONG.ordinal()] = new LongUnrolledLane(memory);
        lanes[Element.FLOAT.ordinal()] = new FloatUnrolledLane(memory);
        lanes[Element.DOUBLE.ordinal()] = new DoubleUnrolledLane(memory);
        return lanes;
    }

    private static Lane[] far(Memory memory, Lane[] near) {
        Lane[] lanes = near.clone();
        lanes[Element.INT.ordinal()] = new IntFarLane(memory);
        lanes[Element.LONG.ordinal()] = new LongFarLane(memory);
        lanes[Element.FLOAT.ordinal()] = new FloatFarLane(memory);
        lanes[Element.DOUBLE.ordinal()] = new DoubleFarLane(memory);
        return lanes;
    }

    /** Null for bytes, which are only copied. */
    private Lane lane(Element type, Object array, int n) {
        boolean isFar = n >= far >> type.shift && Array.getLength(array) >= TIMES * (far >> type.shift);
        return (isFar ? farLanes : lanes)[type.ordinal()];
    }

    @Override
    public String name() {
        return "java";
    }

    @Override
    public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        Lane lane = lane(type, array, n);
        if (lane == null) {
            System.arraycopy(bytes, at, array, from, n);
        } else {
            lane.decode(bytes, heap + at, array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        Lane lane = lane(type, array, n);
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
        Lane lane = lane(type, array, n);
        if (lane == null) {
            memory.copy(null, address, array, heap + from, n);
        } else {
            lane.decode(null, address, array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, long address) {
        Lane lane = lane(type, array, n);
        if (lane == null) {
            memory.copy(array, heap + from, null, address, n);
        } else {
            lane.encode(array, from, n, null, address);
        }
    }
}
