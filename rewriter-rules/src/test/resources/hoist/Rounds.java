import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.Arrays;

/** Loops in loops: each read says whether the outer loop comes back to it with the same stream. */
public class Rounds {
    private final DataInput fixed;
    private DataInput open;
    private static DataInput shared;

    Rounds(DataInput fixed) {
        this.fixed = fixed;
    }

    static void sort(DataInput in, DataOutput out, int[] chunk, int chunks) throws IOException {
        for (int c = 0; c < chunks; c++) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readInt(); // again
            }
            Arrays.sort(chunk);
            for (int i = 0; i < chunk.length; i++) {
                out.writeInt(chunk[i]); // NO_READ
            }
        }
    }

    static long whileThereIsMore(DataInputStream in, double[] chunk) throws IOException {
        long sum = 0;
        while (in.available() > 0) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readDouble(); // again
            }
            sum += Arrays.hashCode(chunk);
        }
        return sum;
    }

    static long toTheEnd(RandomAccessFile file, short[] chunk) throws IOException {
        long sum = 0;
        while (file.getFilePointer() < file.length()) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = file.readShort(); // again
            }
            sum += Arrays.hashCode(chunk);
        }
        return sum;
    }

    void fromAField(int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = fixed.readInt(); // again
            }
            Arrays.sort(a);
        }
    }

    static void converted(DataInput in, float[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = Float.intBitsToFloat(Integer.reverseBytes(in.readInt())); // again
            }
        }
    }

    static void inOneLoopOnly(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt(); // NO_OUTER_LOOP
        }
    }

    static void anotherEachTime(DataInput[] all, int[] a) throws IOException {
        for (DataInput in : all) {
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readInt(); // RECEIVER_CHANGES
            }
        }
    }

    static void openedEachTime(InputStream raw, int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            DataInputStream in = new DataInputStream(raw);
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readInt(); // RECEIVER_CHANGES
            }
        }
    }

    static void backAndForth(RandomAccessFile file, int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = file.readInt(); // RECEIVER_USED
            }
            file.seek(4L * k);
        }
    }

    static void withCounts(DataInput in, int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            int n = in.readInt();
            for (int i = 0; i < n; i++) {
                a[i] = in.readInt(); // RECEIVER_USED
            }
        }
    }

    static void inTurns(DataInput in, int[] a, long[] b, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readInt(); // RECEIVER_USED
            }
            for (int i = 0; i < b.length; i++) {
                b[i] = in.readLong(); // RECEIVER_USED
            }
        }
    }

    static void handedOn(DataInputStream in, int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readInt(); // RECEIVER_USED
            }
            inOneLoopOnly(in, a);
        }
    }

    void fieldReopened(int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = open.readInt(); // RECEIVER_CHANGES
            }
            open = fixed;
        }
    }

    void fieldWithinReach(int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = fixed.readInt(); // RECEIVER_USED
            }
            fromAField(a, 1);
        }
    }

    static void staticWithinReach(int[] a, int rounds) throws IOException {
        for (int k = 0; k < rounds; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = shared.readInt(); // RECEIVER_USED
            }
            inOneLoopOnly(shared, a);
        }
    }
}
