package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.WireType;

/** What lies on the wire, what in the array, and how one becomes the other. */
public final class ElementFormat {
    /** What a loop hands over to a method that writes fewer bytes than an int has. */
    public enum Argument {
        /** As many bytes as are written, extended as their type is, or that of {@link #called}. */
        WRITTEN,
        /** The element, as an int. */
        OWN,
        /** What the element was made into. */
        OTHER
    }

    private final WireType wire;
    private final WireType called;
    private final Argument argument;
    private final ElementType array;
    private final boolean reversed;
    private final boolean raw;
    private final boolean composed;
    private final boolean singles;

    ElementFormat(WireType wire, ElementType array, boolean reversed, boolean raw) {
        this(wire, wire, Argument.WRITTEN, array, reversed, raw, false, false);
    }

    private ElementFormat(
            WireType wire,
            WireType called,
            Argument argument,
            ElementType array,
            boolean reversed,
            boolean raw,
            boolean composed,
            boolean singles) {
        this.called = called;
        this.argument = argument;
        this.composed = composed;
        this.singles = singles;
        this.wire = wire;
        this.array = array;
        this.reversed = reversed;
        this.raw = raw;
    }

    ElementFormat composed(boolean ofSingles) {
        return new ElementFormat(wire, called, argument, array, reversed, raw, true, ofSingles);
    }

    /** Where the loop calls the method of another type, to the same effect on the JDK's streams. */
    ElementFormat calling(WireType method) {
        return new ElementFormat(wire, method, argument, array, reversed, raw, composed, singles);
    }

    ElementFormat handing(Argument number) {
        return new ElementFormat(wire, called, number, array, reversed, raw, composed, singles);
    }

    public Argument argument() {
        return argument;
    }

    /** The type whose method the loop calls; of what is written, also an unsigned one that is handed over. */
    public WireType called() {
        return called;
    }

    /** The loop reads the value byte by byte. */
    public boolean composed() {
        return composed;
    }

    /** And each of them by {@code read()}. */
    public boolean composedOfSingles() {
        return singles;
    }

    public WireType wire() {
        return wire;
    }

    public ElementType array() {
        return array;
    }

    /** The bytes of each element are turned around. */
    public boolean reversed() {
        return reversed;
    }

    /** The bits of an int stand for a float, or the other way round; likewise long and double. */
    public boolean raw() {
        return raw;
    }

    /** The loop calls {@code read()} or {@code write(int)} for each byte. */
    public boolean singleBytes() {
        return wire == WireType.SINGLE_BYTE;
    }

    /** Nothing is converted. */
    public boolean plain() {
        return !reversed
                && !composed
                && !raw
                && wire != WireType.UNSIGNED_BYTE
                && wire.bits() == array.bits()
                && wire.floating() == array.floating()
                && (wire.signed() == array.signed());
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof ElementFormat)) {
            return false;
        }
        ElementFormat that = (ElementFormat) other;
        return wire == that.wire
                && called == that.called
                && argument == that.argument
                && array == that.array
                && reversed == that.reversed
                && raw == that.raw
                && composed == that.composed
                && singles == that.singles;
    }

    @Override
    public int hashCode() {
        return 31 * wire.hashCode() + array.hashCode();
    }

    @Override
    public String toString() {
        return wire
                + (singles ? " of single bytes" : composed ? " of bytes" : "")
                + (reversed ? " reversed" : "")
                + (raw ? " as bits of " : " as ")
                + array;
    }
}
