/**
 * What commands read: jars, folders, class files and JDKs named on the command line, and every class file in them.
 *
 * <p>In: names. Out: class files, each with the place where it lies, and sentences about what could not be read. It
 * only looks, by several threads, and passes by what is damaged: archives that are written again are read by
 * {@code dev.standpipe.zip}, which trusts none that contradicts itself.
 */
package dev.standpipe.cli.input;
