package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.StackRoom;
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

    /** By type, those that were asked for: a program may never have more than one. Bytes need none. */
    private final Lane[] lanes = new Lane[Element.values().length];

    /** The same for arrays that do not fit into the caches. */
    private final Lane[] farLanes = JavaVersion.RUNNING >= 21 ? lanes : new Lane[lanes.length];

    MemoryCodec(Memory memory) {
        this(memory, FAR);
    }

    MemoryCodec(Memory memory, int far) {
        this.memory = memory;
        this.far = far;
        this.heap = memory.base(byte[].class);
        Lane.prepare();
    }

    @Override
    public void prepareFor(Element type) {
        if (type != Element.BYTE && (lanes[type.ordinal()] == null || farLanes[type.ordinal()] == null)) {
            make(type, false);
        }
    }

    /** Returns the one that was asked for: what another thread sees of both comes in any order. */
    private Lane make(Element type, boolean isFar) {
        StackRoom.checkForFirstTime();
        Lane[] made = new Lane[lanes.length];
        if (JavaVersion.RUNNING >= 11) {
            makeVector(type, made);
        } else {
            makeUnrolled(type, made);
        }
        Lane near = made[type.ordinal()];
        if (farLanes != lanes) {
            makeFar(type, made);
        }
        Lane far = made[type.ordinal()];
        lanes[type.ordinal()] = near;
        farLanes[type.ordinal()] = far;
        return isFar ? far : near;
    }

    // Into an array, since the verifier loads what is returned, or stored in a field.

    private void makeVector(Element type, Lane[] made) {
        switch (type) {
            case BOOLEAN:
                made[type.ordinal()] = new BooleanVectorLane(memory);
                break;
            case CHAR:
                made[type.ordinal()] = new CharVectorLane(memory);
                break;
            case SHORT:
                made[type.ordinal()] = new ShortVectorLane(memory);
                break;
            case INT:
                made[type.ordinal()] = new IntVectorLane(memory);
                break;
            case LONG:
                made[type.ordinal()] = new LongVectorLane(memory);
                break;
            case FLOAT:
                made[type.ordinal()] = new FloatVectorLane(memory);
                break;
            default:
                made[type.ordinal()] = new DoubleVectorLane(memory);
        }
    }

    private void makeUnrolled(Element type, Lane[] made) {
        switch (type) {
            case BOOLEAN:
                made[type.ordinal()] = new BooleanUnrolledLane(memory);
                break;
            case CHAR:
                made[type.ordinal()] = new CharUnrolledLane(memory);
                break;
            case SHORT:
                made[type.ordinal()] = new ShortUnrolledLane(memory);
                break;
            case INT:
                made[type.ordinal()] = new IntUnrolledLane(memory);
                break;
            case LONG:
                made[type.ordinal()] = new LongUnrolledLane(memory);
                break;
            case FLOAT:
                made[type.ordinal()] = new FloatUnrolledLane(memory);
                break;
            default:
                made[type.ordinal()] = new DoubleUnrolledLane(memory);
        }
    }

    private void makeFar(Element type, Lane[] made) {
        switch (type) {
            case INT:
                made[type.ordinal()] = new IntFarLane(memory);
                break;
            case LONG:
                made[type.ordinal()] = new LongFarLane(memory);
                break;
            case FLOAT:
                made[type.ordinal()] = new FloatFarLane(memory);
                break;
            case DOUBLE:
                made[type.ordinal()] = new DoubleFarLane(memory);
                break;
            default:
            // the near one serves all
        }
    }

    /** Null for bytes, which are only copied. */
    private Lane lane(Element type, Object array, int n) {
        boolean isFar = n >= far >> type.shift && Array.getLength(array) >= TIMES * (far >> type.shift);
        Lane lane = (isFar ? farLanes : lanes)[type.ordinal()];
        return lane != null || type == Element.BYTE ? lane : make(type, isFar);
    }

    @Override
    public String name() {
        return "java";
    }

    @Override
    public Codec turned() {
        return LittleEndianCodec.of(this, memory);
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
    public Decoder decoder(Element type) {
        prepareFor(type);
        return lanes[type.ordinal()];
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
