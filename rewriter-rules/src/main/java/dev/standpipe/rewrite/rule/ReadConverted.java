package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;

/**
 * {@code for (; i < n; i++) a[i] = Integer.reverseBytes(in.readInt());}: casts, masks, bit casts and reversals between
 * wire and array.
 */
final class ReadConverted extends CopyRule {
    @Override
    public String id() {
        return "ReadConverted";
    }

    @Override
    boolean isMine(Copy copy) {
        return copy.reads() && copy.isCounted() && !copy.format().plain();
    }
}
