package papers;

import java.io.File;
import java.io.IOException;
import papers.bulk.Layouts;
import papers.unmodified.SolutionCells;

/** A cube of points with five doubles each; each worker has a cell in each layer, and no two in one row or column. */
public final class Btio extends Distributed {
    private static final int DOUBLES = 5;

    private Btio() {}

    public static void main(String[] args) throws Exception {
        new Btio().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Doubles.fill(new File(folder, "numbers.dat"), size);
    }

    @Override
    long bytes(File in) {
        long edge = edge(in.length() / (8 * DOUBLES));
        return 8 * DOUBLES * edge * edge * edge;
    }

    /** In layer c worker (i, j) has the cell at row i + c and column j + c of a square of cells. */
    @Override
    Part part(File in, int rank, int workers) {
        int edge = edge(in.length() / (8 * DOUBLES));
        int root = root(workers);
        int[][] starts = new int[root][3];
        int[][] counts = new int[root][3];
        for (int c = 0; c < root; c++) {
            int[] cell = {c, (rank / root + c) % root, (rank % root + c) % root};
            for (int d = 0; d < 3; d++) {
                starts[c][d] = first(edge, cell[d], root);
                counts[c][d] = first(edge, cell[d] + 1, root) - starts[c][d];
            }
        }
        return new Cells(edge, starts, counts);
    }

    private static final class Cells implements Part {
        private final int edge;
        private final int[][] starts;
        private final int[][] counts;
        private final double[] array;

        Cells(int edge, int[][] starts, int[][] counts) {
            this.edge = edge;
            this.starts = starts;
            this.counts = counts;
            int points = 0;
            for (int[] count : counts) {
                points += count[0] * count[1] * count[2];
            }
            this.array = new double[DOUBLES * points];
        }

        @Override
        public void readPieces(File file) throws IOException {
            SolutionCells.read(file, edge, DOUBLES, starts, counts, array);
        }

        @Override
        public void writePieces(File file) throws IOException {
            SolutionCells.write(file, edge, DOUBLES, starts, counts, array);
        }

        @Override
        public Object array() {
            return array;
        }

        @Override
        public Object layout() {
            return Layouts.cells(edge, DOUBLES, starts, counts);
        }

        @Override
        public long sum() {
            long sum = 0;
            int from = 0;
            for (int c = 0; c < counts.length; c++) {
                int row = DOUBLES * counts[c][2];
                for (int r = 0; r < counts[c][0] * counts[c][1]; r++) {
                    long z = starts[c][0] + r / counts[c][1];
                    long y = starts[c][1] + r % counts[c][1];
                    sum += Doubles.sum(array, from, row, DOUBLES * ((z * edge + y) * edge + starts[c][2]));
                    from += row;
                }
            }
            return sum;
        }
    }
}
