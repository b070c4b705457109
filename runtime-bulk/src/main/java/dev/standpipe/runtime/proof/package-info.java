/**
 * What a stream that a library brings does with an element, read from its class file. A class file goes in, {@link
 * dev.standpipe.runtime.proof.StreamProof} comes out: for each method that an element passes through, the ways on which
 * every instruction is explained, and under which conditions one of them is taken. Knows no object and moves nothing;
 * the room of streams asks for each class. Needs nothing but java.lang and java.util.
 */
package dev.standpipe.runtime.proof;
