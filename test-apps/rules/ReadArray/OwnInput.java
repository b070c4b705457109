import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream of the program's own class, which reads arrays from itself. */
public class OwnInput {
    static class Tape extends DataInputStream {
        Tape(InputStream in) {
            super(in);
        }

        int[] next() throws IOException {
            int[] a = new int[readInt()];
            for (int i = 0; i < a.length; i++) a[i] = readInt(); // rewritten("ReadArray")
            return a;
        }
    }

    static int[] read(InputStream raw) throws IOException {
        return new Tape(raw).next();
    }

    static int[] read(InputStream raw, int n) throws IOException {
        Tape tape = new Tape(raw);
        int[] a = new int[300];
        for (int i = 0; i < n; i++) a[i] = tape.readInt(); // rewritten("ReadArray")
        return a;
    }
}
