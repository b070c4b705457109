/**
 * The commands about the loops of a program: {@code scan}, {@code explain}, {@code rewrite} and {@code report}.
 *
 * <p>In: what {@code cli.input} finds, or reports. Out: a line for each loop, a loop told in full, rewritten files,
 * other reports. The work is done by {@code dev.standpipe.rewrite}, {@code offline}, {@code explain} and
 * {@code report}.
 */
package dev.standpipe.cli.loops;
