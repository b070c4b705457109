package gaps;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** What a debugger steps through. The comments name the places where it stops. */
public final class Debugged {
    private static final int N = 8;

    private Debugged() {}

    public static void main(String[] args) throws Exception {
        // what is done once is done before anybody looks
        read(new DataInputStream(new ByteArrayInputStream(Numbers.bytes(N))), new int[N]);
        begin();
        int[] known = new int[N];
        int[] unknown = new int[N];
        int[] tooLong = new int[N + 2];
        int end = read(new DataInputStream(new ByteArrayInputStream(Numbers.bytes(N))), known);
        end += read(new DataInputStream(new Own(new ByteArrayInputStream(Numbers.bytes(N)))), unknown);
        end += read(new DataInputStream(new ByteArrayInputStream(Numbers.bytes(N))), tooLong);
        System.out.println(
                end + " " + Numbers.right(known) + " " + Numbers.right(unknown) + " " + Numbers.right(tooLong));
    }

    static void begin() {
        System.out.println("begins"); // begin
    }

    static int read(DataInputStream in, int[] a) {
        int i = 0; // enter
        try {
            for (; i < a.length; i++) { // loop
                a[i] = in.readInt(); // body
            }
        } catch (IOException x) {
            return -i; // handler
        }
        return i; // leave
    }

    /** Nobody knows what it does. */
    private static final class Own extends FilterInputStream {
        Own(InputStream in) {
            super(in);
        }
    }
}
