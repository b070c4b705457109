import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream of the program exchanges, while it is read from, the array that is read into. */
public class Exchange {
    private int[] cells = new int[60];
    private int[] others = new int[60];
    private int limit = 50;

    class Exchanging extends InputStream {
        private final InputStream in;

        Exchanging(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            int[] cells = Exchange.this.cells;
            Exchange.this.cells = others;
            others = cells;
            limit--;
            return in.read();
        }

        @Override
        public int read(byte[] b, int from, int length) throws IOException {
            int first = read();
            b[from] = (byte) first;
            return first < 0 ? -1 : 1;
        }
    }

    private void read(DataInputStream in) throws IOException {
        for (int i = 0; i < limit; i++) cells[i] = in.readInt(); // rewritten("ReadArray")
    }

    int[] exchanged(InputStream raw) throws IOException {
        read(new DataInputStream(new BufferedInputStream(new Exchanging(raw), 16)));
        return cells;
    }

    int[] plain(InputStream raw) throws IOException {
        read(new DataInputStream(new BufferedInputStream(raw, 16)));
        return cells;
    }
}
