package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.copy.Copy;

/** {@code while (true) a[i++] = in.readInt();}: nothing ends the loop but the array or the stream. */
final class ReadToEnd extends CopyRule {
    @Override
    public String id() {
        return "ReadToEnd";
    }

    @Override
    boolean isMine(Copy copy) {
        return copy.reads() && !copy.isCounted();
    }
}
