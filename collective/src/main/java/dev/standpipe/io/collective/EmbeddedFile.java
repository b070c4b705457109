package dev.standpipe.io.collective;

import dev.standpipe.io.BulkRandomAccessFile;
import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A file of a group whose members share memory. */
final class EmbeddedFile extends CollectiveFile {
    /** Of a larger array one member moves this much before the others go on; it lies in memory once more meanwhile. */
    private static final int MOST_BYTES = 64 << 20;

    private final BulkRandomAccessFile file;
    private final Boards boards;
    private final Hints hints;

    private EmbeddedFile(Team team, Boards boards, BulkRandomAccessFile file, boolean writable, Hints hints) {
        super(team, writable);
        this.boards = boards;
        this.hints = hints;
        this.file = file;
    }

    /** Collective. If one cannot open it, none has it open afterwards. */
    static CollectiveFile open(Team team, Boards boards, File name, String mode, Map<String, String> hints)
            throws IOException {
        Throwable met = null;
        BulkRandomAccessFile file = null;
        Hints known = null;
        try {
            if (!mode.equals("r") && !mode.equals("rw")) {
                throw new IllegalArgumentException("mode " + mode + " is neither r nor rw");
            }
            known = new Hints(hints, team.size());
            file = new BulkRandomAccessFile(name, mode);
        } catch (Throwable x) {
            met = x;
        }
        boolean isOpen = false;
        try {
            team.agree("open", met);
            known = known.agreed(team);
            isOpen = true;
        } finally {
            if (!isOpen && file != null) {
                file.close();
            }
        }
        return new EmbeddedFile(team, boards, file, mode.equals("rw"), known);
    }

    @Override
    void look(View next) {
        // nothing is prepared for it
    }

    @Override
    void show(View next) {
        // each finds its places by itself
    }

    private static int most(Transfer transfer) {
        return MOST_BYTES >> transfer.type.shift;
    }

    static long parts(int count, int most) {
        return ((long) count + most - 1) / most;
    }

    @Override
    void moveAll(boolean write, Transfer transfer, String call, Throwable before) throws IOException {
        long parts = 0;
        for (long[] one : team.agree(call, before, before == null ? parts(transfer.count, most(transfer)) : 0)) {
            parts = Math.max(parts, one[0]);
        }
        int most = most(transfer);
        Throwable met = null;
        for (int part = 0; part < parts; part++) {
            int first = (int) Math.min(transfer.count, (long) part * most);
            Share share = shareOfAll(transfer, first, Math.min(most, transfer.count - first), write, call);
            TwoPhase phases = new TwoPhase(team, boards, file.getChannel(), call);
            if (write) {
                phases.write(share, hints.nodes, hints.bufferSize);
            } else {
                long end = phases.read(share, hints.nodes, hints.bufferSize);
                met = met == null ? failureToTake(share, end) : met;
            }
        }
        if (!write) {
            team.agree(call + " ends", met);
        }
    }

    /** Nobody goes on without the memory it takes, and the elements of all. */
    private Share shareOfAll(Transfer transfer, int first, int elements, boolean write, String call)
            throws IOException {
        Share[] share = new Share[1];
        team.attempt(call + " ready", () -> {
            share[0] = new Share(transfer, first, elements, team.room(elements << transfer.type.shift));
            if (write) {
                share[0].encode();
            }
        });
        return share[0];
    }

    /** The others hear of it at the end, when all parts have been read. */
    private static Throwable failureToTake(Share share, long end) {
        try {
            return share.decode(end) ? null : TwoPhase.ended(end, share.end());
        } catch (Throwable x) {
            return x;
        }
    }

    @Override
    void move(boolean write, Transfer transfer) throws IOException {
        file.seek(transfer.base);
        if (write) {
            file.writeArray(transfer.array, transfer.layout);
        } else {
            file.readArray(transfer.array, transfer.layout);
        }
    }

    @Override
    void resize(long bytes) throws IOException {
        if (team.rank() == 0) {
            file.setLength(bytes);
        }
    }

    @Override
    void force() throws IOException {
        file.getFD().sync();
    }

    @Override
    void shut() throws IOException {
        team.attempt(here("close"), file::close);
    }

    @Override
    public long length() throws IOException {
        return file.length();
    }

    @Override
    public Map<String, String> hints() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put(Hints.BUFFER_SIZE, String.valueOf(hints.bufferSize));
        all.put(Hints.NODES, String.valueOf(hints.nodes));
        return Collections.unmodifiableMap(all);
    }
}
