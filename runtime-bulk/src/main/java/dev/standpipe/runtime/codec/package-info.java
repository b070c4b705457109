/**
 * Swaps bytes into array elements and back, by Java, JNI or FFM: chosen once, with the reason why not the others. A
 * block of bytes or an address comes in, elements go out. It knows no formats but the plain ones.
 */
package dev.standpipe.runtime.codec;
