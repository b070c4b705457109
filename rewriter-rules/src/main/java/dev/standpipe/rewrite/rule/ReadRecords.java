package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.replay.Replay;

/**
 * {@code for (; i < n; i++) { x[i] = in.readInt(); y[i] = in.readFloat(); }}: several arrays, groups, strides,
 * backwards; all that is read is stored.
 */
final class ReadRecords extends ReplayRule {
    @Override
    public String id() {
        return "ReadRecords";
    }

    @Override
    boolean isMine(Replay replay) {
        return replay.storesAll();
    }
}
