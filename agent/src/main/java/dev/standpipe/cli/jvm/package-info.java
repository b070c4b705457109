/**
 * Other JVMs: finds them, asks them what they are, and brings the agent into them.
 *
 * <p>In: a process id. Out: the properties, arguments and environment of a JVM as a
 * {@link dev.standpipe.cli.jvm.TargetJvm}, or why they cannot be had.
 */
package dev.standpipe.cli.jvm;
