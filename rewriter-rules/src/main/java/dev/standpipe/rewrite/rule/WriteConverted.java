package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;

/** {@code for (; i < n; i++) out.writeShort((short) a[i]);}: casts, bit casts and reversals between array and wire. */
final class WriteConverted extends CopyRule {
    @Override
    public String id() {
        return "WriteConverted";
    }

    @Override
    boolean isMine(Copy copy) {
        return !copy.reads() && !copy.format().plain();
    }
}
