/**
 * The agent in a target JVM. {@link dev.standpipe.agent.Agent} is where the JVM comes in, and what the
 * program's class path loads; {@code AgentClassLoader} takes all others out of the jar, and {@code RewriterClasses} has
 * the JVM take the rewriter for its own.
 *
 * <p>In: the agent's argument, and the class files of the program as they are loaded. Out: class files with transfers
 * before their loops, lines on the error output, reports, a management bean, events of flight recordings, and a few
 * properties for the command line. {@code RunningAgent} starts it, {@code AgentSession} is what its parts share,
 * {@code Transformer} sees each class, {@code ClassRewriting} has those rewritten that may have something.
 *
 * <p>Nothing but the JVM calls it; the command line reads the names of the properties. What is loaded before the
 * program starts is counted by a test, and so is every class on the way to the first loop: no lambdas here.
 */
package dev.standpipe.agent;
