import java.io.IOException;
import java.io.RandomAccessFile;

/** A piece for each type at each of some places. */
public class Pieces {
    public static void booleans(RandomAccessFile file, long[] places, boolean[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readBoolean();
        }
    }

    public static void bytes(RandomAccessFile file, long[] places, byte[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readByte();
        }
    }

    public static void chars(RandomAccessFile file, long[] places, char[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readChar();
        }
    }

    public static void shorts(RandomAccessFile file, long[] places, short[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readShort();
        }
    }

    public static void ints(RandomAccessFile file, long[] places, int[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readInt();
        }
    }

    public static void longs(RandomAccessFile file, long[] places, long[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readLong();
        }
    }

    public static void floats(RandomAccessFile file, long[] places, float[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readFloat();
        }
    }

    public static void doubles(RandomAccessFile file, long[] places, double[] a) throws IOException {
        for (int i = 0; i < places.length; i++) {
            file.seek(places[i]);
            a[i] = file.readDouble();
        }
    }
}
