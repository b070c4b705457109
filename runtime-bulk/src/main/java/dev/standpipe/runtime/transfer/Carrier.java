package dev.standpipe.runtime.transfer;

/** Carries elements from or to receivers of one kind. {@link Carriers} lists them. */
interface Carrier {
    /** All that can be carried of what is left. What cannot, is the loop's, with the reason in {@code transfer}. */
    void move(Object stream, Transfer transfer);
}
