/**
 * What differs between JVMs: the Java version, what a security manager allows, how much stack is left. Every package
 * may ask.
 */
package dev.standpipe.runtime.jvm;
