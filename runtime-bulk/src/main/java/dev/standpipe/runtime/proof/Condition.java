package dev.standpipe.runtime.proof;

/** What has to hold of a number for a way to be taken. */
public final class Condition {
    /** How a number compares with zero. */
    public enum Relation {
        EQUAL("=="),
        DIFFERENT("!="),
        LESS("<"),
        NOT_LESS(">="),
        GREATER(">"),
        NOT_GREATER("<=");

        private static final Relation[] ALL = values();

        final String sign;

        Relation(String sign) {
            this.sign = sign;
        }

        Relation opposite() {
            return ALL[ordinal() ^ 1];
        }

        public boolean holds(long number) {
            switch (this) {
                case EQUAL:
                    return number == 0;
                case DIFFERENT:
                    return number != 0;
                case LESS:
                    return number < 0;
                case NOT_LESS:
                    return number >= 0;
                case GREATER:
                    return number > 0;
                default:
                    return number <= 0;
            }
        }
    }

    public final Linear number;

    /** One of the first two, or {@link Relation#NOT_LESS}. */
    public final Relation relation;

    private final int hash;

    private Condition(Linear number, Relation relation) {
        this.number = number;
        this.relation = relation;
        this.hash = 31 * number.hashCode() + relation.ordinal();
    }

    static Condition of(Linear number, Relation relation) {
        switch (relation) {
            case LESS:
                return new Condition(Linear.of(-1).minus(number), Relation.NOT_LESS);
            case GREATER:
                return new Condition(number.minus(1), Relation.NOT_LESS);
            case NOT_GREATER:
                return new Condition(Linear.of(0).minus(number), Relation.NOT_LESS);
            default:
                return new Condition(number, relation);
        }
    }

    /** Whether it holds by the types of its numbers alone. */
    boolean isMatterOfCourse() {
        return relation == Relation.NOT_LESS && number.isNeverNegative();
    }

    /** Of several with the same, one follows from another. */
    Object subject() {
        return relation == Relation.NOT_LESS ? number.variable() : this;
    }

    /** Whether it follows from the other, which has the same subject. */
    boolean follows(Condition other) {
        return number.constant >= other.number.constant;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Condition
                && ((Condition) other).hash == hash
                && ((Condition) other).relation == relation
                && ((Condition) other).number.equals(number);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return number + " " + relation.sign + " 0";
    }
}
