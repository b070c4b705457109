/**
 * Whether an outer loop comes back to a loop with the same stream, so that the next elements may be read meanwhile. The
 * rewriter asks for runtimes that read ahead, and so does {@code explain}. A loop and its match go in, yes or an
 * obstacle comes out.
 */
package dev.standpipe.rewrite.hoist;
