import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** What stands around the loop: handlers, locks, lambdas, branches, other loops. */
public class Surroundings {
    interface Source {
        DataInput open() throws IOException;
    }

    interface Filling {
        void fill(int[] a) throws IOException;
    }

    static int inTry(DataInput in, int[] a, int n) {
        int i = 0;
        try {
            for (; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        } catch (IOException e) {
            return -1 - i;
        }
        return i;
    }

    static int counterInsideTry(DataInput in, int[] a, int n) {
        try {
            for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        } catch (IOException e) {
            return -1;
        }
        return n;
    }

    static int atEndOfFile(DataInput in, int[] a, int n) throws IOException {
        int k = 0;
        try {
            while (k < n) a[k++] = in.readInt(); // rewritten("ReadArray")
        } catch (EOFException e) {
            return -k;
        } finally {
            a[0]++;
        }
        return k;
    }

    static String nested(DataInput in, int[] a, int n) {
        try {
            try {
                for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
            } catch (ArrayIndexOutOfBoundsException e) {
                return "full";
            }
        } catch (IOException e) {
            return "short";
        }
        return "well";
    }

    static int closing(InputStream raw, int[] a, int n) throws IOException {
        try (DataInputStream in = new DataInputStream(raw)) {
            for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        }
        return a[0];
    }

    static void locked(DataInputStream in, int[] a, int n) throws IOException {
        synchronized (in) {
            for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        }
    }

    static synchronized void lockedAsAWhole(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static void inALambda(DataInput in, int[] a, int n) throws IOException {
        Filling filling = b -> {
            for (int i = 0; i < n; i++) b[i] = in.readInt(); // rewritten("ReadArray")
        };
        filling.fill(a);
    }

    static void inASwitch(DataInput in, int[] a, float[] b, int n) throws IOException {
        for (int section = 1; section <= 3; section++) {
            switch (section) {
                case 1:
                    for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
                    break;
                case 2:
                    for (int i = 0; i < n; i++) b[i] = in.readFloat(); // rewritten("ReadArray")
                    break;
                default:
                    for (int i = 0; i < n; i++) a[i] = in.readByte(); // rewritten("ReadConverted")
            }
        }
    }

    static void afterABranch(DataInput in, int[] a, boolean late, int n) throws IOException {
        int i;
        if (late) {
            i = 10;
        } else {
            i = 0;
        }
        while (i < n) a[i++] = in.readInt(); // rewritten("ReadArray")
    }

    static void labelled(DataInput in, int[] a, int n) throws IOException {
        outer:
        for (int block = 0; block < 3; block++) {
            for (int i = 0; ; i++) {
                if (i >= n) continue outer;
                a[i] = in.readInt(); // rewritten("ReadArray")
            }
        }
    }

    static void twice(DataInput in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
    }

    static int temporaryAfterwards(DataInput in, int[] a, int n) throws IOException {
        int last = -1;
        for (int i = 0; i < n; i++) {
            last = in.readInt(); // rewritten("ReadArray")
            a[i] = last;
        }
        return last;
    }

    static int chosenBefore(DataInput in, int[] a, int[] b, boolean first, int n) throws IOException {
        int[] to = first ? a : b;
        for (int i = 0; i < n; i++) to[i] = in.readInt(); // rewritten("ReadArray")
        return to[0];
    }
}
