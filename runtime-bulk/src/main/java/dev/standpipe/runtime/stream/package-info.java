/**
 * What a stream is to the engine: its kind ({@link dev.standpipe.runtime.stream.StreamKind}, one table), what lies
 * beneath it, and whether nothing but the JDK's code runs there. It looks and never moves a byte. The engine and the
 * transfers ask; the agent tells it which classes it recognized and which were retransformed.
 */
package dev.standpipe.runtime.stream;
