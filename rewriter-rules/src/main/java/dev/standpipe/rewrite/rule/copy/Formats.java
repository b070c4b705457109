package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;

/** Finds the format in which the runtime does what a loop's body does to each element. Null where it has none. */
final class Formats {
    private Formats() {}

    /** For {@code a[i] = stored}, where {@code stored} is made of a value that was put together of bytes. */
    static ElementFormat composing(Value stored, Composition composition, ElementType array) {
        ElementFormat format = reading(stored, composition.value, composition.wire, array, composition.reversed);
        boolean offered = format != null && array.bits() > 8 && (format.raw() || !array.floating());
        return offered ? format.composed(composition.singles) : null;
    }

    /** For {@code a[i] = stored}, where {@code stored} is made of what was {@code read}. */
    static ElementFormat reading(Value stored, Value read, WireType wire, ElementType array) {
        if (wire == WireType.SINGLE_BYTE) {
            // -1 is never among what is moved
            return singly(reading(stored, read, WireType.UNSIGNED_BYTE, array), WireType.UNSIGNED_BYTE);
        }
        ElementFormat format = reading(stored, read, wire, array, false);
        return format == null ? null : format.calling(wire);
    }

    private static ElementFormat reading(Value stored, Value read, WireType wire, ElementType array, boolean reversed) {
        ConversionChain chain = ConversionChain.of(stored, read, NumberKind.of(wire), reversed);
        if (chain == null || chain.step == ConversionChain.Step.CANONICAL) {
            return null;
        }
        if (chain.whether) {
            boolean all = chain.now.bits >= wire.bits();
            return all && array == ElementType.BOOLEAN ? new ElementFormat(wire, array, chain.reversed, false) : null;
        }
        if (array == ElementType.BOOLEAN) {
            return chain.now.isInteger(1) ? new ElementFormat(wire, array, false, false) : null;
        }
        if (chain.now.floating != array.floating()) {
            return null;
        }
        if (chain.step == ConversionChain.Step.RAW) {
            boolean fits = chain.now.bits == array.bits() && wire.bits() == array.bits();
            return fits ? new ElementFormat(wire, array, chain.reversed, true) : null;
        }
        if (chain.now.floating) {
            WireType same = wire.floating()
                    ? wire
                    : as(wire, chain.step == ConversionChain.Step.CAST ? chain.entered : chain.now);
            return same != null && chain.now.bits == array.bits()
                    ? new ElementFormat(same, array, chain.reversed, false)
                    : null;
        }
        if (chain.step == ConversionChain.Step.CAST) {
            return cutFits(chain.now, array.bits()) ? new ElementFormat(wire, array, false, false) : null;
        }
        boolean cut = chain.now.bits >= array.bits() && wire.bits() >= array.bits();
        WireType same = cut ? wire : as(wire, chain.now);
        return same == null ? null : new ElementFormat(same, array, chain.reversed, false);
    }

    /** For {@code out.writeX(written)}, where {@code written} is made of what was {@code loaded} from the array. */
    static ElementFormat writing(Value written, Value loaded, ElementType array, WireType wire) {
        if (wire == WireType.SINGLE_BYTE) {
            ElementFormat bytes = writing(written, loaded, array, WireType.BYTE);
            ElementFormat format = singly(bytes, WireType.BYTE);
            if (format == null) {
                return null;
            }
            return bytes.called() == WireType.BYTE ? format.handing(bytes.argument()) : format.calling(bytes.called());
        }
        ConversionChain chain = ConversionChain.of(written, loaded, NumberKind.of(array));
        ElementFormat format = chain == null ? null : writing(chain, array, wire);
        boolean isNarrow = wire == WireType.BYTE || wire == WireType.CHAR || wire == WireType.SHORT;
        return format == null || !isNarrow || chain.whether ? format : handing(format, chain, NumberKind.of(array));
    }

    /** Of an int of which only the low bytes are written, a stream of the program's own sees all. */
    private static ElementFormat handing(ElementFormat format, ConversionChain chain, NumberKind natural) {
        NumberKind now = chain.now;
        int bits = format.wire().bits();
        boolean isExtended = now.bits < bits && (!now.signed || format.wire().signed())
                || now.bits == bits && now.signed == format.wire().signed();
        if (isExtended) {
            return format;
        }
        if (now.bits == bits && !now.signed) {
            return format.calling(bits == 8 ? WireType.UNSIGNED_BYTE : WireType.UNSIGNED_SHORT);
        }
        boolean isOwn = chain.step == ConversionChain.Step.NONE
                && !chain.reversed
                && (now.same(natural) || natural.isInteger(64) && now.isInteger(32));
        return format.handing(isOwn ? ElementFormat.Argument.OWN : ElementFormat.Argument.OTHER);
    }

    private static ElementFormat writing(ConversionChain chain, ElementType array, WireType wire) {
        ElementFormat cast = new ElementFormat(wire, array, chain.reversed, false);
        NumberKind natural = NumberKind.of(array);
        if (chain.whether) {
            boolean all = chain.now.bits >= array.bits() && !chain.reversed;
            return all && wire == WireType.BOOLEAN ? cast : null;
        }
        if (chain.step == ConversionChain.Step.CANONICAL) {
            boolean sameBits = chain.now.isInteger(wire.bits()) && wire.bits() == array.bits();
            WireType floating = array == ElementType.FLOAT ? WireType.FLOAT : WireType.DOUBLE;
            return sameBits ? new ElementFormat(floating, array, false, false).calling(wire) : null;
        }
        if (wire == WireType.BOOLEAN) {
            return chain.now.isInteger(1) ? cast : null;
        }
        if (chain.now.floating != wire.floating()) {
            return null;
        }
        if (chain.step == ConversionChain.Step.RAW) {
            boolean fits = chain.now.bits == wire.bits() && wire.bits() == array.bits();
            return fits ? new ElementFormat(wire, array, chain.reversed, true) : null;
        }
        if (chain.now.floating) {
            boolean whole = array.floating() || chain.entered.same(natural) && !chain.reversed;
            return whole && chain.now.bits == wire.bits() ? cast : null;
        }
        if (chain.step == ConversionChain.Step.CAST) {
            return cutFits(chain.now, wire.bits()) ? cast : null;
        }
        if (chain.reversed) {
            return chain.now.bits == wire.bits() && array.bits() == wire.bits() ? cast : null;
        }
        boolean cut = chain.now.bits >= wire.bits() && array.bits() >= wire.bits();
        return cut || chain.now.same(natural) ? cast : null;
    }

    /**
     * The same by a call for each byte, if that brings {@code known}; in an array of bytes its sign is all the same.
     */
    private static ElementFormat singly(ElementFormat format, WireType known) {
        return format == null || format.wire() != known && format.array() != ElementType.BYTE
                ? null
                : new ElementFormat(WireType.SINGLE_BYTE, format.array(), false, false);
    }

    /** A float is cut to an int, or to a long if that is what is wanted, and only then shortened. */
    private static boolean cutFits(NumberKind cut, int wanted) {
        return wanted == 64 ? cut.bits == 64 : cut.bits <= 32 && cut.bits >= wanted;
    }

    /** The type that takes the same bytes from the wire and is extended like {@code numeral}, or null. */
    private static WireType as(WireType wire, NumberKind numeral) {
        if (wire.bits() != numeral.bits || wire.floating() || numeral.floating) {
            return null;
        }
        if (wire.signed() == numeral.signed) {
            return wire;
        }
        switch (wire) {
            case BYTE:
                return WireType.UNSIGNED_BYTE;
            case UNSIGNED_BYTE:
                return WireType.BYTE;
            case SHORT:
                return WireType.UNSIGNED_SHORT;
            case CHAR:
            case UNSIGNED_SHORT:
                return WireType.SHORT;
            default:
                return null;
        }
    }
}
