package dev.standpipe.io.collective;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.PosixFilePermissions;

/** How this process was started. */
final class Launch {
    /** Names of variables that starters of MPI programs set: the rank, and how many there are. */
    private static final String[][] STARTERS = {
        {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"}, {"PMI_RANK", "PMI_SIZE"}, {"PMIX_RANK", "PMIX_SIZE"},
    };

    private Launch() {}

    static Group mpi() throws IOException {
        if (javaVersion() < 22) {
            throw new IOException("MPI is called through java.lang.foreign, which comes with Java 22; this is Java "
                    + System.getProperty("java.specification.version"));
        }
        try {
            return (Group) Class.forName("dev.standpipe.io.collective.MpiTeam")
                    .getDeclaredMethod("join")
                    .invoke(null);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause();
            throw cause instanceof IOException
                    ? (IOException) cause
                    : new IOException("MPI cannot be used: " + cause, cause);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new IOException("MPI cannot be used: " + e, e);
        }
    }

    static Group world() throws IOException {
        int[] place = place();
        if (place == null) {
            return new ThreadTeam(new Meeting(1), 0);
        }
        try {
            return mpi();
        } catch (IOException whyNot) {
            Group group = Groups.processes(folder(), place[0], place[1]);
            if (place[0] == 0) {
                System.err.println("[standpipe] MPI is not used, the processes work together by themselves: "
                        + whyNot.getMessage());
            }
            return group;
        }
    }

    /** Rank and size, or null if no starter has told them. */
    private static int[] place() {
        for (String[] names : STARTERS) {
            String rank = System.getenv(names[0]);
            String size = System.getenv(names[1]);
            if (rank != null && size != null) {
                return new int[] {Integer.parseInt(rank), Integer.parseInt(size)};
            }
        }
        return null;
    }

    /** Of those who have the same parent, which is the starter on this machine. */
    private static File folder() throws IOException {
        Path folder = Paths.get(
                System.getProperty("java.io.tmpdir"), "standpipe-" + System.getProperty("user.name") + "-" + parent());
        if (!Files.isDirectory(folder)) {
            try {
                Files.createDirectory(
                        folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            } catch (java.nio.file.FileAlreadyExistsException e) {
                // another one was quicker
            }
        }
        if (!Files.getOwner(folder).equals(Files.getOwner(Paths.get("/proc/self")))) {
            throw new IOException(folder + " belongs to another user");
        }
        return folder.toFile();
    }

    private static String parent() throws IOException {
        String stat =
                new String(Files.readAllBytes(Paths.get("/proc/self/stat")), java.nio.charset.StandardCharsets.UTF_8);
        return stat.substring(stat.lastIndexOf(')') + 2).split(" ")[1];
    }

    static int javaVersion() {
        String version = System.getProperty("java.specification.version");
        return version.startsWith("1.") ? Integer.parseInt(version.substring(2)) : Integer.parseInt(version);
    }
}
