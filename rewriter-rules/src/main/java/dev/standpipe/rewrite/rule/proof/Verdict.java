package dev.standpipe.rewrite.rule.proof;

/** What a proof comes to: a {@link Match} or a {@link Refusal}. */
public interface Verdict {}
