package dev.standpipe.rewrite.rule;

/** {@code for (; i < n; i++) out.writeInt(a[i]);} for all eight types: what goes on the wire is what the array holds. */
final class WriteArray implements Rule {
    @Override
    public String id() {
        return "WriteArray";
    }

    @Override
    public Verdict match(Candidate loop) {
        return loop.copyWhere(copy -> !copy.reads() && copy.format().plain());
    }
}
