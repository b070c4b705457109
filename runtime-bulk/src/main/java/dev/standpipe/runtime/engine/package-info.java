/**
 * One call of a rewritten loop: whether it may be made at all, what a look into the stream's buffer settles, what takes
 * a transfer, and what happens to a fault. {@code java.io.Standpipe} calls it, and so does {@code runtime} for
 * transfers by hand. Nothing else may. {@link dev.standpipe.runtime.engine.CheckingEngine} and its double runs are the
 * engine for those who asked for self-checks.
 */
package dev.standpipe.runtime.engine;
