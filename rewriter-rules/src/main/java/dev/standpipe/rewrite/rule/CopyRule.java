package dev.standpipe.rewrite.rule;

/** A rule for some of the loops that are copies between one array and one stream. */
abstract class CopyRule implements Rule {
    @Override
    public final Verdict match(Candidate loop) {
        Verdict copy = loop.copy();
        return copy instanceof Copy && !isMine((Copy) copy) ? Refusal.notMine() : copy;
    }

    abstract boolean isMine(Copy copy);
}
