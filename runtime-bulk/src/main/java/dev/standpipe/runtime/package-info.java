/**
 * What others call: rewritten jars ({@code Switch}, {@code PublicReads}), the agent, and the public classes of {@code
 * dev.standpipe.io}. It starts the engine, turns it on and off, and knows nothing of streams. What only the runtime
 * itself calls lives in the packages below, whose dependencies point one way:
 *
 * <pre>
 * runtime → engine → transfer → stream, ahead → file → count → wire, door, thread → codec, link → jvm
 * </pre>
 */
package dev.standpipe.runtime;
