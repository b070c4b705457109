/**
 * The proof that a loop can be repeated over bytes that were read before: each round reads the same, and nothing in it
 * can throw, leave or be seen. {@code ReplayAnalysis} takes a summary and gives a {@code Replay} or a refusal.
 */
package dev.standpipe.rewrite.rule.replay;
