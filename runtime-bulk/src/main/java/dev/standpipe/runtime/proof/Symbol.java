package dev.standpipe.runtime.proof;

/** A number that is there before the element has come: a field, or the length of an array. */
public final class Symbol {
    /** Whose field, or which array. */
    public final Place place;

    /** Null for a length. */
    public final FieldName field;

    private final int hash;

    Symbol(Place place, FieldName field) {
        this.place = place;
        this.field = field;
        this.hash = 31 * place.hashCode() + (field == null ? 0 : field.hashCode());
    }

    /** The least that it can be, or the most. */
    long bound(boolean least) {
        if (field == null) {
            return least ? 0 : Integer.MAX_VALUE;
        }
        switch (field.type.charAt(0)) {
            case 'Z':
                return least ? 0 : 1;
            case 'B':
                return least ? Byte.MIN_VALUE : Byte.MAX_VALUE;
            case 'S':
                return least ? Short.MIN_VALUE : Short.MAX_VALUE;
            case 'C':
                return least ? 0 : Character.MAX_VALUE;
            case 'I':
                return least ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            default:
                return least ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
    }

    /** By how much it can grow, or shrink, from there on; no more than a long can hold. */
    public long room(long from, boolean grows) {
        long room = grows ? bound(false) - from : from - bound(true);
        return room < 0 ? Long.MAX_VALUE : room;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other || !(other instanceof Symbol) || ((Symbol) other).hash != hash) {
            return this == other;
        }
        FieldName its = ((Symbol) other).field;
        return (field == null ? its == null : field.equals(its)) && ((Symbol) other).place.equals(place);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return field == null ? place + ".length" : place.isStream() ? field.name : place + "." + field;
    }
}
