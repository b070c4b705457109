package dev.standpipe.runtime.wire;

import dev.standpipe.runtime.codec.Element;

/**
 * How a loop turns wire elements into array elements or back. It travels as the {@code how} of a call: a rule is data
 * to the engine.
 *
 * <p>The value on the wire is converted as Java casts do, unless one of two marks is set: {@link #reversed()}, its
 * bytes are turned around ({@code Integer.reverseBytes} and kin) before it is stored or after it was loaded; {@link
 * #raw()}, int and float, or long and double, stand for each other's bits ({@code Float.intBitsToFloat}, {@code
 * Float.floatToRawIntBits}).
 *
 * <p>A number in {@code how} says which method the loop calls, where the wire type is named after another; see {@link
 * #called}. Two more marks say how the loop reads the value: {@link #composed}, it puts it together of single bytes;
 * and, with that, whether they come from {@code read()}, so that the receiver may be any stream, or from {@code
 * readByte} and {@code readUnsignedByte}.
 */
public final class Format {
    /**
     * Set in {@code how}: the loop re-reads fields each time round, so no code but the JDK's may run before it ends
     * (rule C19).
     */
    public static final int JDK_ONLY = 1 << 16;

    /**
     * Set in {@code how}: the program comes back to this loop with the same stream, and nothing else reads that stream
     * in between.
     */
    public static final int AGAIN = 1 << 17;

    /**
     * Set in {@code how} besides {@link #JDK_ONLY}: the code that calls does so anew, with all that it hands over
     * looked up again, as long as elements are moved.
     */
    public static final int RESUMED = 1 << 19;

    /** Set in {@code how}: no loop stands by for a few elements. */
    public static final int EVEN_ONE = 1 << 18;

    private static final int ARRAY_SHIFT = 4;
    private static final int MARKS_SHIFT = 7;
    private static final int REVERSED = 1 << MARKS_SHIFT;
    private static final int RAW = 1 << 8;
    private static final int COMPOSED = 1 << 9;
    private static final int SINGLES = 1 << 10;
    private static final int CODES = 1 << 11;
    private static final int CALLED_SHIFT = 12;
    private static final int CALLED = 15;

    /** In the same place, of writes: the loop hands over the element as it is, of which fewer bytes are written. */
    public static final int OWN_ARGUMENT = 14 << CALLED_SHIFT;

    /** The same where it hands over something else, which is known only as far as it is written. */
    public static final int OTHER_ARGUMENT = 15 << CALLED_SHIFT;

    /** Those that were asked for: of some four hundred a program has one or two. */
    private static final Format[] BY_CODE = new Format[CODES];

    private static final Wire[] WIRES = Wire.values();
    private static final Element[] ARRAYS = Element.values();

    /** Bytes as they are: what is staged for a loop to work on. */
    public static final Format BYTES = plain(Element.BYTE);

    /** The same for a loop that reads them by single calls. */
    public static final Format SINGLE_BYTES = of(Wire.SINGLE_BYTE, Element.BYTE);

    /** What a rule passes as {@code how}, to be joined with {@link #JDK_ONLY} and {@link #AGAIN} where they hold. */
    public final int how;

    public final Wire wire;
    public final Element array;
    final boolean reversed;
    final boolean raw;

    /** Nothing to convert: the codec alone does it. */
    final boolean plain;

    /** What is read has the bits of the element, in one order of bytes or the other. */
    final boolean readAsIs;

    /** The same of what is written: there a NaN keeps the bits that no float would keep on its way. */
    final boolean writtenAsIs;

    /** By {@code read()} and {@code write(int)}: the receiver may be any stream. */
    public final boolean singleBytes;

    /** Of as many bytes as a value has, the highest first; where the stream ends, an EOFException is thrown. */
    public final boolean composed;

    /** Each value by one call of a data stream's own methods. */
    public final boolean byDataCalls;

    /** Bytes of one element on the wire. */
    public final int size;

    /** Base-2 logarithm of {@link #size}. */
    public final int shift;

    private Format(Wire wire, Element array, int marks) {
        this.how = wire.ordinal() | array.ordinal() << ARRAY_SHIFT | marks;
        this.wire = wire;
        this.array = array;
        this.reversed = (marks & REVERSED) != 0;
        this.raw = (marks & RAW) != 0;
        this.composed = (marks & COMPOSED) != 0;
        this.plain = wire.isPlainFor(array) && !reversed && !raw;
        this.writtenAsIs = wire.bits.size == array.size && wire.isWholeFor(array);
        this.readAsIs = writtenAsIs || raw;
        this.singleBytes = wire == Wire.SINGLE_BYTE || (marks & SINGLES) != 0;
        this.byDataCalls = !singleBytes && !composed;
        this.size = wire.bits.size;
        this.shift = wire.bits.shift;
    }

    /** The format of {@code a[i] = in.readX()} and {@code out.writeX(a[i])} without any conversion. */
    public static Format plain(Element element) {
        return of(Wire.of(element), element);
    }

    public static Format of(Wire wire, Element array) {
        return of(wire.ordinal() | array.ordinal() << ARRAY_SHIFT);
    }

    /** With the bytes of the value on the wire turned around, or null where Java has no such method. */
    public Format reversed() {
        return of(how | REVERSED);
    }

    /** With the value's bits for its number, or null where wire and array are not int and float or long and double. */
    public Format raw() {
        return of(how | RAW);
    }

    /** With each value put together of single bytes, by {@code read()} or not; null where it is a byte itself. */
    public Format composed(boolean singles) {
        return of(how | COMPOSED | (singles ? SINGLES : 0));
    }

    private boolean makesSense() {
        if (composed ? !isComposable() : singleBytes && wire != Wire.SINGLE_BYTE) {
            return false;
        }
        boolean turned = !reversed || size > 1 && !wire.floating();
        boolean bits = !raw || size == array.size && wire.floating() != array.floating() && size >= 4;
        return turned && bits;
    }

    private boolean isComposable() {
        boolean integer = size > 1 && !wire.floating() && wire != Wire.CHAR;
        return integer && array.size > 1 && (raw || !array.floating());
    }

    /**
     * What the loop calls for each element. {@code readByte() & 0xFF} brings an unsigned byte, and {@code
     * writeInt(floatToIntBits(x))} writes a float, but not every stream of a program's own takes one for the other. Of
     * writes that have no unsigned method, that the loop hands over a number without a sign.
     */
    public Wire called(int how) {
        int number = how >> CALLED_SHIFT & CALLED;
        return number == 0 || number > WIRES.length ? wire : WIRES[number - 1];
    }

    /** Whether the loop hands over the element itself to be written, and not as many bytes of it as are. */
    static boolean handsOver(int how) {
        return (how & OTHER_ARGUMENT) == OWN_ARGUMENT;
    }

    /** Whether what the loop hands over to be written cannot be made again. */
    public static boolean handsOverUnknown(int how) {
        return (how & OTHER_ARGUMENT) == OTHER_ARGUMENT;
    }

    /** To be joined with {@link #how} where the loop calls that. */
    public static int calling(Wire called) {
        return called.ordinal() + 1 << CALLED_SHIFT;
    }

    /** The format of a call, or null when the code means nothing. */
    public static Format of(int how) {
        Format known = BY_CODE[how & CODES - 1];
        return known != null ? known : make(how & CODES - 1);
    }

    private static synchronized Format make(int code) {
        int wire = code & (1 << ARRAY_SHIFT) - 1;
        int array = code >> ARRAY_SHIFT & (1 << MARKS_SHIFT - ARRAY_SHIFT) - 1;
        if (BY_CODE[code] == null && wire < WIRES.length && array < ARRAYS.length) {
            Format format = new Format(WIRES[wire], ARRAYS[array], code >> MARKS_SHIFT << MARKS_SHIFT);
            BY_CODE[code] = format.makesSense() ? format : null;
        }
        return BY_CODE[code];
    }

    /** The same of a call that writes: no value is taken apart into single calls. */
    public static Format ofWrites(int how) {
        Format format = of(how);
        return format == null || format.composed ? null : format;
    }

    @Override
    public String toString() {
        String made = composed ? singleBytes ? " of single bytes" : " of bytes" : "";
        return wire + made + (reversed ? " reversed" : "") + (raw ? " as bits of " : " as ") + array;
    }
}
