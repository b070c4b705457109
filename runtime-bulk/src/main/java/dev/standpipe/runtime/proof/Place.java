package dev.standpipe.runtime.proof;

/** Where an object hangs before the element has come: the stream itself, or what a field of another place refers to. */
public final class Place extends Value {
    static final Place STREAM = new Place(null, null);

    /** Null for the stream itself. */
    public final Place owner;

    /** Null for the stream itself. */
    public final FieldName field;

    private final int hash;

    private Place(Place owner, FieldName field) {
        this.owner = owner;
        this.field = field;
        this.hash = owner == null ? 1 : 31 * owner.hash + field.hashCode();
    }

    Place at(FieldName field) {
        return new Place(this, field);
    }

    public boolean isStream() {
        return owner == null;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other || !(other instanceof Place) || isStream() || ((Place) other).isStream()) {
            return this == other;
        }
        return ((Place) other).field.equals(field) && ((Place) other).owner.equals(owner);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return isStream() ? "this" : owner.isStream() ? field.name : owner + "." + field;
    }
}
