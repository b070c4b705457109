import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** Numbers of which the least significant byte comes first, as programs read them that do it themselves. */
public class LittleEndian {
    private final byte[] buffer = new byte[8];
    private byte[] last;

    static void ints(DataInputStream in, int[] a) throws IOException {
        byte[] b = new byte[4];
        for (int i = 0; i < a.length; i++) {
            in.readFully(b); // rewritten("ReplayRounds")
            a[i] = b[0] & 255 | (b[1] & 255) << 8 | (b[2] & 255) << 16 | b[3] << 24;
        }
    }

    static int readInt(DataInput in) throws IOException {
        byte[] b = new byte[4];
        in.readFully(b);
        return b[0] & 255 | (b[1] & 255) << 8 | (b[2] & 255) << 16 | b[3] << 24;
    }

    static void intsByMethod(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = readInt(in); // rewritten("ReplayRounds")
        }
    }

    private short readShort(RandomAccessFile in) throws IOException {
        in.readFully(buffer, 0, 2);
        return (short) (buffer[0] & 255 | buffer[1] << 8);
    }

    void shortsByMethod(RandomAccessFile in, short[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = readShort(in); // rewritten("ReplayRounds")
        }
    }

    static void ofWhichSomeIsIgnored(DataInput in, float[] a, int n) throws IOException {
        byte[] pad = new byte[12];
        for (int i = 0; i < n; i++) {
            a[i] = in.readFloat(); // rewritten("ReplayRounds")
            in.readFully(pad);
        }
    }

    static void floats(DataInput in, float[] a) throws IOException {
        byte[] b = new byte[4];
        for (int i = 0; i < a.length; i++) {
            in.readFully(b); // kept("CALL_IN_LOOP", "ByteBuffer.wrap")
            a[i] = ByteBuffer.wrap(b).order(ByteOrder.LITTLE_ENDIAN).getFloat();
        }
    }

    void remembered(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            byte[] b = new byte[2];
            in.readFully(b); // kept("UNACCOUNTED")
            a[i] = b[0] | b[1] << 8;
            last = b;
        }
    }

    static void list(DataInput in, List<Integer> list, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            list.add(readInt(in)); // kept("CALL_IN_LOOP", "LittleEndian.readInt")
        }
    }
}
