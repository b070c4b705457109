package dev.standpipe.rewrite.rule;

/** {@code while (true) a[i++] = in.readInt();}: nothing ends the loop but the array or the stream. */
final class ReadToEnd implements Rule {
    @Override
    public String id() {
        return "ReadToEnd";
    }

    @Override
    public Verdict match(Candidate loop) {
        return loop.copyWhere(copy -> copy.reads() && !copy.isCounted());
    }
}
