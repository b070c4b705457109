import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;

/** A stream that counts what is read of it, and reads arrays without counting. */
public class CountingInput {
    static class Counting extends ObjectInputStream {
        int counted;

        Counting(InputStream in) throws IOException {
            super(in);
        }

        @Override
        public int readInt() throws IOException {
            counted++;
            return super.readInt();
        }

        void uncounted(int[] a) throws IOException {
            for (int i = 0; i < a.length; i++) a[i] = super.readInt(); // kept("SUPER_CALL")
        }
    }

    static int counted(ObjectInputStream in, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) a[i] = in.readInt(); // rewritten("ReadArray")
        return a[0];
    }
}
