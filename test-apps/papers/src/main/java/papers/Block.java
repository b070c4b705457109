package papers;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;

/** The part of one file of ints that one worker carries, and the part of an array that it is carried to. */
final class Block {
    private static final String IN = "numbers.dat";
    private static final String OUT = "blocks.dat";

    final File in;
    final File out;
    final int[] array;
    final int start;
    final int count;
    /** Of the block in either file, in bytes. */
    final long position;

    private final Access access;
    private final boolean locked;

    private Block(File folder, int[] array, int start, int count, long place, Access access, boolean locked) {
        this.in = new File(folder, IN);
        this.out = new File(folder, OUT);
        this.array = array;
        this.start = start;
        this.count = count;
        this.position = 4 * place;
        this.access = access;
        this.locked = locked;
    }

    /** One way to a file and back. */
    interface Access {
        void read(Block block) throws IOException;

        void write(Block block) throws IOException;

        /** Of what was read, with the weights of {@code place} in the whole. */
        long sum(Block block, long place);
    }

    static int ints(File folder) {
        return (int) (new File(folder, IN).length() / 4);
    }

    static File fresh(File folder) throws IOException {
        return Program.fresh(folder, OUT);
    }

    /** Of one of several threads, which share an array as long as the file. */
    static Block shared(File folder, int[] array, int rank, int workers, Access access) {
        int first = first(array.length, rank, workers);
        int count = first(array.length, rank + 1, workers) - first;
        return new Block(folder, array, first, count, first, access, false);
    }

    /** Of one of several processes: the array is its own, and it locks what it reads and writes if the experiment says so. */
    static Block own(File folder, int rank, int workers, Access access, boolean locked) {
        int all = ints(folder);
        int first = first(all, rank, workers);
        int count = first(all, rank + 1, workers) - first;
        return new Block(folder, new int[count], 0, count, first, access, locked);
    }

    private static int first(int all, int rank, int workers) {
        return (int) ((long) all * rank / workers);
    }

    void carry(String phase) throws IOException {
        if (phase.equals("force")) {
            try (RandomAccessFile file = new RandomAccessFile(out, "rw")) {
                file.getChannel().force(true);
            }
        } else if (locked) {
            try (RandomAccessFile file = new RandomAccessFile(phase.equals("read") ? in : out, "rw");
                    FileLock lock = file.getChannel().lock(position, 4L * count, false)) {
                assert lock.isValid();
                move(phase);
            }
        } else {
            move(phase);
        }
    }

    private void move(String phase) throws IOException {
        if (phase.equals("read")) {
            access.read(this);
        } else {
            access.write(this);
        }
    }

    long sum() {
        return access.sum(this, position / 4);
    }
}
