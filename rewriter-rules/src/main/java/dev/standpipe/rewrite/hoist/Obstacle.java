package dev.standpipe.rewrite.hoist;

/** Why elements are not read before their loop is reached again, or not after it has ended. A closed list: each has its row in docs/hoisting.md. */
public enum Obstacle {
    NOT_ASKED("nobody asked"),
    NO_READ("the loop is not a read of one array"),
    NO_OUTER_LOOP("no loop around it comes back to it"),
    RECEIVER_CHANGES("the stream is not the same each time the outer loop comes round"),
    RECEIVER_USED("the outer loop uses the stream besides"),
    ARRAY_SHARED("the array was not made here, or others than one local know it"),
    LAST_ROUND("the loop makes its last round itself, and reads meanwhile"),
    SEEN_BY_HANDLER("an exception handler could look at the array, or see how far the loop came"),
    NOTHING_BETWEEN(
            "the array is used, or something is done that can throw or be seen, before a loop that only computes is over");

    private final String sentence;

    Obstacle(String sentence) {
        this.sentence = sentence;
    }

    /** What a user reads. */
    public String sentence() {
        return sentence;
    }
}
