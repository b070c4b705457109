/**
 * The proof that a loop does nothing but carry the elements of one array, in order, between array and stream.
 * {@code CopyAnalysis} takes a summary and gives a {@code Copy} or a refusal; {@code Formats} says what becomes of each
 * element on its way.
 */
package dev.standpipe.rewrite.rule.copy;
