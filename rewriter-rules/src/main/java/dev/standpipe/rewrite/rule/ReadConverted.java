package dev.standpipe.rewrite.rule;

/** {@code for (; i < n; i++) a[i] = Integer.reverseBytes(in.readInt());}: casts, masks, bit casts and reversals between wire and array. */
final class ReadConverted implements Rule {
    @Override
    public String id() {
        return "ReadConverted";
    }

    @Override
    public Verdict match(Candidate loop) {
        return loop.copyWhere(
                copy -> copy.reads() && copy.isCounted() && !copy.format().plain());
    }
}
