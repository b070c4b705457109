/**
 * What both proofs need: the verdict, which is a match or a refusal, the bounds that end a loop, the loads that are the
 * same each round, who sees the locals, and which values can be computed before the loop. Copies and replays call it;
 * it knows neither.
 */
package dev.standpipe.rewrite.rule.proof;
