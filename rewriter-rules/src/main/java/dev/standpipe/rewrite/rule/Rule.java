package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.proof.Match;

/** Names one kind of the loops that were proved to be copies or replays. */
public interface Rule {
    /** As reports and options name it; also the name of its page and of its program. */
    String id();

    /** What is to be put in front of the loop if it is of this kind, else null. */
    Match match(Candidate loop);
}
