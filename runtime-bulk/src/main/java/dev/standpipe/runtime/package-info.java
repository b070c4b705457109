/**
 * What others call: rewritten jars ({@code Switch}, {@code PublicReads}), the agent, and the public classes of {@code
 * dev.standpipe.io}. It starts the engine, turns it on and off, and knows nothing of streams. What only the runtime
 * itself calls lives in the packages below, whose dependencies point one way:
 *
 * <pre>
 * runtime → engine → transfer → route → stream, ahead → file → count → wire, door, thread → codec, link → jvm, proof
 * </pre>
 */
package dev.standpipe.runtime;
