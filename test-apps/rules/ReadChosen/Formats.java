import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;

/** A file whose header says what is in it. */
public class Formats {
    private int version;
    private boolean littleEndian;
    private boolean lax;
    private volatile int last;

    static void samples(DataInput in, int[] a, int bits, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            switch (bits) {
                case 8:
                    a[i] = in.readByte(); // rewritten("ReadChosen")
                    break;
                case 16:
                    a[i] = in.readShort();
                    break;
                default:
                    a[i] = in.readInt();
            }
        }
    }

    void records(DataInputStream in, int[] keys, byte[] flags, int n) throws IOException {
        version = n & 3;
        for (int i = 0; i < n; i++) {
            keys[i] = in.readInt(); // rewritten("ReadChosen")
            if (version >= 2) {
                flags[i] = in.readByte();
            }
        }
    }

    static void meshes(DataInput in, float[] points, float[] normals, boolean hasNormals, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            points[i] = in.readFloat(); // rewritten("ReadChosen")
            if (hasNormals) {
                normals[i] = in.readFloat();
            }
        }
    }

    void shown(DataInput in, int[] a, boolean watched, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // rewritten("ReadChosen")
            if (watched) {
                last = a[i];
            }
        }
    }

    void ordered(DataInput in, int[] a, int n) throws IOException {
        littleEndian = n % 2 == 0;
        for (int i = 0; i < n; i++) {
            a[i] = readInt(in); // rewritten("ReadChosen")
        }
    }

    private int readInt(DataInput in) throws IOException {
        return littleEndian ? Integer.reverseBytes(in.readInt()) : in.readInt();
    }

    double sum(DataInput in, int n) throws IOException {
        lax = n % 3 == 0;
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += next(in); // rewritten("ReadChosen")
        }
        return sum;
    }

    private double next(DataInput in) throws IOException {
        return lax ? in.readFloat() : in.readDouble();
    }

    static void byCounter(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = i > 2 ? in.readInt() : in.readByte(); // kept("CONDITIONAL_TRANSFER")
        }
    }

    static void changing(DataInput in, int[] a, boolean wide, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = wide ? in.readInt() : in.readByte(); // kept("CONDITIONAL_TRANSFER")
            wide = a[i] > 0;
        }
    }

    static void chosen(DataInput in, int[] a, boolean[] wide, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            a[i] = wide[i] ? in.readInt() : in.readByte(); // kept("CONDITIONAL_TRANSFER")
        }
    }
}
