package papers.bulk;

import dev.standpipe.io.Layout;

/** Where the parts of the experiments with many pieces lie. */
public final class Layouts {
    private Layouts() {}

    /** A block of a cube of ints. */
    public static Layout block(int edge, int[] starts, int[] counts) {
        return Layout.of(int.class).subarray(new int[] {edge, edge, edge}, counts, starts);
    }

    /** Cells of a cube of points with so many doubles each, one behind the other in the array. */
    public static Layout cells(int edge, int doubles, int[][] starts, int[][] counts) {
        Layout point = Layout.of(double.class).contiguous(doubles);
        Layout[] cells = new Layout[starts.length];
        for (int c = 0; c < cells.length; c++) {
            cells[c] = point.subarray(new int[] {edge, edge, edge}, counts[c], starts[c]);
        }
        return Layout.union(cells);
    }

    /** Points of so many doubles each, as listed. */
    public static Layout points(int doubles, int[] places) {
        long[] displacements = new long[places.length];
        for (int k = 0; k < places.length; k++) {
            displacements[k] = places[k];
        }
        return Layout.of(double.class).contiguous(doubles).indexed(1, displacements);
    }
}
