/**
 * The rules, which give names to the loops that were proved to be copies, replays or relays, and the list of them.
 * A summary goes in as a {@code Candidate}; a rule with its match, or the refusal, comes out. The proofs are in the
 * rooms beneath: {@code copy}, {@code replay}, {@code relay}, and {@code proof} for what all need.
 */
package dev.standpipe.rewrite.rule;
