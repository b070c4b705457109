/**
 * Reads files ahead of the program, where the user asked for it. A {@code ProgramRead} comes in from a transfer; a
 * tracked file serves it from a window that was filled before, or has it read by itself, and plans the next window.
 * Nothing of it is loaded while {@code prefetch} is off.
 */
package dev.standpipe.runtime.ahead;
