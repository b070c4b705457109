import dev.standpipe.io.Layout;
import dev.standpipe.io.collective.CollectiveFile;
import dev.standpipe.io.collective.Group;
import dev.standpipe.io.collective.Groups;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Random;

/**
 * A block of a cube of ints for each member of a group, which it reads from one file and writes to another. Prints
 * {@code time ROUND READ WRITE} in nanoseconds and {@code sum RANK CHECKSUM} for each member, as blocks.c does.
 */
public final class Blocks {
    private final Group group;
    private final String how;
    private final int edge;
    private final int[] starts = new int[3];
    private final int[] counts = new int[3];
    private final int[] array;

    private Blocks(Group group, String how, int edge) {
        this.group = group;
        this.how = how;
        this.edge = edge;
        takeBlock();
        this.array = new int[counts[0] * counts[1] * counts[2]];
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length == 3 && arguments[0].equals("make")) {
            make(new File(arguments[1]), Integer.parseInt(arguments[2]));
            return;
        }
        if (arguments.length < 6) {
            System.err.println("usage: Blocks make FILE EDGE, or Blocks mpi|threads|processes"
                    + " collective|independent|unix IN OUT EDGE ROUNDS [SIZE [RANK FOLDER]]");
            System.exit(2);
        }
        Groups.Task task = group -> new Blocks(group, arguments[1], Integer.parseInt(arguments[4]))
                .run(new File(arguments[2]), new File(arguments[3]), Integer.parseInt(arguments[5]));
        switch (arguments[0]) {
            case "mpi":
                try (Group group = Groups.mpi()) {
                    task.run(group);
                }
                break;
            case "processes":
                int size = Integer.parseInt(arguments[6]);
                try (Group group = Groups.processes(new File(arguments[8]), Integer.parseInt(arguments[7]), size)) {
                    task.run(group);
                }
                break;
            case "threads":
                Groups.threads(Integer.parseInt(arguments[6]), task);
                break;
            default:
                throw new IllegalArgumentException(arguments[0]);
        }
    }

    private static void make(File file, int edge) throws IOException {
        Random random = new Random(1);
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file), 1 << 16))) {
            for (long left = (long) edge * edge * edge; left > 0; left--) {
                out.writeInt(random.nextInt());
            }
        }
    }

    /** Halved from the last dimension on, so that two members have pieces already. */
    private void takeBlock() {
        int[] grid = {1, 1, 1};
        for (int left = group.size(), d = 2; left > 1; left /= 2, d = (d + 2) % 3) {
            if (left % 2 != 0) {
                throw new IllegalArgumentException(group.size() + " ranks are not a power of two");
            }
            grid[d] *= 2;
        }
        int rank = group.rank();
        int[] place = {rank / (grid[1] * grid[2]), rank / grid[2] % grid[1], rank % grid[2]};
        for (int d = 0; d < 3; d++) {
            starts[d] = (int) ((long) edge * place[d] / grid[d]);
            counts[d] = (int) ((long) edge * (place[d] + 1) / grid[d]) - starts[d];
        }
    }

    private void run(File in, File out, int rounds) throws IOException {
        StringBuilder said = new StringBuilder();
        Integer known = null;
        for (int round = 0; round < rounds; round++) {
            Arrays.fill(array, 0);
            if (group.rank() == 0) {
                Files.deleteIfExists(out.toPath());
            }
            long reading = timed(() -> read(in));
            long writing = timed(() -> write(out));
            said.append("time " + round + " " + reading + " " + writing + "\n");
            int sum = Arrays.hashCode(array);
            if (known != null && known != sum) {
                throw new IOException("round " + round + " has read something else than those before");
            }
            known = sum;
        }
        said.append(String.format("sum %d %08x%n", group.rank(), known));
        synchronized (System.out) {
            System.out.print(said);
            System.out.flush();
        }
    }

    private interface Phase {
        void run() throws IOException;
    }

    private long timed(Phase phase) throws IOException {
        group.barrier();
        long start = System.nanoTime();
        phase.run();
        long nanos = System.nanoTime() - start;
        group.barrier();
        return nanos;
    }

    private CollectiveFile open(File name, String mode) throws IOException {
        CollectiveFile file = group.open(name, mode);
        file.setView(0, Layout.of(int.class).subarray(new int[] {edge, edge, edge}, counts, starts));
        return file;
    }

    private void read(File in) throws IOException {
        if (how.equals("unix")) {
            try (RandomAccessFile file = new RandomAccessFile(in, "r")) {
                readRows(file);
            }
            return;
        }
        try (CollectiveFile file = open(in, "r")) {
            if (how.equals("collective")) {
                file.readAll(array);
            } else {
                file.read(array);
            }
        }
    }

    private void write(File out) throws IOException {
        if (how.equals("unix")) {
            try (RandomAccessFile file = new RandomAccessFile(out, "rw")) {
                writeRows(file);
            }
            return;
        }
        try (CollectiveFile file = open(out, "rw")) {
            if (how.equals("collective")) {
                file.writeAll(array);
            } else {
                file.write(array);
            }
        }
    }

    private void readRows(RandomAccessFile file) throws IOException {
        for (int r = 0, i = 0; r < counts[0] * counts[1]; r++) {
            file.seek(row(r));
            for (int x = 0; x < counts[2]; x++) {
                array[i++] = file.readInt();
            }
        }
    }

    private void writeRows(RandomAccessFile file) throws IOException {
        for (int r = 0, i = 0; r < counts[0] * counts[1]; r++) {
            file.seek(row(r));
            for (int x = 0; x < counts[2]; x++) {
                file.writeInt(array[i++]);
            }
        }
    }

    private long row(int r) {
        long z = starts[0] + r / counts[1];
        long y = starts[1] + r % counts[1];
        return 4 * ((z * edge + y) * edge + starts[2]);
    }
}
