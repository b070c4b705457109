/**
 * Puts a loop in words: as Java again, as a sentence, and beside the instructions that it is rewritten to.
 *
 * <p>In: the summary of one round of the loop. Out: lines of text. Used by the command {@code explain} alone.
 */
package dev.standpipe.explain;
