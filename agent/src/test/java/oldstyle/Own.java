package oldstyle;

import java.io.DataInputStream;
import java.io.InputStream;

/** A stream whose name does not tell what it is. */
public class Own extends DataInputStream {
    public Own(InputStream in) {
        super(in);
    }
}
