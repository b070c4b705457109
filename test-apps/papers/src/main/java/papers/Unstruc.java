package papers;

import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import papers.bulk.Layouts;
import papers.unmodified.GridPoints;

/** Points of 64 bytes, each of which belongs to any worker: the grid that they are of has no order. */
public final class Unstruc extends Distributed {
    private static final int DOUBLES = 8;

    private Unstruc() {}

    public static void main(String[] args) throws Exception {
        new Unstruc().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Doubles.fill(new File(folder, "numbers.dat"), size);
    }

    @Override
    long bytes(File in) {
        return in.length() / (8 * DOUBLES) * 8 * DOUBLES;
    }

    @Override
    Part part(File in, int rank, int workers) {
        int points = (int) (in.length() / (8 * DOUBLES));
        int[] places = new int[points];
        int own = 0;
        for (int point = 0; point < points; point++) {
            if (owner(point, workers) == rank) {
                places[own++] = point;
            }
        }
        return new Points(Arrays.copyOf(places, own));
    }

    /** Any, and in C the same. */
    private static int owner(int point, int workers) {
        int mixed = point * 0x9E3779B1;
        mixed = (mixed ^ mixed >>> 15) * 0x85EBCA6B;
        return (mixed >>> 8) % workers;
    }

    private static final class Points implements Part {
        private final int[] places;
        private final double[] array;

        Points(int[] places) {
            this.places = places;
            this.array = new double[DOUBLES * places.length];
        }

        @Override
        public void readPieces(File file) throws IOException {
            GridPoints.read(file, DOUBLES, places, array);
        }

        @Override
        public void writePieces(File file) throws IOException {
            GridPoints.write(file, DOUBLES, places, array);
        }

        @Override
        public Object array() {
            return array;
        }

        @Override
        public Object layout() {
            return Layouts.points(DOUBLES, places);
        }

        @Override
        public long sum() {
            long sum = 0;
            for (int p = 0; p < places.length; p++) {
                sum += Doubles.sum(array, DOUBLES * p, DOUBLES, (long) DOUBLES * places[p]);
            }
            return sum;
        }
    }
}
