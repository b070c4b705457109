package dev.standpipe.io.collective;

import dev.standpipe.io.Layout;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

/** A process of a group, which another JVM starts. What it is to do is its first argument. */
final class Member {
    private static final Layout INT = Layout.of(int.class);

    private Member() {}

    public static void main(String[] args) throws Exception {
        Group group = group(args);
        try (Group closed = group) {
            File name = new File(args[1]);
            switch (args[0]) {
                case "cases":
                    for (int seed = Integer.parseInt(args[2]); seed < Integer.parseInt(args[3]); seed++) {
                        runCase(closed, name, seed);
                    }
                    break;
                case "block":
                    block(closed, name, args[2], Integer.parseInt(args[3]));
                    break;
                case "missing":
                    missing(closed, name);
                    break;
                case "hints":
                    hints(closed, name);
                    break;
                case "room":
                    room(closed, name);
                    break;
                case "behind":
                    behind(closed, name);
                    break;
                case "elsewhere":
                    elsewhere(closed, closed::barrier);
                    break;
                case "closing":
                    elsewhere(closed, closed::close);
                    break;
                case "memory":
                    memory(closed, name);
                    break;
                default:
                    trouble(closed, name, args[0]);
            }
        } catch (IOException | RuntimeException x) {
            System.out.println("rank " + group.rank() + ": " + x);
            System.exit(3);
        }
        System.out.println("rank " + group.rank() + " is through");
    }

    /** While the others are in a collective write already, the last member still writes far behind it by itself. */
    private static void behind(Group group, File name) throws IOException {
        int[] far = new int[100];
        Arrays.fill(far, 7);
        int[] near = new int[10];
        Arrays.fill(near, 1 + group.rank());
        try (CollectiveFile file = group.open(name, "rw")) {
            file.setView(0, INT);
            if (group.rank() == group.size() - 1) {
                LockSupport.parkNanos(500_000_000);
                file.writeAt(1000, far);
            }
            file.writeAtAll(10L * group.rank(), near);
            file.readAtAll(1000, far);
            file.readAtAll(0, near);
        }
        System.out.println("behind are " + far[0] + " to " + far[99] + ", in front " + near[0] + " to " + near[9]);
    }

    /** One thread at a time, but not always the same. */
    private static void elsewhere(Group group, Team.Step step) throws IOException {
        String[] met = {"nothing"};
        Thread other = new Thread(() -> {
            try {
                step.run();
            } catch (IOException | RuntimeException x) {
                met[0] = x.getMessage();
            }
        });
        other.start();
        try {
            other.join();
        } catch (InterruptedException x) {
            throw new IOException(x);
        }
        System.out.println("met " + met[0]);
        group.barrier();
    }

    /** By MPI, by what mpiexec says, or by a folder, a rank and a size at the end. */
    private static Group group(String[] args) throws IOException {
        String how = args[args.length - 1];
        if (how.equals("mpi")) {
            return Groups.mpi();
        }
        if (how.equals("world")) {
            return Groups.world();
        }
        int n = args.length;
        return Groups.processes(new File(args[n - 3]), Integer.parseInt(args[n - 2]), Integer.parseInt(args[n - 1]));
    }

    /** A random case, whose number of members is what there are. */
    static void runCase(Group group, File name, int seed) throws IOException {
        CollectiveCase one = new CollectiveCase(seed, group.size());
        if (group.rank() == 0) {
            one.prepare(name);
        }
        group.barrier();
        one.run(group, name);
        group.barrier();
        if (group.rank() == 0) {
            one.checkFile(name);
        }
        group.barrier();
    }

    /** Every element of a type whose index leaves this rank when divided by the size, as C has it too. */
    private static void block(Group group, File name, String how, int count) throws IOException {
        long start = System.nanoTime();
        try (CollectiveFile file = group.open(name, how.equals("write") ? "rw" : "r")) {
            file.setView(0, INT.at(4L * group.rank()).resized(4L * group.size()));
            int[] expected = new int[count];
            for (int k = 0; k < count; k++) {
                expected[k] = (k * group.size() + group.rank()) * 7;
            }
            if (how.equals("write")) {
                file.writeAll(expected);
            } else {
                int[] a = new int[count];
                file.readAll(a);
                if (!java.util.Arrays.equals(a, expected)) {
                    throw new IOException("other elements");
                }
            }
        }
        if (group.rank() == 0) {
            System.out.println("time " + (System.nanoTime() - start) / 1000 + " us");
        }
    }

    /** What the last one says of it is longer than most of what members tell each other. */
    private static void missing(Group group, File name) throws IOException {
        File none = new File(name.getParent(), String.join("/", Collections.nCopies(400, "no")));
        try (CollectiveFile file = group.open(group.rank() == group.size() - 1 ? none : name, "r")) {
            throw new IllegalStateException(file + " is there");
        }
    }

    /** Of one rank alone, which MPI-IO would wait for; then a file is opened as ever. */
    private static void hints(Group group, File name) throws IOException {
        Map<String, String> own = new HashMap<>();
        if (group.rank() == 0) {
            own.put("cb_nodes", "1");
        }
        try (CollectiveFile file = group.open(name, "rw", own)) {
            System.out.println("rank " + group.rank() + " has " + file.hints().get("cb_nodes") + " nodes");
        } catch (IllegalArgumentException refused) {
            System.out.println("rank " + group.rank() + ": " + refused.getMessage());
        }
        try (CollectiveFile file = group.open(name, "rw")) {
            file.writeAll(new byte[] {1});
        }
    }

    /** All fail if one has no room, and then meet as if nothing had been. */
    private static void room(Group group, File name) throws IOException {
        try (CollectiveFile file = group.open(name, "rw")) {
            file.setView(0, INT.at(4L * group.rank()).resized(4L * group.size()));
            try {
                file.writeAll(new int[100_000]);
            } finally {
                group.barrier();
            }
        }
    }

    /** The same of threads, rank 0 of which takes the memory for all. */
    private static void memory(Group process, File name) throws IOException {
        Groups.threads(3, group -> {
            try (CollectiveFile file = group.open(name, "rw", Collections.singletonMap("cb_nodes", "1"))) {
                try {
                    file.writeAll(new byte[1 << 20]);
                } catch (OutOfMemoryError | CollectiveException x) {
                    System.out.println("thread " + group.rank() + ": " + x);
                }
                group.barrier();
            }
        });
    }

    private static void trouble(Group group, File name, String what) throws IOException {
        int last = group.size() - 1;
        try (CollectiveFile file = group.open(name, "rw")) {
            file.setView(0, INT.at(4L * group.rank()).resized(4L * group.size()));
            int[] a = new int[100_000];
            for (int round = 0; ; round++) {
                file.seek(0);
                if (round == 3 && group.rank() == last) {
                    switch (what) {
                        case "halt":
                            Runtime.getRuntime().halt(9);
                            break;
                        case "throw":
                            throw new IllegalStateException("rank " + last + " throws");
                        default:
                            file.writeAll(new float[1 + new Random().nextInt(3)]);
                    }
                }
                file.writeAll(a);
            }
        }
    }
}
