package dev.standpipe.rewrite.rule;

/** A rule for some of the loops that can be repeated over staged bytes. */
abstract class ReplayRule implements Rule {
    @Override
    public final Verdict match(Candidate loop) {
        Verdict replay = loop.replay();
        return replay instanceof Replay && !isMine((Replay) replay) ? Refusal.notMine() : replay;
    }

    abstract boolean isMine(Replay replay);
}
