/**
 * What goes in front of a loop, as data: where, which values, which call, which locals move. Made by the rewriter from
 * a match, and turned into code by {@code emit}. It can be printed and compared, and nothing in it edits.
 */
package dev.standpipe.rewrite.plan;
