package dev.standpipe.runtime.proof;

/** A field, by the class that declares it. */
public final class FieldName {
    public final ClassName owner;
    public final String name;
    public final String type;

    FieldName(ClassName owner, String name, String type) {
        this.owner = owner;
        this.name = name;
        this.type = type;
    }

    boolean isReference() {
        return type.charAt(0) == 'L' || type.charAt(0) == '[';
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof FieldName
                        && ((FieldName) other).name.equals(name)
                        && ((FieldName) other).owner.equals(owner);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
