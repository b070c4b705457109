package dev.standpipe.rewrite.hoist;

/**
 * Why elements are not read before their loop is reached again. A closed list: each has its row in docs/hoisting.md.
 */
public enum Obstacle {
    NO_READ("the loop is not a read of one array"),
    NO_OUTER_LOOP("no outer loop comes back to it"),
    RECEIVER_CHANGES("the stream is not the same in each round of the outer loop"),
    RECEIVER_USED("the outer loop also uses the stream itself");

    private final String sentence;

    Obstacle(String sentence) {
        this.sentence = sentence;
    }

    /** What a user reads. */
    public String sentence() {
        return sentence;
    }
}
