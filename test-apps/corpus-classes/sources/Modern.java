import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.concurrent.Callable;

/** Loops around what Java got after 1.4. */
public class Modern extends DataInputStream {
    Modern(FileInputStream in) {
        super(in);
    }

    static void each(DataOutput out, int[] a) throws IOException {
        for (int x : a) out.writeInt(x);
    }

    static void eachRow(DataInput in, char[][] m) throws IOException {
        for (char[] row : m) {
            for (int i = 0; i < row.length; i++) row[i] = in.readChar();
        }
    }

    static void turned(DataInput in, long[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = Long.reverseBytes(in.readLong());
    }

    static Callable<int[]> later(DataInput in, int n) {
        return () -> {
            int[] a = new int[n];
            for (int i = 0; i < n; i++) a[i] = in.readInt();
            return a;
        };
    }

    static double[] closing(String file, int n) throws IOException {
        double[] a = new double[n];
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            for (int i = 0; i < n; i++) a[i] = in.readDouble();
        }
        return a;
    }

    void itself(short[] a) throws IOException {
        for (int i = 0; i < a.length; i++) a[i] = readShort();
    }

    static void switched(DataInput in, int[] a, String kind) throws IOException {
        switch (kind) {
            case "ints":
                for (int i = 0; i < a.length; i++) a[i] = in.readInt();
                break;
            case "bytes":
                for (int i = 0; i < a.length; i++) a[i] = in.readByte();
                break;
            default:
                throw new IOException(kind);
        }
    }
}
