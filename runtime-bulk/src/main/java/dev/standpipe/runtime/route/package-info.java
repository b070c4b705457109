/**
 * The streams that a library brings, at work: which class was proved to do what, and the way of elements through a
 * stack of such streams down to an array or to a buffer of the JDK's. Called by transfers, with a receiver; elements do
 * not come here, only the numbers that they move. Asks for a proof of each class, on a thread of its own, and again
 * when classes have been loaded that were missing.
 */
package dev.standpipe.runtime.route;
