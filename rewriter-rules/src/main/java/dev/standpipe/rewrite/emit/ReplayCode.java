package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.Replay;

final class ReplayCode {
    static final int LOCALS = 6;

    private final Code code = new Code();

    ReplayCode(Plan plan, Replay replay, int site, int freeLocal) {}

    Code code() {
        return code;
    }
}
