package dev.standpipe.corpus.count;

import java.util.Set;

/**
 * A loop that carries elements between a stream and an array, found without the rewriter.
 *
 * @param transfers where its transfers are, in instructions from the start of the method, labels and the like not counted
 * @param pure nothing but the copy: see {@link PureCopy}
 * @param nested another loop runs inside it
 * @param calls it calls other code than the streams, or allocates or locks
 */
public record CarryingLoop(
        String className,
        String method,
        String descriptor,
        int line,
        Set<Integer> transfers,
        boolean reads,
        boolean pure,
        boolean nested,
        boolean calls) {

    /** The transfers share the loop with arithmetic, branches, arrays and fields only. */
    public boolean alone() {
        return !nested && !calls;
    }
}
