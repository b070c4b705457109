package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;

/** {@code for (; i < n; i++) a[i] = in.readInt();} for all eight types: the array holds what is on the wire. */
final class ReadArray extends CopyRule {
    @Override
    public String id() {
        return "ReadArray";
    }

    @Override
    boolean isMine(Copy copy) {
        return copy.reads() && copy.isCounted() && copy.format().plain();
    }
}
