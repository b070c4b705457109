package dev.standpipe.io.collective;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Makes groups. */
public final class Groups {
    private Groups() {}

    /** What each member of a group of threads does. */
    public interface Task {
        /**
         * Runs in a thread of its own.
         *
         * @param group as this member sees it; it is closed behind this call
         * @throws IOException ends the member; the others hear of it at their next collective call
         */
        void run(Group group) throws IOException;
    }

    /**
     * Runs a task in so many threads that work together, and waits for all of them.
     *
     * @param size how many
     * @param task what each of them does
     * @throws IOException what the first of them threw that failed by itself, with what others threw suppressed in it
     * @throws IllegalArgumentException if the size is less than 1
     */
    public static void threads(int size, Task task) throws IOException {
        if (size < 1) {
            throw new IllegalArgumentException("a group of " + size);
        }
        Meeting meeting = new Meeting(size);
        List<Throwable> failures = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int k = 0; k < size; k++) {
            int rank = k;
            Thread thread = new Thread("standpipe-rank-" + rank) {
                @Override
                public void run() {
                    try (ThreadTeam team = new ThreadTeam(meeting, rank)) {
                        task.run(team);
                    } catch (Throwable x) {
                        synchronized (failures) {
                            failures.add(x);
                        }
                    }
                }
            };
            threads.add(thread);
        }
        start(threads, meeting);
        throwFirst(failures);
    }

    private static void start(List<Thread> threads, Meeting meeting) {
        int started = 0;
        try {
            for (Thread thread : threads) {
                thread.start();
                started++;
            }
        } finally {
            if (started < threads.size()) {
                meeting.leave(started);
            }
            boolean interrupted = false;
            for (Thread thread : threads.subList(0, started)) {
                while (thread.isAlive()) {
                    try {
                        thread.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void throwFirst(List<Throwable> failures) throws IOException {
        Throwable first = null;
        for (Throwable x : failures) {
            if (first == null || first instanceof CollectiveException && !(x instanceof CollectiveException)) {
                first = x;
            }
        }
        if (first == null) {
            return;
        }
        for (Throwable x : failures) {
            if (x != first) {
                first.addSuppressed(x);
            }
        }
        if (first instanceof RuntimeException) {
            throw (RuntimeException) first;
        }
        if (first instanceof Error) {
            throw (Error) first;
        }
        throw (IOException) first;
    }

    /**
     * Joins a group of processes on one machine. All of them call it with the same folder; it returns when all have.
     *
     * @param folder an empty folder that belongs to the user who runs them, and that no other group uses meanwhile
     * @param rank which of them this is
     * @param size how many there are
     * @return the group
     * @throws IllegalArgumentException if there is no such rank
     * @throws IOException if some have not come within a minute, or the folder cannot be used
     */
    public static Group processes(File folder, int rank, int size) throws IOException {
        if (rank < 0 || rank >= size) {
            throw new IllegalArgumentException("rank " + rank + " of " + size);
        }
        return new Rendezvous(folder, rank, size).meet();
    }

    /**
     * Joins the processes that {@code mpiexec} has started together with this one, by MPI. Once in the life of a
     * process.
     *
     * @return the group
     * @throws IOException with the reason if there is no MPI here, or Java is older than 22
     */
    public static Group mpi() throws IOException {
        return Launch.mpi();
    }

    /**
     * Joins whatever group this process was started in: that of {@code mpiexec}, by MPI, or else by what the processes
     * of one machine do without it, and then one of them says why on its error output. A process that was started by
     * itself is a group of one.
     *
     * @return the group
     * @throws IOException if the others cannot be reached
     */
    public static Group world() throws IOException {
        return Launch.world();
    }
}
