import java.io.IOException;
import java.io.RandomAccessFile;

/** Loops over rows of a file, of every type and in several shapes. They return where the array was left. */
public class RowLoops {
    private final RandomAccessFile file;
    private final long[] places;
    private int length;

    private RowLoops(RandomAccessFile file, long[] places, int length) {
        this.file = file;
        this.places = places;
        this.length = length;
    }

    public static void booleans(RandomAccessFile in, long[] places, int[] rows, boolean[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readBoolean();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    public static void bytes(RandomAccessFile in, long[] places, int[] rows, byte[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readByte();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    public static void chars(RandomAccessFile in, long[] places, int[] rows, char[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readChar();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    public static void shorts(RandomAccessFile in, long[] places, int[] rows, short[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readShort();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    public static void ints(RandomAccessFile in, long[] places, int[] rows, int[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    public static void floats(RandomAccessFile in, long[] places, int[] rows, float[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readFloat();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    public static void longs(RandomAccessFile in, long[] places, int[] rows, long[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readLong();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    public static void doubles(RandomAccessFile in, long[] places, int[] rows, double[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                int row = rows[r];
                in.seek(places[r]);
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readDouble();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    /** Converted, with bounds that what is read may overwrite. */
    public static void changing(RandomAccessFile in, long[] places, int[] rows, int[] a, int[] end)
            throws IOException {
        int i = 0;
        try {
            for (int r = 0; r < places.length; r++) {
                in.seek(places[r]);
                for (int x = 0; x < rows[0]; x++) {
                    a[i++] = in.readUnsignedByte();
                }
                if (rows[rows.length - 1] < 0) {
                    r++;
                }
            }
        } finally {
            end[0] = i;
        }
    }

    /** Backwards through the list, with the file and the list in fields. */
    public static void fields(RandomAccessFile in, long[] places, int[] rows, double[] a, int[] end)
            throws IOException {
        new RowLoops(in, places, rows.length == 0 ? 0 : rows[0]).read(a, end);
    }

    private void read(double[] a, int[] end) throws IOException {
        int i = 0;
        try {
            int r = places.length;
            while (--r >= 0) {
                file.seek(places[r]);
                for (int x = length; x > 0; x--) {
                    a[i++] = file.readFloat();
                }
            }
        } finally {
            end[0] = i;
        }
    }

    /** A table, with a row of it in hand, and a bound that is an element. */
    public static void table(RandomAccessFile in, long[] places, int[] rows, long[] a, int[] end)
            throws IOException {
        long[][] table = {a, a};
        int[][] starts = {rows, {3, 2, 1}};
        int done = 0;
        try {
            for (int r = starts[1][2] - 1; r < starts[1][2] - 1 + places.length; r++) {
                long[] part = table[r & 1];
                in.seek(places[r] + starts[1][1] / starts[0][r]);
                for (int x = 0; x < part.length; x++) {
                    part[x] = Long.reverseBytes(in.readLong());
                }
                done = r;
            }
        } finally {
            end[0] = done;
        }
    }

    /** Bits of floats, with two inner bounds, and a loop that tests behind its body. */
    public static void twice(RandomAccessFile in, long[] places, int[] rows, float[] a, int[] end)
            throws IOException {
        int i = 0;
        int r = 0;
        try {
            if (places.length > 0) {
                do {
                    in.seek(places[r]);
                    int row = 5;
                    for (int x = 0; x < row && i < a.length; x++) {
                        a[i++] = Float.intBitsToFloat(in.readInt());
                    }
                } while (++r < places.length);
            }
        } finally {
            end[0] = i * 1000 + r;
        }
    }
}
