/**
 * Bytes to elements and back: what one element is on the wire, what the loop converts it to, and the transcoder that
 * does that for whole blocks with the codec that was chosen. It knows no streams.
 */
package dev.standpipe.runtime.wire;
