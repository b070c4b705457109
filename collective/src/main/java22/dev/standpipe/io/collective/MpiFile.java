package dev.standpipe.io.collective;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.EOFException;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** A file of MPI-IO. The elements are given to MPI as bytes, in the order they have in the file. */
final class MpiFile extends CollectiveFile {
    private static final int MOST_BYTES = 256 << 20;
    private static final int LONGEST_HINT = 1024;
    private static final String NATIVE = "native";

    private final Mpi mpi;
    private final MemorySegment file;
    private final Object info;
    private Object filetype;
    private Object nextFiletype;

    private MpiFile(Team team, Mpi mpi, boolean writable, MemorySegment file, Object info) {
        super(team, writable);
        this.mpi = mpi;
        this.file = file;
        this.info = info;
    }

    static CollectiveFile open(Team team, Mpi mpi, File name, String mode, Map<String, String> hints)
            throws IOException {
        Throwable met = null;
        byte[] wanted = {};
        Object info = mpi.noInfo;
        try {
            if (!mode.equals("r") && !mode.equals("rw")) {
                throw new IllegalArgumentException("mode " + mode + " is neither r nor rw");
            }
            new Hints(hints, team.size());
            if (mode.equals("r") && !name.exists()) {
                throw new FileNotFoundException(name + " (No such file or directory)");
            }
            wanted = new TreeMap<>(hints).toString().getBytes(StandardCharsets.UTF_8);
            info = info(mpi, hints);
        } catch (Throwable x) {
            met = x;
        }
        MemorySegment opened = null;
        try {
            requireSame(team.agree("open", met, wanted));
            opened = opened(team, mpi, name, mode, info);
        } finally {
            if (opened == null) {
                free(mpi, info);
            }
        }
        return new MpiFile(team, mpi, !mode.equals("r"), opened, info);
    }

    private static MemorySegment opened(Team team, Mpi mpi, File name, String mode, Object info) throws IOException {
        MemorySegment opened = null;
        Throwable failed = null;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment file = arena.allocate(ADDRESS);
            int access = mode.equals("r") ? Mpi.MODE_RDONLY : Mpi.MODE_RDWR | Mpi.MODE_CREATE;
            mpi.call("File_open", mpi.world, arena.allocateFrom(name.getPath()), access, info, file);
            opened = file.get(ADDRESS, 0);
        } catch (Throwable x) {
            failed = x;
        }
        team.agree("open by MPI", failed);
        return opened;
    }

    private static void free(Mpi mpi, Object info) throws IOException {
        if (!info.equals(mpi.noInfo)) {
            try (Arena arena = Arena.ofConfined()) {
                mpi.call("Info_free", mpi.variable(arena, info));
            }
        }
    }

    /** ROMIO compares some hints of those who give them, and waits for the others if only some do. */
    private static void requireSame(byte[][] hints) {
        for (int rank = 1; rank < hints.length; rank++) {
            if (!Arrays.equals(hints[0], hints[rank])) {
                throw new IllegalArgumentException("with MPI all members give the same hints; rank 0 gives "
                        + new String(hints[0], StandardCharsets.UTF_8) + " and rank " + rank + " "
                        + new String(hints[rank], StandardCharsets.UTF_8));
            }
        }
    }

    private static Object info(Mpi mpi, Map<String, String> hints) throws IOException {
        if (hints.isEmpty()) {
            return mpi.noInfo;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment variable = arena.allocate(ADDRESS);
            mpi.call("Info_create", variable);
            Object info = mpi.value(variable);
            for (Map.Entry<String, String> hint : hints.entrySet()) {
                mpi.call("Info_set", info, arena.allocateFrom(hint.getKey()), arena.allocateFrom(hint.getValue()));
            }
            return info;
        }
    }

    @Override
    void look(View next) throws IOException {
        nextFiletype = mpi.filetype(next.layout);
    }

    @Override
    void show(View next) throws IOException {
        Throwable met = null;
        try (Arena arena = Arena.ofConfined()) {
            mpi.call(
                    "File_set_view",
                    file,
                    next.displacement,
                    mpi.bytes,
                    nextFiletype,
                    arena.allocateFrom(NATIVE),
                    info);
            if (filetype != null && filetype != mpi.bytes) {
                mpi.call("Type_free", mpi.variable(arena, filetype));
            }
            filetype = nextFiletype;
        } catch (Throwable x) {
            met = x;
        }
        team.agree(here("setView by MPI"), met);
    }

    @Override
    void moveAll(boolean write, Transfer transfer, String call, Throwable before) throws IOException {
        Throwable unready = before;
        if (write) {
            // how long the file is counts when all are here, for what they wrote before by themselves is in it then
            team.agree(call, before);
        }
        MpiShare ready = null;
        long[] own = {0, 0, 0};
        try {
            if (before == null) {
                own = new long[] {parts(transfer), end(transfer), write ? length() : 0};
                ready = share(transfer, 0, write);
            }
        } catch (Throwable x) {
            unready = x;
        }
        long parts = 0;
        long end = 0;
        long length = Long.MAX_VALUE;
        try {
            for (long[] one : team.agree(write ? call + " ready" : call, unready, own)) {
                parts = Math.max(parts, one[0]);
                end = Math.max(end, one[1]);
                length = Math.min(length, one[2]);
            }
            if (write && end > length) {
                clearAhead(end, call);
            }
            EOFException ended = null;
            for (int part = 0; part < parts; part++) {
                ready = part == 0 ? ready : shareOfAll(transfer, part, write, call);
                Throwable met = null;
                try {
                    ready.call(write ? "File_write_at_all" : "File_read_at_all", file);
                    ended = write || ended != null ? ended : ready.take(length(), own[1]);
                } catch (Throwable x) {
                    met = x;
                }
                team.agree(call + " done", met == null && part == parts - 1 ? ended : met);
            }
        } finally {
            mpi.leaveRoom();
        }
    }

    private static int most(Transfer transfer) {
        return MOST_BYTES >> transfer.type.shift;
    }

    private static long parts(Transfer transfer) {
        return (transfer.count + (long) most(transfer) - 1) / most(transfer);
    }

    /** Empty where the others have more. */
    private MpiShare share(Transfer transfer, int part, boolean write) {
        int first = (int) Math.min(transfer.count, (long) part * most(transfer));
        return new MpiShare(mpi, transfer, first, Math.min(most(transfer), transfer.count - first), write);
    }

    /** Collective: nobody goes on without the memory it takes. */
    private MpiShare shareOfAll(Transfer transfer, int part, boolean write, String call) throws IOException {
        MpiShare[] share = new MpiShare[1];
        team.attempt(call + " ready", () -> share[0] = share(transfer, part, write));
        return share[0];
    }

    private static long end(Transfer transfer) throws IOException {
        long[] end = {0};
        transfer.layout.forEachPiece((offset, bytes) -> end[0] = transfer.base + offset + bytes);
        return end[0];
    }

    /** ROMIO leaves in holes behind the end of the file whatever its buffer holds; in a longer file it reads zeros. */
    private void clearAhead(long end, String call) throws IOException {
        Throwable met = null;
        try {
            resize(end);
        } catch (Throwable x) {
            met = x;
        }
        team.agree(call + " extends the file", met);
    }

    @Override
    void move(boolean write, Transfer transfer) throws IOException {
        try {
            for (int part = 0; part < parts(transfer); part++) {
                MpiShare some = share(transfer, part, write);
                some.call(write ? "File_write_at" : "File_read_at", file);
                EOFException ended = write ? null : some.take(length(), end(transfer));
                if (ended != null) {
                    throw ended;
                }
            }
        } finally {
            mpi.leaveRoom();
        }
    }

    @Override
    void resize(long bytes) throws IOException {
        mpi.call("File_set_size", file, bytes);
    }

    @Override
    void force() throws IOException {
        mpi.call("File_sync", file);
    }

    @Override
    void shut() throws IOException {
        team.agree(here("close"), null);
        team.attempt(here("close by MPI"), () -> {
            try (Arena arena = Arena.ofConfined()) {
                mpi.call("File_close", mpi.variable(arena, file));
                if (filetype != null && filetype != mpi.bytes) {
                    mpi.call("Type_free", mpi.variable(arena, filetype));
                }
            }
            free(mpi, info);
        });
    }

    @Override
    public long length() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = arena.allocate(JAVA_LONG);
            mpi.call("File_get_size", file, bytes);
            return bytes.get(JAVA_LONG, 0);
        }
    }

    @Override
    public Map<String, String> hints() {
        Map<String, String> all = new TreeMap<>();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment variable = arena.allocate(ADDRESS);
            mpi.call("File_get_info", file, variable);
            Object followed = mpi.value(variable);
            MemorySegment number = arena.allocate(JAVA_INT);
            mpi.call("Info_get_nkeys", followed, number);
            MemorySegment key = arena.allocate(LONGEST_HINT);
            MemorySegment value = arena.allocate(LONGEST_HINT);
            for (int k = 0, n = number.get(JAVA_INT, 0); k < n; k++) {
                mpi.call("Info_get_nthkey", followed, k, key);
                mpi.call("Info_get", followed, key, LONGEST_HINT - 1, value, number);
                all.put(key.getString(0), value.getString(0));
            }
            mpi.call("Info_free", variable);
        } catch (IOException noneToBeTold) {
            return Collections.emptyMap();
        }
        return Collections.unmodifiableMap(all);
    }
}
