package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;

/**
 * {@code for (; i < n; i++) out.writeInt(a[i]);} for all eight types: what goes on the wire is what the array holds.
 */
final class WriteArray extends CopyRule {
    @Override
    public String id() {
        return "WriteArray";
    }

    @Override
    boolean isMine(Copy copy) {
        return !copy.reads() && copy.format().plain();
    }
}
