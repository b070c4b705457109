package dev.standpipe.runtime.count;

/** Why a call moved nothing, or stopped early and left the rest to the loop. */
public enum Decline {
    RECEIVER_UNKNOWN("the receiver is no stream of the JDK, or overrides what the loop calls"),
    STREAM_UNKNOWN("a stream beneath the receiver is not known to behave the same when it is asked for more at once"),
    PROOF_AWAITED("the code of a class of streams was still being looked at, or needs a class that was not loaded yet"),
    PROOF_DIFFERED("a stream did something else than its code had been found to do, and none of that kind is carried "
            + "since then"),
    METHODS_UNKNOWN("the loop calls code of another class that is not known to only compute: it does more, "
            + "was changed, or there is no agent to look at it"),
    METHODS_AWAITED("the loop uses code or fields of another class that was not looked at yet, or was not there yet"),
    STREAM_CLOSED("the receiver, or the stream beneath it, is closed or missing"),
    FIELDS_EXPOSED(
            "the loop re-reads fields, and code of the application runs beneath the stream and could change them"),
    READS_AHEAD("the loop works on each value before it reads the next, and beneath the stream "
            + "is code of the application, or a pipe or device that may block"),
    BUFFER_TINY("the stream's buffer is no longer than one round, so the size of a request decides whether it "
            + "is bypassed"),
    ROUND_SPLIT(
            "a round may end between two of its reads, and what the stream's buffer held before it was filled again "
                    + "could not go back"),
    NOT_A_FILE("the descriptor is no regular file, or a file that the system generates, and its "
            + "answer depends on the size of the request"),
    CLASS_CHANGED("an agent changed a class of the stack while the program ran, and its behaviour is no longer known"),
    NO_LARGE_REQUESTS("the codec in use, or this JDK, can access files only as the loop does"),
    ARRAY_SHARED("the array is the stream's own buffer"),
    COUNTER_NEGATIVE("a subclass made the stream's byte counter negative, and it saturates differently in one step"),
    BLOCK_MODE_OFF("the object stream is not in block data mode"),
    SYNCHRONOUS_FILE("the file was opened rws or rwd, so each element is made durable by itself"),
    CORRUPT_DATA_UNCOUNTED("this JDK does not report how much of corrupt compressed data was good"),
    TOO_SMALL("too few elements, or too few at a time, to be worth a transfer"),
    FAR_APART("what each round reads lies too far from the last for one request to bring both"),
    NOT_WORTH_STAGING(
            "the loop works on each value, and the stream has values in an array as fast as " + "they could be staged"),
    ARRAY_MISMATCHED("the array is not of the type that the call names"),
    SELFCHECKED("it was done both ways for a self-check, and the result of the loop was used"),
    SELFCHECK_DIFFERED("a self-check differed from the loop, which does its own work since then"),
    NO_MEMORY("no memory for a scratch buffer, or too little stack"),
    FAILED("an error inside Standpipe; the loop did the work");

    private final String explanation;

    Decline(String explanation) {
        this.explanation = explanation;
    }

    public String explanation() {
        return explanation;
    }
}
