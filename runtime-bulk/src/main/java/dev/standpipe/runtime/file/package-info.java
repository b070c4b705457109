/**
 * System calls on the descriptor of a file that the program has opened, memory outside the heap for them, and what is
 * known of the file. Transfers and what reads ahead call it; it knows neither arrays nor streams.
 */
package dev.standpipe.runtime.file;
