package sample;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Loops to be found: three can be rewritten, one cannot. */
public final class Grid {
    private Grid() {}

    public static void load(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    public static void save(DataOutput out, double[] heights) throws IOException {
        for (int i = 0; i < heights.length; i++) {
            out.writeDouble(heights[i]);
        }
    }

    public static long sum(DataInput in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += in.readLong();
        }
        return sum;
    }

    public static void watched(DataInput in, int[] cells, Runnable watcher) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
            watcher.run();
        }
    }
}
