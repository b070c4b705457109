package dev.standpipe.runtime.codec;

/**
 * One type of array and its bytes. Where a method takes the bytes as an object with an offset, {@code null} in its
 * place means that the offset is an address.
 */
abstract class Lane extends Decoder {
    /** A transfer up to here is not worth finding its way to the long loops, and would teach C2 that they are short. */
    private static final int FEW = 32;

    /** What has to be done again because of a NaN is still there. */
    private static final int IN_FIRST_CACHE = 4096;

    private static final int LONGEST = 1 << 30;

    // Interpreted, the long loops crawl. Until they are compiled they are called for a little at a time, since calls
    // bring compilation sooner than rounds do, and where the JDK has native code for it that stands in for all but an
    // eighth of each transfer, or of a short one for all in seven of eight and for most in nearly every eighth.
    private static final int REHEARSAL = 512;
    private static final int UNDERSTUDY = 1 << 18;
    private static final int SHORT = 8 * REHEARSAL;
    private static final int OF_SHORT = 8;
    private static final int OF_WHOLE = 64;

    /** What a rehearsal counts, in short transfers: those are many before a compiler is through. */
    private static final int COUNTS = 32;

    private static final int REHEARSALS = 1500 * COUNTS;

    /**
     * So many transfers that are not long are left to the native code as a whole, but for one in {@link #OF_COLD},
     * which goes the way of all that come later: C2 takes longer for our loops in each of their callers than such
     * transfers do.
     */
    private static final int COLD = 1 << 15;

    private static final int COLD_BYTES = 1 << 14;

    /** A prime: of different transfers that take turns, each goes that way now and then. */
    private static final int OF_COLD = 61;

    final Memory memory;
    private final Element type;
    private final int size;
    private final int shift;
    private final long base;
    private final long heap;

    /** Bytes to encode between two looks whether a NaN went by. */
    private final int block;

    /**
     * How often each of the two loops has yet to run before C2 may be expected to have compiled it: {@link #COUNTS} for
     * a part of a long transfer, one for a short one. A race only prolongs the rehearsal.
     */
    private int rehearsalsIn;

    private int rehearsalsOut;

    /** How many of those are left in either direction, unless the loops are compiled before. */
    private int coldIn = COLD;

    private int coldOut = COLD;

    static {
        // When bytes have come already there may be no room on the stack to load a class.
        Swap.prepare();
    }

    Lane(Memory memory, Element type) {
        this(memory, type, IN_FIRST_CACHE);
    }

    Lane(Memory memory, Element type, int watched) {
        this.memory = memory;
        this.type = type;
        this.size = type.size;
        this.shift = type.shift;
        this.block = type.floating() ? watched : LONGEST;
        this.base = memory.base(type.arrayType);
        this.heap = memory.base(byte[].class);
        this.rehearsalsIn = type.size == 1 ? 0 : REHEARSALS;
        this.rehearsalsOut = type.size == 1 || type.floating() ? 0 : REHEARSALS;
    }

    /** Initialises this class, all of them: the others have no initialiser. */
    static void prepare() {}

    /** Whole longs, the array's side aligned to them, so that no element is ever stored in two parts. */
    abstract void in(Object bytes, long at, Object array, long to, int length);

    /** As {@link #in} the other way; true when there was a NaN, which may not be the one the wire wants. */
    abstract boolean out(Object array, long from, Object bytes, long at, int length);

    @Override
    public final void decode(byte[] bytes, int at, Object array, int from, int n) {
        decode(bytes, heap + at, array, from, n);
    }

    final void decode(Object bytes, long at, Object array, int index, int n) {
        long to = base + ((long) index << shift);
        if (n <= FEW) {
            each(bytes, at, array, to, n);
            return;
        }
        if (n <= COLD_BYTES >> shift) {
            int cold = Math.min(coldIn, rehearsalsIn);
            coldIn = oneLess(coldIn);
            if (cold % OF_COLD != 0 && memory.copySwapped(bytes, at, array, to, n << shift, size)) {
                return;
            }
        }
        decodeMany(bytes, at, array, to, n);
    }

    private void decodeMany(Object bytes, long at, Object array, long to, int n) {
        long end = to + ((long) n << shift);
        int head = (int) -to & 7;
        each(bytes, at, array, to, head >> shift);
        at += head;
        to += head;
        while (end - to >= 8) {
            int length = (int) Math.min(end - to, LONGEST) & -8;
            if (length > SHORT && rehearsalsIn > 0) {
                length = inUnderstudied(bytes, at, array, to, length);
            } else {
                int rehearsals = rehearsalsIn;
                rehearsalsIn = oneLess(rehearsals);
                int rehearsed = rehearsed(rehearsals, length);
                if (rehearsed != 0) {
                    in(bytes, at, array, to, rehearsed);
                }
                if (rehearsed != length
                        && !memory.copySwapped(
                                bytes, at + rehearsed, array, to + rehearsed, length - rehearsed, size)) {
                    in(bytes, at + rehearsed, array, to + rehearsed, length - rehearsed);
                }
            }
            at += length;
            to += length;
        }
        each(bytes, at, array, to, (int) (end - to) >> shift);
    }

    final void encode(Object array, int index, int n, Object bytes, long at) {
        long from = base + ((long) index << shift);
        if (n <= FEW) {
            eachCanonical(array, from, bytes, at, n);
            return;
        }
        if (n <= COLD_BYTES >> shift) {
            int cold = Math.min(coldOut, rehearsalsOut);
            coldOut = oneLess(coldOut);
            if (cold % OF_COLD != 0 && memory.copySwapped(array, from, bytes, at, n << shift, size)) {
                return;
            }
        }
        encodeMany(array, from, n, bytes, at);
    }

    private void encodeMany(Object array, long from, int n, Object bytes, long at) {
        long end = from + ((long) n << shift);
        int head = (int) -from & 7;
        eachCanonical(array, from, bytes, at, head >> shift);
        at += head;
        from += head;
        while (end - from >= 8) {
            int length = (int) Math.min(end - from, block) & -8;
            if (length > SHORT && rehearsalsOut > 0) {
                length = outUnderstudied(array, from, bytes, at, length);
            } else {
                int rehearsals = rehearsalsOut;
                rehearsalsOut = oneLess(rehearsals);
                int rehearsed = rehearsed(rehearsals, length);
                boolean isMet = rehearsed != 0 && out(array, from, bytes, at, rehearsed);
                if (rehearsed != length
                        && !memory.copySwapped(
                                array, from + rehearsed, bytes, at + rehearsed, length - rehearsed, size)) {
                    isMet |= out(array, from + rehearsed, bytes, at + rehearsed, length - rehearsed);
                }
                if (isMet) {
                    eachCanonical(array, from, bytes, at, length >> shift);
                }
            }
            at += length;
            from += length;
        }
        eachCanonical(array, from, bytes, at, (int) (end - from) >> shift);
    }

    private int inUnderstudied(Object bytes, long at, Object array, long to, int length) {
        int rehearsed = rehearsed(length);
        for (int k = 0; k < rehearsed; k += REHEARSAL) {
            in(bytes, at + k, array, to + k, Math.min(REHEARSAL, rehearsed - k));
            rehearsalsIn = Math.max(0, rehearsalsIn - COUNTS);
        }
        int rest = Math.min(length, UNDERSTUDY) - rehearsed;
        return memory.copySwapped(bytes, at + rehearsed, array, to + rehearsed, rest, size)
                ? rehearsed + rest
                : rehearsed;
    }

    private int outUnderstudied(Object array, long from, Object bytes, long at, int length) {
        int rehearsed = rehearsed(length);
        for (int k = 0; k < rehearsed; k += REHEARSAL) {
            out(array, from + k, bytes, at + k, Math.min(REHEARSAL, rehearsed - k));
            rehearsalsOut = Math.max(0, rehearsalsOut - COUNTS);
        }
        int rest = Math.min(length, UNDERSTUDY) - rehearsed;
        return memory.copySwapped(array, from + rehearsed, bytes, at + rehearsed, rest, size)
                ? rehearsed + rest
                : rehearsed;
    }

    /**
     * How much of a short transfer: all of it in the end. Before, now and then all of it as well, since C2 would take
     * what always goes the same way for granted, and compile all that is around it again when the last is over.
     */
    private static int rehearsed(int rehearsals, int length) {
        return (rehearsals & OF_SHORT - 1) != 0
                ? 0
                : (rehearsals & OF_WHOLE - 1) != 0 ? Math.min(REHEARSAL, length) : length;
    }

    /** One less, and never less than none. */
    private static int oneLess(int rehearsals) {
        return rehearsals - (-rehearsals >>> 31);
    }

    private static int rehearsed(int length) {
        return Math.min(length, Math.max(REHEARSAL, Math.min(length, UNDERSTUDY / 4) >> 3 & -REHEARSAL));
    }

    /** Element by element, in either direction: the ends of a long transfer, and short ones. */
    private void each(Object source, long from, Object target, long to, int n) {
        Memory memory = this.memory;
        int length = n << shift;
        switch (size) {
            case 1:
                for (int k = 0; k < length; k++) {
                    memory.putByte(target, to + k, (byte) (memory.getByte(source, from + k) != 0 ? 1 : 0));
                }
                break;
            case 2:
                for (int k = 0; k < length; k += 2) {
                    memory.putShort(target, to + k, Short.reverseBytes(memory.getShort(source, from + k)));
                }
                break;
            case 4:
                for (int k = 0; k < length; k += 4) {
                    memory.putInt(target, to + k, Integer.reverseBytes(memory.getInt(source, from + k)));
                }
                break;
            default:
                for (int k = 0; k < length; k += 8) {
                    memory.putLong(target, to + k, Long.reverseBytes(memory.getLong(source, from + k)));
                }
        }
    }

    private void eachCanonical(Object array, long from, Object bytes, long at, int n) {
        Memory memory = this.memory;
        int length = n << shift;
        switch (type) {
            case FLOAT:
                for (int k = 0; k < length; k += 4) {
                    int v = memory.getInt(array, from + k);
                    memory.putInt(bytes, at + k, Integer.reverseBytes((v & 0x7FFFFFFF) > 0x7F800000 ? 0x7FC00000 : v));
                }
                break;
            case DOUBLE:
                for (int k = 0; k < length; k += 8) {
                    long v = memory.getLong(array, from + k);
                    memory.putLong(
                            bytes,
                            at + k,
                            Long.reverseBytes((v & Long.MAX_VALUE) > 0x7FF0000000000000L ? 0x7FF8000000000000L : v));
                }
                break;
            default:
                each(array, from, bytes, at, n);
        }
    }
}
