import java.io.DataInput;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Only some elements are in the file. */
public class Sparse {
    static void read(DataInput in, double[] a, boolean[] there, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            if (there[i]) {
                a[i] = in.readDouble(); // kept("CONDITIONAL_TRANSFER")
            }
        }
    }

    static void write(RandomAccessFile out, double[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            if (a[i] != 0) {
                out.writeDouble(a[i]); // rewritten("WriteRounds")
            }
        }
    }

    static void wideOrNarrow(DataInput in, double[] a, boolean[] wide, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = wide[i] ? in.readDouble() : in.readFloat(); // kept("CONDITIONAL_TRANSFER")
        }
    }

    static void allWide(DataInput in, double[] a, boolean wide, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = wide ? in.readDouble() : in.readFloat(); // rewritten("ReadChosen")
        }
    }

    static void askedBefore(DataInput in, double[] a, boolean wide, int n) throws IOException {
        if (wide) {
            for (int i = 0; i < n; i++) a[i] = in.readDouble(); // rewritten("ReadArray")
        } else {
            for (int i = 0; i < n; i++) a[i] = in.readFloat(); // rewritten("ReadConverted")
        }
    }
}
