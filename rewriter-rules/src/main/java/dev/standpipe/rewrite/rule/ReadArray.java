package dev.standpipe.rewrite.rule;

/** {@code for (; i < n; i++) a[i] = in.readInt();} for all eight types: the array holds what is on the wire. */
final class ReadArray implements Rule {
    @Override
    public String id() {
        return "ReadArray";
    }

    @Override
    public Verdict match(Candidate loop) {
        return loop.copyWhere(
                copy -> copy.reads() && copy.isCounted() && copy.format().plain());
    }
}
