/**
 * The goals of the Maven plugin: scan, rewrite and report. Each is a class that Maven fills with the parameters of the
 * build and calls; what all have in common is in {@code LoopsMojo}.
 *
 * <p>In: the classes that the build has made, and its class path. Out: rewritten classes, reports, lines of the build's
 * log, or a build that fails. The work is done by {@code dev.standpipe.offline}.
 */
package dev.standpipe.maven;
