/**
 * Defines {@code java.io.Standpipe} into the JDK, one way for each range of Java versions. The front calls it before
 * the engine starts, and so does the agent.
 */
package dev.standpipe.runtime.link;
