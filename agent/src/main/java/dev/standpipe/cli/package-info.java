/**
 * The command line: {@link dev.standpipe.cli.Main}, its commands by name, and what it says when something goes wrong.
 *
 * <p>In: arguments. Out: lines, and an exit code. Each command is in the room of what it is about: {@code cli.loops},
 * {@code cli.jvm} or {@code cli.doctor}; these talk to people by way of {@code cli.user}. Nothing outside of
 * {@code dev.standpipe.cli} may use any of it: it must not be loaded into programs.
 */
package dev.standpipe.cli;
