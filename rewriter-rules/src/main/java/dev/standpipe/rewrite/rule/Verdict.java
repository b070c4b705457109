package dev.standpipe.rewrite.rule;

/** What a rule says of a loop: a {@link Match} or a {@link Refusal}. */
public interface Verdict {}
