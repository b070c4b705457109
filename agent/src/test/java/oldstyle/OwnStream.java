package oldstyle;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A data stream by inheritance only: its name does not tell. */
public class OwnStream extends DataInputStream {
    public OwnStream(InputStream in) {
        super(in);
    }

    /** Reads from a stream that this class does not extend. */
    public static final class Reader {
        private Reader() {}

        public static void fill(OwnStream in, int[] cells) throws IOException {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = in.readInt();
            }
        }
    }
}
