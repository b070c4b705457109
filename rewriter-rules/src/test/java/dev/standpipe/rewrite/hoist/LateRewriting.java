package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.Rewriter;
import java.util.function.Function;

/** Rewrites for a runtime that is as late as it may be. Named by types of the JDK alone, so that the rewriter may be one with a bug. */
public final class LateRewriting implements Function<byte[], byte[]> {
    @Override
    public byte[] apply(byte[] classFile) {
        return Rewriter.standard()
                .readingAhead()
                .calling("dev/standpipe/rewrite/hoist/LateDoorway")
                .rewrite(classFile)
                .classFile();
    }
}
