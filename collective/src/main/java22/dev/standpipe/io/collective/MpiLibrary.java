package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds the MPI library that belongs to the starter of this process. */
@SuppressWarnings("restricted")
final class MpiLibrary {
    private static final String PROPERTY = "standpipe.mpi.library";
    private static final List<String> OPEN_MPI = Arrays.asList("libmpi.so.40", "libmpi.so");
    private static final List<String> MPICH =
            Arrays.asList("libmpich.so.12", "libmpi.so.12", "libmpich.so", "libmpi.so");
    private static final int NOW_AND_FOR_ALL = 0x102;

    private MpiLibrary() {}

    static Mpi load() throws IOException {
        prepareEnvironment();
        List<String> names = names();
        List<String> missing = new ArrayList<>();
        for (String name : names) {
            try {
                openForItsPlugins(name);
                return new Mpi(SymbolLookup.libraryLookup(name, Arena.global()));
            } catch (IllegalArgumentException notHere) {
                missing.add(name);
            } catch (IllegalCallerException denied) {
                throw new IOException("native access is denied: " + denied.getMessage(), denied);
            }
        }
        throw new IOException("there is no MPI library; looked for " + String.join(", ", missing));
    }

    private static List<String> names() throws IOException {
        String named = System.getProperty(PROPERTY);
        if (named != null) {
            return Arrays.asList(named);
        }
        if (System.getenv("OMPI_COMM_WORLD_SIZE") != null) {
            return OPEN_MPI;
        }
        if (System.getenv("PMI_SIZE") != null || System.getenv("PMIX_RANK") != null) {
            return MPICH;
        }
        throw new IOException("this process was not started by mpiexec");
    }

    /**
     * UCX takes the signals that a JVM sends to itself for crashes, unless it is told to leave them alone. And of the
     * two ways that Open MPI has to a file, its own says that all was written when the disk was full; ROMIO tells.
     */
    private static void prepareEnvironment() throws IOException {
        setUnlessSet("UCX_ERROR_SIGNALS", "");
        setUnlessSet("OMPI_MCA_io", "^ompio");
    }

    private static void setUnlessSet(String variable, String value) throws IOException {
        Linker linker = Linker.nativeLinker();
        try (Arena arena = Arena.ofConfined()) {
            int ignored = (int) linker.downcallHandle(
                            linker.defaultLookup().find("setenv").orElseThrow(),
                            FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT))
                    .invokeExact(arena.allocateFrom(variable), arena.allocateFrom(value), 0);
        } catch (RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IOException(x);
        }
    }

    /** Open MPI loads parts of itself that look for its symbols among those of the whole program. */
    private static void openForItsPlugins(String name) throws IOException {
        Linker linker = Linker.nativeLinker();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment ignored = (MemorySegment) linker.downcallHandle(
                            linker.defaultLookup().find("dlopen").orElseThrow(),
                            FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT))
                    .invokeExact(arena.allocateFrom(name), NOW_AND_FOR_ALL);
        } catch (RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IOException(x);
        }
    }
}
