package dev.standpipe.runtime.codec;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The same as another codec with the bytes of each value the other way round. On most machines that is the order which
 * values have in memory.
 */
final class LittleEndianCodec extends Codec {
    private static final boolean NATIVE = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;

    /** At most so many bytes in one call: calls bring compilation sooner than rounds do. */
    private static final int ROUND = 4096;

    /** The same of native code, for which the JVM has to wait. */
    private static final int NATIVE_ROUND = 1 << 20;

    private final Codec big;

    /** Null where there is none, or where the machine has the other order. */
    private final Memory memory;

    /** Offsets of element 0, by type of array. */
    private final long[] bases;

    /** By its parent's type: else the verifier of whoever calls would load this class. */
    static Codec of(Codec big, Memory memory) {
        return new LittleEndianCodec(big, memory);
    }

    private LittleEndianCodec(Codec big, Memory memory) {
        this.big = big;
        this.memory = NATIVE ? memory : null;
        this.bases = this.memory == null ? null : bases(memory);
    }

    private static long[] bases(Memory memory) {
        Element[] types = Element.values();
        long[] bases = new long[types.length];
        for (Element type : types) {
            bases[type.ordinal()] = memory.base(type.arrayType);
        }
        return bases;
    }

    private long base(Element type) {
        return bases[type.ordinal()];
    }

    @Override
    public String name() {
        return big.name();
    }

    /** Single bytes are its affair. */
    @Override
    public void prepareFor(Element type) {
        big.prepareFor(type);
    }

    @Override
    public Codec turned() {
        return big;
    }

    @Override
    public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        if (type.size == 1) {
            big.decode(type, bytes, at, array, from, n);
        } else if (memory == null) {
            decodeByView(type, bytes, at, array, from, n);
        } else {
            decode(type, bytes, base(Element.BYTE) + at, array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        if (type.size == 1) {
            big.encode(type, array, from, n, bytes, at);
        } else if (memory == null) {
            encodeByView(type, array, from, n, bytes, at);
        } else {
            encode(type, array, from, n, bytes, base(Element.BYTE) + at);
        }
    }

    @Override
    public boolean reachesMemory() {
        return memory != null && big.reachesMemory();
    }

    @Override
    public void decode(Element type, long address, Object array, int from, int n) {
        if (type.size == 1 || memory == null) {
            big.decode(withMemory(type), address, array, from, n);
        } else {
            decode(type, null, address, array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, long address) {
        if (type.size == 1 || memory == null) {
            big.encode(withMemory(type), array, from, n, address);
        } else {
            encode(type, array, from, n, null, address);
        }
    }

    private Element withMemory(Element type) {
        if (!reachesMemory()) {
            throw new IllegalStateException("no access to memory outside the heap");
        }
        return type;
    }

    private void decode(Element type, Object bytes, long at, Object array, int from, int n) {
        copy(type, bytes, at, array, base(type) + ((long) from << type.shift), (long) n << type.shift);
    }

    private void encode(Element type, Object array, int from, int n, Object bytes, long at) {
        long start = base(type) + ((long) from << type.shift);
        long length = (long) n << type.shift;
        for (long k = 0; k < length; k += ROUND) {
            int round = (int) Math.min(ROUND, length - k);
            copy(type, array, start + k, bytes, at + k, round);
            // of what was written: another thread may have put a NaN into the array meanwhile
            if (type.floating() && hasNan(type, bytes, at + k, round)) {
                makeCanonical(type, bytes, at + k, round);
            }
        }
    }

    /** The copying of whole memory keeps elements in one piece only where both sides are aligned to them. */
    private void copy(Element type, Object source, long from, Object target, long to, long length) {
        if (((from | to) & type.size - 1) == 0) {
            for (long k = 0; k < length; k += NATIVE_ROUND) {
                memory.copy(source, from + k, target, to + k, Math.min(NATIVE_ROUND, length - k));
            }
            return;
        }
        for (long k = 0; k < length; k += ROUND) {
            copyWhole(type, source, from + k, target, to + k, (int) Math.min(ROUND, length - k));
        }
    }

    private void copyWhole(Element type, Object source, long from, Object target, long to, int length) {
        Memory memory = this.memory;
        switch (type.size) {
            case 2:
                for (int k = 0; k < length; k += 2) {
                    memory.putShort(target, to + k, memory.getShort(source, from + k));
                }
                break;
            case 4:
                for (int k = 0; k < length; k += 4) {
                    memory.putInt(target, to + k, memory.getInt(source, from + k));
                }
                break;
            default:
                for (int k = 0; k < length; k += 8) {
                    memory.putLong(target, to + k, memory.getLong(source, from + k));
                }
        }
    }

    private boolean hasNan(Element type, Object bytes, long from, int length) {
        Memory memory = this.memory;
        boolean met = false;
        if (type == Element.FLOAT) {
            for (int k = 0; k < length; k += 4) {
                met |= isNan(memory.getInt(bytes, from + k));
            }
        } else {
            for (int k = 0; k < length; k += 8) {
                met |= isNan(memory.getLong(bytes, from + k));
            }
        }
        return met;
    }

    private void makeCanonical(Element type, Object bytes, long at, int length) {
        Memory memory = this.memory;
        if (type == Element.FLOAT) {
            for (int k = 0; k < length; k += 4) {
                if (isNan(memory.getInt(bytes, at + k))) {
                    memory.putInt(bytes, at + k, 0x7FC00000);
                }
            }
        } else {
            for (int k = 0; k < length; k += 8) {
                if (isNan(memory.getLong(bytes, at + k))) {
                    memory.putLong(bytes, at + k, 0x7FF8000000000000L);
                }
            }
        }
    }

    private static boolean isNan(int bits) {
        return (bits & 0x7FFFFFFF) > 0x7F800000;
    }

    private static boolean isNan(long bits) {
        return (bits & Long.MAX_VALUE) > 0x7FF0000000000000L;
    }

    // One by one: many at once are copied as bytes where they are not aligned, and another thread may be looking.

    private static void decodeByView(Element type, byte[] bytes, int at, Object array, int from, int n) {
        ByteBuffer view = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int k = 0; k < n; k++) {
            int place = at + (k << type.shift);
            switch (type) {
                case CHAR:
                    ((char[]) array)[from + k] = view.getChar(place);
                    break;
                case SHORT:
                    ((short[]) array)[from + k] = view.getShort(place);
                    break;
                case INT:
                    ((int[]) array)[from + k] = view.getInt(place);
                    break;
                case LONG:
                    ((long[]) array)[from + k] = view.getLong(place);
                    break;
                case FLOAT:
                    ((float[]) array)[from + k] = view.getFloat(place);
                    break;
                default:
                    ((double[]) array)[from + k] = view.getDouble(place);
            }
        }
    }

    private static void encodeByView(Element type, Object array, int from, int n, byte[] bytes, int at) {
        ByteBuffer view = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int k = 0; k < n; k++) {
            int place = at + (k << type.shift);
            switch (type) {
                case CHAR:
                    view.putChar(place, ((char[]) array)[from + k]);
                    break;
                case SHORT:
                    view.putShort(place, ((short[]) array)[from + k]);
                    break;
                case INT:
                    view.putInt(place, ((int[]) array)[from + k]);
                    break;
                case LONG:
                    view.putLong(place, ((long[]) array)[from + k]);
                    break;
                case FLOAT:
                    view.putInt(place, Float.floatToIntBits(((float[]) array)[from + k]));
                    break;
                default:
                    view.putLong(place, Double.doubleToLongBits(((double[]) array)[from + k]));
            }
        }
    }
}
