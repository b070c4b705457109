/**
 * {@code relax=buffer}: has the JDK's own file classes ask windows before they read.
 *
 * <p>In: an {@code Instrumentation}, the names of files, and the JDK's classes. Out: those classes changed, and what
 * came of the windows.
 */
package dev.standpipe.agent.buffer;
