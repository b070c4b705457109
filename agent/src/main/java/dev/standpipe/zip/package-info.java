/**
 * Archives to the byte: read with each byte accounted for, and written again with some entries changed.
 *
 * <p>In: a stretch of a file. Out: its entries, or another archive in which all that was not changed is as it was. It
 * refuses what contradicts itself, and what unpacks to more than a program would. Used by {@code offline}; the command
 * line, which only looks, takes its limits and its eye for strange names from here.
 */
package dev.standpipe.zip;
