package dev.standpipe.rewrite.report;

/** What a loop carries: the first transfer in it stands for all. */
public final class Carried {
    private final Direction direction;
    private final String element;
    private final String receiver;

    public Carried(Direction direction, String element, String receiver) {
        this.direction = direction;
        this.element = element;
        this.receiver = receiver;
    }

    public Direction direction() {
        return direction;
    }

    /** The element on the wire in the words of {@code DataInput}: int, unsigned short and so on. */
    public String element() {
        return element;
    }

    /** The class that the call names, with slashes. */
    public String receiver() {
        return receiver;
    }

    @Override
    public String toString() {
        return (direction == Direction.READ ? "reads " : "writes ")
                + element
                + (direction == Direction.READ ? " from " : " to ")
                + receiver;
    }
}
