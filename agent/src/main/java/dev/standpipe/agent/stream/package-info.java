/**
 * The class files of streams that libraries bring, as they were loaded, for the runtime, which asks when a loop meets
 * the first of a class. Entered from {@code dev.standpipe.agent}, once the runtime is there.
 */
package dev.standpipe.agent.stream;
