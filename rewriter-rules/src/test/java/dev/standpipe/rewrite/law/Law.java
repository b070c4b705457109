package dev.standpipe.rewrite.law;

/** What holds of every rewriting, whichever rules were at work. */
public enum Law {
    /** Deleting what was inserted gives the original instructions back. */
    INSTRUCTIONS,
    /** Original jumps lead to original instructions, or to where the insertion before them begins. */
    JUMPS,
    /** Each handler covers the original instructions that it covered, in the same order. */
    HANDLERS,
    /**
     * The stack map says the same of each original instruction, or of the insertion before it; it may begin to speak of
     * one that follows an insertion.
     */
    FRAMES,
    /** Each original instruction has its line. */
    LINES,
    /** Each local variable has its name over the same original instructions. */
    LOCALS,
    /** What is inserted calls the doorway, and does nothing that could be seen besides. */
    INSERTED_CODE,
    /** A method without a rewritten loop keeps its bytes, and the constants their places. */
    UNTOUCHED_METHODS,
    /** A class without a rewritten loop is the very same bytes. */
    UNTOUCHED_CLASS,
    /** All that is not code is as it was. */
    REST_OF_CLASS,
    /** Rewriting what was rewritten changes nothing. */
    FIXPOINT
}
