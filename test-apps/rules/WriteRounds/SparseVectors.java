import java.io.IOException;
import java.io.RandomAccessFile;

/** Only some rounds write: what is not zero, and the slots of a hash table that are taken. */
public class SparseVectors {
    static int notZero(RandomAccessFile out, double[] a) throws IOException {
        int written = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != 0) {
                out.writeInt(i); // rewritten("WriteRounds")
                out.writeDouble(a[i]);
                written++;
            }
        }
        return written;
    }

    static void taken(RandomAccessFile out, byte[] states, long[] keys, int[] values) throws IOException {
        for (int slot = keys.length; slot-- > 0; ) {
            if (states[slot] == 1) {
                out.writeLong(keys[slot]); // rewritten("WriteRounds")
                out.writeInt(values[slot]);
            }
        }
    }

    static void letters(RandomAccessFile out, char[] text) throws IOException {
        for (char letter : text) {
            if (letter != ' ') out.writeChar(letter); // rewritten("WriteRounds")
        }
    }

    static void late(RandomAccessFile out, double[] a) throws IOException {
        int i = 0;
        do {
            if (a[i] != 0) out.writeDouble(a[i]); // kept("END_UNKNOWN")
        } while (++i < a.length);
    }
}
