/**
 * The door into the JDK, {@code java.io.Standpipe}: fields of its streams, its private fields, and memory. Each package
 * that needs it has a class {@code Door} of its own, and {@link dev.standpipe.runtime.door.Doorkeeper} gives it to
 * nobody else.
 */
package dev.standpipe.runtime.door;
