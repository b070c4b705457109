/**
 * Files that a group of threads or processes reads and writes together: each says by a
 * {@link dev.standpipe.io.Layout} which part of the file is its own, and the pieces of all are moved in few large
 * requests.
 *
 * <p>{@link dev.standpipe.io.collective.Groups} makes groups: of threads, of processes on one machine, and of the
 * processes that {@code mpiexec} has started, which then work together by MPI. What a
 * {@link dev.standpipe.io.collective.CollectiveFile} does is the same for all of them.
 */
package dev.standpipe.io.collective;
