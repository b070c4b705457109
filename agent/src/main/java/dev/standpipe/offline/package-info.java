/**
 * Rewrites a program in the build: {@link dev.standpipe.offline.Offline} for class files, folders and archives,
 * {@link dev.standpipe.offline.LoaderUnit} for builds that bring their own classes one by one.
 *
 * <p>In: what a compiler or packer has made. Out: the same with some classes changed, a stand-in for the doorway beside
 * them, and the runtime if it is asked for; all else stays as it is, byte for byte. It refuses what it cannot keep
 * right. A job goes through everything twice: {@code InventoryTaking} learns what extends what, then
 * {@code RewrittenArchive}, {@code RewrittenFolder} and {@code RewrittenClassFile} change it. Called by the command
 * {@code rewrite}, by the plugins for Maven and Byte Buddy, and by programs: the public classes are API.
 */
package dev.standpipe.offline;
