package dev.standpipe.rewrite.summary;

/** A field as an instruction names it. */
public final class FieldName {
    private final String owner;
    private final String name;
    private final String descriptor;

    public FieldName(String owner, String name, String descriptor) {
        this.owner = owner;
        this.name = name;
        this.descriptor = descriptor;
    }

    public String owner() {
        return owner;
    }

    public String name() {
        return name;
    }

    public String descriptor() {
        return descriptor;
    }

    char type() {
        return Opcode.stackType(descriptor);
    }

    /**
     * Fields of one name and type may be one field whatever class the instruction names: a subclass names its
     * superclass's as its own.
     */
    public boolean mayBe(FieldName other) {
        return name.equals(other.name) && descriptor.equals(other.descriptor);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FieldName && owner.equals(((FieldName) other).owner) && mayBe((FieldName) other);
    }

    @Override
    public int hashCode() {
        return name.hashCode() * 31 + owner.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
