/**
 * Loops around a copy that set the file to another place before each run of it.
 */
package dev.standpipe.rewrite.rule.rows;
