package papers;

import java.io.File;
import java.io.IOException;
import java.util.List;

/** A file of ints that is read and written in blocks by several workers: threads of this process, or processes. */
abstract class Blocks extends Program {
    private final List<String> phases;
    private final boolean locking;

    /** @param locking whether processes lock their blocks */
    Blocks(List<String> phases, boolean locking) {
        this.phases = phases;
        this.locking = locking;
    }

    /** A new one for each worker; null if there is no such variant. */
    abstract Block.Access access(String variant);

    @Override
    final void generate(File folder, int size) throws IOException {
        fill(new File(folder, "numbers.dat"), size);
    }

    @Override
    final void run(String variant, File folder, String[] extra, Tally tally) throws Exception {
        if (access(variant) == null) {
            throw unknown(variant);
        }
        if (extra.length == 1 || extra.length > 3) {
            throw new IllegalArgumentException("threads or processes, how many, and how many rounds");
        }
        int workers = extra.length == 0 ? 1 : Integer.parseInt(extra[1]);
        int rounds = extra.length < 3 ? 1 : Integer.parseInt(extra[2]);
        try (Workers all = extra.length == 0 || extra[0].equals("threads")
                ? threads(variant, folder, workers)
                : Processes.start(getClass(), variant, folder, workers)) {
            for (int round = 1; round < rounds; round++) {
                carry(all, folder, new Tally());
            }
            File out = carry(all, folder, tally);
            tally.add(all.sum());
            tally.add(Sum.of(out));
        }
    }

    private File carry(Workers all, File folder, Tally tally) throws Exception {
        File out = Block.fresh(folder);
        for (String phase : phases) {
            all.ready();
            tally.phase(phase);
            all.carry(phase);
            tally.rest();
        }
        return out;
    }

    /** Workers that wait for each other before and after each phase. */
    interface Workers extends AutoCloseable {
        /** Until all have done what they do before a phase. */
        void ready() throws Exception;

        void carry(String phase) throws Exception;

        long sum() throws Exception;

        @Override
        void close() throws IOException;
    }

    private Threads threads(String variant, File folder, int workers) {
        int[] array = new int[Block.ints(folder)];
        Block[] blocks = new Block[workers];
        for (int rank = 0; rank < workers; rank++) {
            blocks[rank] = Block.shared(folder, array, rank, workers, access(variant));
        }
        return new Threads(blocks);
    }

    /** What {@link Processes} calls: one worker, which gets its orders line by line. */
    @Override
    final boolean other(String[] args) throws Exception {
        if (args.length != 5 || !args[0].equals("worker")) {
            return false;
        }
        int rank = Integer.parseInt(args[3]);
        int workers = Integer.parseInt(args[4]);
        Processes.obey(Block.own(new File(args[2]), rank, workers, access(args[1]), locking));
        return true;
    }
}
