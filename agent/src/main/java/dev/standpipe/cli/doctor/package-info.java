/**
 * The command {@code doctor}: checks a JVM for what could keep the agent from helping. The command {@code cache}: what
 * the agent keeps for the next start of a program.
 *
 * <p>In: a {@link dev.standpipe.cli.jvm.TargetJvm}. Out: a {@code CheckResult} for each thing looked at, with a remedy
 * where something is wrong. {@code TrialProgram} is run in a JVM of its own.
 */
package dev.standpipe.cli.doctor;
