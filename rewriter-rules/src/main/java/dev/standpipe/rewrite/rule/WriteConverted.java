package dev.standpipe.rewrite.rule;

/** {@code for (; i < n; i++) out.writeShort((short) a[i]);}: casts, bit casts and reversals between array and wire. */
final class WriteConverted implements Rule {
    @Override
    public String id() {
        return "WriteConverted";
    }

    @Override
    public Verdict match(Candidate loop) {
        return loop.copyWhere(copy -> !copy.reads() && !copy.format().plain());
    }
}
