/**
 * Carries elements between an array and a stream, one class for each kind of stream and direction. {@link
 * dev.standpipe.runtime.transfer.Carriers} says which class carries for which kind; a {@code Reading}, {@code Writing}
 * or {@code Staging} comes in, and goes out with its index, its fault, or the reason why the rest is left to the loop.
 * Only the engine calls this package.
 */
package dev.standpipe.runtime.transfer;
