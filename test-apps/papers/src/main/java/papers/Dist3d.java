package papers;

import java.io.File;
import java.io.IOException;
import papers.bulk.Layouts;
import papers.unmodified.CubeBlock;

/** A cube of ints, of which each worker has a block. */
public final class Dist3d extends Distributed {
    private Dist3d() {}

    public static void main(String[] args) throws Exception {
        new Dist3d().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        fill(new File(folder, "numbers.dat"), size);
    }

    @Override
    long bytes(File in) {
        long edge = edge(in.length() / 4);
        return 4 * edge * edge * edge;
    }

    @Override
    Part part(File in, int rank, int workers) {
        int edge = edge(in.length() / 4);
        int[] grid = {1, 1, 1};
        for (int left = workers, d = 0; left > 1; left /= 2, d = (d + 1) % 3) {
            if (left % 2 != 0) {
                throw new IllegalArgumentException(workers + " workers are not a power of two");
            }
            grid[d] *= 2;
        }
        int[] place = {rank / (grid[1] * grid[2]), rank / grid[2] % grid[1], rank % grid[2]};
        int[] starts = new int[3];
        int[] counts = new int[3];
        for (int d = 0; d < 3; d++) {
            starts[d] = first(edge, place[d], grid[d]);
            counts[d] = first(edge, place[d] + 1, grid[d]) - starts[d];
        }
        return new Cube(edge, starts, counts);
    }

    private static final class Cube implements Part {
        private final int edge;
        private final int[] starts;
        private final int[] counts;
        private final int[] array;

        Cube(int edge, int[] starts, int[] counts) {
            this.edge = edge;
            this.starts = starts;
            this.counts = counts;
            this.array = new int[counts[0] * counts[1] * counts[2]];
        }

        @Override
        public void readPieces(File file) throws IOException {
            CubeBlock.read(file, edge, starts, counts, array);
        }

        @Override
        public void writePieces(File file) throws IOException {
            CubeBlock.write(file, edge, starts, counts, array);
        }

        @Override
        public Object array() {
            return array;
        }

        @Override
        public Object layout() {
            return Layouts.block(edge, starts, counts);
        }

        @Override
        public long sum() {
            long sum = 0;
            int row = counts[2];
            for (int r = 0; r < counts[0] * counts[1]; r++) {
                long z = starts[0] + r / counts[1];
                long y = starts[1] + r % counts[1];
                sum += Sum.of(array, r * row, row, (z * edge + y) * edge + starts[2]);
            }
            return sum;
        }
    }
}
