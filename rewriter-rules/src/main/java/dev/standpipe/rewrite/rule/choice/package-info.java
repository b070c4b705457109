/** Conditions that stay what they are while a loop runs: each outcome is looked at as a loop of its own. */
package dev.standpipe.rewrite.rule.choice;
