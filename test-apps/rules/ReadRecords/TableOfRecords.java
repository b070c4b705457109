import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Files of records: each field of a record goes into a column of its own, or a record into a group of elements. */
public class TableOfRecords {
    private int size = 40;
    private long[] ids = new long[80];
    private double[] weights = new double[80];

    static void allTypes(DataInputStream in, boolean[] a, byte[] b, char[] c, short[] d, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readBoolean(); // rewritten("ReadRecords")
            b[i] = in.readByte();
            c[i] = in.readChar();
            d[i] = in.readShort();
        }
    }

    static void allWideTypes(DataInput in, int[] a, long[] b, float[] c, double[] d, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReadRecords")
            b[i] = in.readLong();
            c[i] = in.readFloat();
            d[i] = in.readDouble();
        }
    }

    static void converted(DataInput in, int[] a, int[] b, double[] c, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readUnsignedByte(); // rewritten("ReadRecords")
            b[i] = in.readUnsignedShort();
            c[i] = in.readFloat();
        }
    }

    static void readFirstStoredLater(DataInput in, int[] keys, float[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int key = in.readInt(); // rewritten("ReadRecords")
            float value = in.readFloat();
            keys[i] = key;
            values[i] = value;
        }
    }

    static void ofWhichSomeIsSkipped(DataInput in, int[] keys, short[] kinds, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            in.skipBytes(4);
            keys[i] = in.readInt(); // rewritten("ReadRecords")
            in.skipBytes(2);
            kinds[i] = in.readShort();
            in.skipBytes(12);
        }
    }

    static void skippedIn(RandomAccessFile file, double[] values, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            values[i] = file.readDouble(); // rewritten("ReadRecords")
            file.skipBytes(24);
        }
    }

    void fields(DataInput in) throws IOException {
        for (int i = 0; i < size; i++) {
            ids[i] = in.readLong(); // rewritten("ReadRecords")
            weights[i] = in.readDouble();
        }
    }

    static void pairs(DataInput in, float[] xy, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            xy[2 * i] = in.readFloat(); // rewritten("ReadRecords")
            xy[2 * i + 1] = in.readFloat();
        }
    }

    static int triples(DataInput in, double[] xyz, int n) throws IOException {
        int k = 0;
        for (int i = 0; i < n; i++) {
            xyz[k++] = in.readDouble(); // rewritten("ReadRecords")
            xyz[k++] = in.readDouble();
            xyz[k++] = in.readDouble();
        }
        return k;
    }

    static void inSteps(DataInput in, short[] a, int n) throws IOException {
        for (int i = 0; i < n; i += 2) a[i] = in.readShort(); // rewritten("ReadRecords")
    }

    static void column(DataInput in, float[] matrix, int columns, int rows) throws IOException {
        for (int r = 0; r < 15; r++) matrix[r * 7 + columns] = in.readFloat(); // rewritten("ReadRecords")
    }

    static void down(DataInput in, int[] a, int n) throws IOException {
        for (int i = n - 1; i >= 0; i--) a[i] = in.readInt(); // rewritten("ReadRecords")
    }

    static void downWhile(DataInput in, long[] a, int n) throws IOException {
        int i = n;
        while (--i >= 0) a[i] = in.readLong(); // rewritten("ReadRecords")
    }

    static void downToPostDecrement(DataInput in, char[] a, int n) throws IOException {
        for (int i = n; i-- > 0; ) a[i] = in.readChar(); // rewritten("ReadRecords")
    }

    static void twoRows(DataInput in, int[][] a) throws IOException {
        for (int i = 0; i < a[0].length && i < a[1].length; i++) {
            a[0][i] = in.readInt(); // rewritten("ReadRecords")
            a[1][i] = in.readInt();
        }
    }

    static void file(RandomAccessFile file, int[] a, int[] b, int n) throws IOException {
        file.seek(4);
        for (int i = 0; i < n; i++) {
            a[i] = file.readInt(); // rewritten("ReadRecords")
            b[i] = file.readInt();
        }
    }

    static int underHandler(DataInput in, int[] a, byte[] b, int n) {
        int i = 0;
        try {
            for (; i < n; i++) {
                a[i] = in.readInt(); // rewritten("ReadRecords")
                b[i] = in.readByte();
            }
        } catch (IOException e) {
            return -1 - i;
        }
        return i;
    }
}
