/**
 * Ways into the JDK: to its packages that are not open to everybody, and to where it has its own classes. What is
 * opened is open to a loader with one class in it.
 *
 * <p>In: an {@code Instrumentation}, and class files. Out: lookups, and classes that the JVM has taken for its own.
 */
package dev.standpipe.agent.jdk;
