package dev.standpipe.rewrite.rule;

/** Knows one kind of loop. Looks, and never edits. */
public interface Rule {
    /** As reports and options name it; also the name of its page and of its program. */
    String id();

    Verdict match(Candidate loop);
}
