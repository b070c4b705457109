/**
 * The proof that a loop does nothing but hand on the bytes of one stream to another. {@code RelayAnalysis} takes a
 * summary and gives a {@code Relay} or a refusal.
 */
package dev.standpipe.rewrite.rule.relay;
