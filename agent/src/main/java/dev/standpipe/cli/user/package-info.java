/**
 * What all commands use to talk to the person who runs them: common options, the terminal, a progress bar, exit codes,
 * and {@link dev.standpipe.cli.user.Refused} for what is told and not done. Knows no command.
 */
package dev.standpipe.cli.user;
