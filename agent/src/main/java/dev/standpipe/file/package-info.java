/**
 * Files on the disk and their names: written whole or not at all, their faults in words, what kind they are, and names
 * that are safe to print. Knows nothing of reports or archives.
 */
package dev.standpipe.file;
