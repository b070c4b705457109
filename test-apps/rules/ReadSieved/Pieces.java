import java.io.DataInput;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Columns, fields of records, lists of places and chains in a file. */
public class Pieces {
    private final RandomAccessFile file;
    private long[] places = {16, 0, 96, 8, 300, 24, 25, 26, 2000, 2008, 2016, 5, 6, 7, 8, 9, 17, 64};

    private Pieces(RandomAccessFile file) {
        this.file = file;
    }

    static void fieldOfRecords(RandomAccessFile in, float[] a, int n) throws IOException {
        long at = 12;
        for (int i = 0; i < n; i++, at += 20) {
            in.seek(at);
            a[i] = in.readFloat(); // rewritten("ReadSieved")
        }
    }

    static void twoOfARecord(RandomAccessFile in, int[] x, float[] y, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            in.seek(40L * i);
            x[i] = in.readInt(); // rewritten("ReadSieved")
            in.skipBytes(8);
            y[i] = in.readFloat();
        }
    }

    static void stepping(RandomAccessFile in, int[] a) throws IOException {
        int[] steps = {0, 4, 4, 9, 100, 7, 4, 30, 5, 4, 4, 4, 60, 4, 1, 4, 4, 8};
        long at = 16;
        for (int i = 0, k = 0; i < steps.length; i++) {
            in.seek(at += steps[k++]);
            a[i] = in.readInt(); // rewritten("ReadSieved")
        }
    }

    static void listed(RandomAccessFile in, double[] a) throws IOException {
        new Pieces(in).listed(a);
    }

    private void listed(double[] a) throws IOException {
        long[] places = this.places;
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readDouble(); // rewritten("ReadSieved")
        }
    }

    static void reversed(RandomAccessFile in, short[] a, int n) throws IOException {
        for (int i = n; --i >= 0; ) {
            in.seek(2L * (n - i));
            a[i] = Short.reverseBytes(in.readShort()); // rewritten("ReadSieved")
        }
    }

    static long checksum(RandomAccessFile in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            in.seek((long) i << 4);
            sum = sum * 31 + in.readLong(); // rewritten("ReadSieved")
        }
        return sum;
    }

    static void pairs(RandomAccessFile in, char[] x, byte[] y, boolean[] z, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            in.seek(9 * i + 1);
            x[i] = in.readChar(); // rewritten("ReadSieved")
            y[i] = in.readByte();
            z[i] = in.readBoolean();
        }
    }

    static void chain(RandomAccessFile in, int[] a, int n) throws IOException {
        int next = 0;
        for (int i = 0; i < n; i++) {
            in.seek(next & 0xFFF);
            next = in.readInt(); // rewritten("ReadSieved")
            a[i] = next;
        }
    }

    static void elsewhere(RandomAccessFile in, DataInput other, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            in.seek(4L * i);
            a[i] = other.readInt(); // kept("CALL_IN_LOOP", "RandomAccessFile.seek")
        }
    }
}
