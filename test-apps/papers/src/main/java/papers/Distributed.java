package papers;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import papers.bulk.Together;

/** Workers that read their parts of one file and write them to another: piece by piece, each by one call, or together. */
abstract class Distributed extends Program {
    private static final String[] PHASES = {"read", "write"};
    private static final int DEFAULT_WORKERS = 4;

    /** Of the file with the input. */
    abstract Part part(File in, int rank, int workers) throws IOException;

    /** How many bytes of it are distributed. */
    abstract long bytes(File in);

    @Override
    final void run(String variant, File folder, String[] extra, Tally tally) throws Exception {
        if (!variant.matches("unix|sieved|collective")) {
            throw unknown(variant);
        }
        if (extra.length != 0 && !(extra[0].equals("threads") && (extra.length == 2 || extra.length == 3))) {
            throw new IllegalArgumentException("threads, how many, and how many rounds");
        }
        int workers = extra.length == 0 ? DEFAULT_WORKERS : Integer.parseInt(extra[1]);
        int rounds = extra.length < 3 ? 1 : Integer.parseInt(extra[2]);
        File in = new File(folder, "numbers.dat");
        Part[] parts = new Part[workers];
        for (int rank = 0; rank < workers; rank++) {
            parts[rank] = part(in, rank, workers);
        }
        Crew crew = new Crew(variant, in, new File(folder, "parts.dat"), parts, rounds);
        crew.start();
        for (int round = 0; round < rounds; round++) {
            // a file of its length, as it is when some have written and others have not
            try (RandomAccessFile out = new RandomAccessFile(fresh(folder, "parts.dat"), "rw")) {
                out.setLength(bytes(in));
            }
            Tally one = round == rounds - 1 ? tally : new Tally();
            for (String phase : PHASES) {
                crew.carry(phase, one);
            }
        }
        crew.end();
        long sum = 0;
        for (Part part : parts) {
            sum += part.sum();
        }
        tally.add(sum);
        tally.add(Sum.of(crew.out));
    }

    /** Threads that are let go together. */
    private static final class Crew implements Together.Member {
        private final String variant;
        private final File in;
        private final File out;
        private final Part[] parts;
        private final int rounds;
        private final CyclicBarrier barrier;
        private final Object[] layouts;
        private Tally tally;
        private String phase;
        private volatile Throwable failed;
        private Thread[] threads;

        Crew(String variant, File in, File out, Part[] parts, int rounds) {
            this.variant = variant;
            this.in = in;
            this.out = out;
            this.parts = parts;
            this.rounds = rounds;
            // by whoever comes last, so that nobody is late to look at the clock
            this.barrier = new CyclicBarrier(parts.length + 1, new Runnable() {
                @Override
                public void run() {
                    if (phase != null) {
                        tally.phase(phase);
                        phase = null;
                    } else {
                        tally.rest();
                    }
                }
            });
            this.layouts = new Object[parts.length];
            for (int k = 0; k < parts.length && !variant.equals("unix"); k++) {
                layouts[k] = parts[k].layout();
            }
        }

        void start() {
            boolean together = variant.equals("collective");
            threads = new Thread[together ? 1 : parts.length];
            for (int k = 0; k < threads.length; k++) {
                final int rank = k;
                threads[k] = new Thread() {
                    @Override
                    public void run() {
                        try {
                            if (together) {
                                Together.run(parts.length, Crew.this);
                            } else {
                                work(rank, null);
                            }
                        } catch (Throwable x) {
                            fail(x);
                        }
                    }
                };
                threads[k].start();
            }
        }

        @Override
        public void work(int rank, Together group) throws IOException {
            try {
                for (int round = 0; round < rounds; round++) {
                    for (String phase : PHASES) {
                        barrier.await();
                        carry(phase.equals("read"), rank, group);
                        barrier.await();
                    }
                }
            } catch (InterruptedException | BrokenBarrierException x) {
                throw new IOException(x);
            } catch (IOException | RuntimeException x) {
                fail(x);
                throw x;
            }
        }

        private void carry(boolean reads, int rank, Together group) throws IOException {
            Part part = parts[rank];
            if (group != null) {
                group.carry(reads, reads ? in : out, part.array(), layouts[rank]);
            } else if (variant.equals("sieved")) {
                Together.carryAlone(reads, reads ? in : out, part.array(), layouts[rank]);
            } else if (reads) {
                part.readPieces(in);
            } else {
                part.writePieces(out);
            }
        }

        private void fail(Throwable x) {
            failed = failed == null ? x : failed;
            barrier.reset();
        }

        void carry(String name, Tally times) throws Exception {
            tally = times;
            phase = name;
            try {
                barrier.await();
                barrier.await();
            } catch (BrokenBarrierException e) {
                throw new IOException(failed);
            }
        }

        void end() throws Exception {
            for (Thread thread : threads) {
                thread.join();
            }
            if (failed != null) {
                throw new IOException(failed);
            }
        }
    }

    /** The first of {@code all} that is in share {@code k} of {@code shares}. */
    static int first(int all, int k, int shares) {
        return (int) ((long) all * k / shares);
    }

    static int root(int workers) {
        int root = (int) Math.round(Math.sqrt(workers));
        if (root * root != workers) {
            throw new IllegalArgumentException(workers + " workers are not a square number");
        }
        return root;
    }

    /** The edge of the largest cube of so many things. */
    static int edge(long things) {
        int edge = (int) Math.cbrt(things) + 1;
        while ((long) edge * edge * edge > things) {
            edge--;
        }
        return edge;
    }
}
