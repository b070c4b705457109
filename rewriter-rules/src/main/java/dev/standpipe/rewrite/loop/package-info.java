/**
 * The control flow of a method: blocks, edges, dominators, natural loops, what is live where. The code of a method goes
 * in; all other packages may ask, and this one knows none of them.
 */
package dev.standpipe.rewrite.loop;
