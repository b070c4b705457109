package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.standpipe.io.Layout;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.HashMap;
import java.util.Map;

/**
 * The functions of an MPI library, called by their names. Communicators, datatypes and infos are numbers in MPICH and
 * those libraries that are like it, and addresses in Open MPI; which of the two is seen from the symbols it has.
 */
@SuppressWarnings("restricted")
final class Mpi {
    /** The system property that says who may call the library, by MPI's names. */
    private static final String THREADS = "standpipe.mpi.threads";

    private static final int SINGLE = 0;
    private static final int SERIALIZED = 2;

    static final int MODE_CREATE = 1;
    static final int MODE_RDONLY = 2;
    static final int MODE_RDWR = 8;

    private static final int LONGEST_STRING = 8192;

    /** So much room for elements stays for the next call: the system clears what it gives, page by page. */
    private static final int KEPT_BYTES = 64 << 20;

    private static final int MALLOC_TRIM_THRESHOLD = -1;
    private static final int MALLOC_MMAP_THRESHOLD = -3;

    /** More glibc does not allow; that it keeps the double is its own choice, too. */
    private static final int LARGEST_KEPT = 32 << 20;

    private final Linker linker = Linker.nativeLinker();
    private final SymbolLookup library;
    private final boolean byAddress;
    private final Map<String, MethodHandle> functions = new HashMap<>();
    private Arena roomOwner;
    private MemorySegment room = MemorySegment.NULL;

    final MemoryLayout handle;
    final Object world;
    final Object bytes;
    final Object noInfo;
    private final Object errorsReturn;

    /** The only thread that may call, or null. */
    private Thread only;

    Mpi(SymbolLookup library) {
        this.library = library;
        this.byAddress = library.find("ompi_mpi_comm_world").isPresent();
        this.handle = byAddress ? ADDRESS : JAVA_INT;
        this.world = constant("ompi_mpi_comm_world", 0x44000000);
        this.bytes = constant("ompi_mpi_byte", 0x4c00010d);
        this.noInfo = constant("ompi_mpi_info_null", 0x1c000000);
        this.errorsReturn = constant("ompi_mpi_errors_return", 0x54000001);
    }

    private Object constant(String symbol, int number) {
        return byAddress ? (Object) library.find(symbol).orElseThrow() : number;
    }

    /** For the elements of one call. */
    MemorySegment room(long bytes) {
        if (room.byteSize() < Math.max(1, bytes)) {
            freeRoom();
            roomOwner = Arena.ofShared();
            room = roomOwner.allocate(Math.max(1, bytes), 64);
        }
        return room.asSlice(0, bytes);
    }

    void leaveRoom() {
        if (room.byteSize() > KEPT_BYTES) {
            freeRoom();
        }
    }

    void freeRoom() {
        if (roomOwner != null) {
            roomOwner.close();
        }
        roomOwner = null;
        room = MemorySegment.NULL;
    }

    /** A variable for a handle, with this value. */
    MemorySegment variable(Arena arena, Object value) {
        MemorySegment variable = arena.allocate(ADDRESS);
        if (value instanceof Integer) {
            variable.set(JAVA_INT, 0, (Integer) value);
        } else if (value != null) {
            variable.set(ADDRESS, 0, (MemorySegment) value);
        }
        return variable;
    }

    Object value(MemorySegment variable) {
        return byAddress ? (Object) variable.get(ADDRESS, 0) : variable.get(JAVA_INT, 0);
    }

    /** The descriptor of a parameter by what is passed for it. */
    private static MemoryLayout parameter(Object argument) {
        if (argument instanceof Integer) {
            return JAVA_INT;
        }
        return argument instanceof Long ? JAVA_LONG : ADDRESS;
    }

    /** Calls {@code MPI_} and that name, and throws what the library says if it does not succeed. */
    void call(String name, Object... arguments) throws IOException {
        int code = code(name, arguments);
        if (code != 0) {
            throw new IOException("MPI_" + name + ": " + text(code));
        }
    }

    private int code(String name, Object... arguments) throws IOException {
        requireRightThread();
        try {
            MethodHandle function = functions.get(name);
            if (function == null) {
                MemoryLayout[] parameters = new MemoryLayout[arguments.length];
                for (int k = 0; k < arguments.length; k++) {
                    parameters[k] = parameter(arguments[k]);
                }
                MemorySegment symbol = library.find("MPI_" + name)
                        .orElseThrow(() -> new IOException("the MPI library has no MPI_" + name));
                function = linker.downcallHandle(symbol, FunctionDescriptor.of(JAVA_INT, parameters))
                        .asSpreader(Object[].class, arguments.length);
                functions.put(name, function);
            }
            return (int) function.invokeExact(arguments);
        } catch (IOException | RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IOException(x);
        }
    }

    /** What serves a single thread is called by no other. */
    void requireRightThread() {
        if (only != null && only != Thread.currentThread()) {
            throw new IllegalStateException(Thread.currentThread() + " calls MPI, but with " + THREADS
                    + "=single only the thread that has called Groups.mpi() may, " + only);
        }
    }

    private String text(int code) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(LONGEST_STRING);
            int failed = code("Error_string", code, text, arena.allocate(JAVA_INT));
            return failed == 0 ? text.getString(0).trim() : "error " + code;
        }
    }

    String version() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(LONGEST_STRING);
            call("Get_library_version", text, arena.allocate(JAVA_INT));
            return text.getString(0).trim().split("[\\n,]")[0].replaceAll("\\s+", " ");
        }
    }

    /**
     * In a program of C, glibc learns at once to keep the memory that MPI-IO takes for each call. In a thread of the
     * JVM's it would give it back each time, and the system would clear it again.
     */
    private void keepMemory() throws IOException {
        MemorySegment option = linker.defaultLookup().find("mallopt").orElse(null);
        if (option == null || isMemoryTuned()) {
            return;
        }
        MethodHandle set = linker.downcallHandle(option, FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
        try {
            int mapped = (int) set.invokeExact(MALLOC_MMAP_THRESHOLD, LARGEST_KEPT);
            int trimmed = (int) set.invokeExact(MALLOC_TRIM_THRESHOLD, 2 * LARGEST_KEPT);
        } catch (Throwable x) {
            throw new IOException(x);
        }
    }

    private static boolean isMemoryTuned() {
        return System.getenv().keySet().stream()
                .anyMatch(name -> name.startsWith("MALLOC_") || name.equals("GLIBC_TUNABLES"));
    }

    /** From now on errors are told and end nothing. */
    void init() throws IOException {
        int level = level(System.getProperty(THREADS, "serialized"));
        only = level == SINGLE ? Thread.currentThread() : null;
        if (level == SINGLE && only.isVirtual()) {
            throw new IOException("a virtual thread calls Groups.mpi(), which is several threads to MPI: start it in"
                    + " another, or without " + THREADS + "=single");
        }
        keepMemory();
        try (Arena arena = Arena.ofConfined()) {
            call("Init_thread", MemorySegment.NULL, MemorySegment.NULL, level, arena.allocate(JAVA_INT));
        }
        call("Comm_set_errhandler", world, errorsReturn);
    }

    private static int level(String threads) throws IOException {
        switch (threads) {
            case "serialized":
                return SERIALIZED;
            case "single":
                return SINGLE;
            default:
                throw new IOException(
                        "the system property " + THREADS + " can be serialized or single, and is " + threads);
        }
    }

    int number(String function) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment number = arena.allocate(JAVA_INT);
            call(function, world, number);
            return number.get(JAVA_INT, 0);
        }
    }

    /** A datatype of bytes that lie as the layout says. */
    Object filetype(Layout tile) throws IOException {
        PieceRows rows = new PieceRows();
        tile.forEachPiece(rows);
        if (rows.isOnePiece(tile.extent())) {
            return bytes;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment made = arena.allocate(ADDRESS);
            Object list = new MpiType(this, arena).of(tile, rows);
            call("Type_create_resized", list, 0L, tile.extent(), made);
            call("Type_commit", made);
            call("Type_free", variable(arena, list));
            return value(made);
        }
    }
}
