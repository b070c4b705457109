/**
 * The threads for blocking reads and writes in the background. Asynchronous files and what reads ahead hand them work.
 */
package dev.standpipe.runtime.thread;
