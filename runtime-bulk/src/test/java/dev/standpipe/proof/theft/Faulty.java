package dev.standpipe.proof.theft;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Standpipe;

/** A stream that fails once, after some bytes, with an exception that there is one of; later it has ended. */
public final class Faulty extends InputStream {
    private static final int INTS = Format.plain(Element.INT).how;
    private static final int BYTES_OF_ROUND = 8;

    public final IOException fault;
    private final int good;
    private int given;
    private boolean thrown;

    public Faulty(int good, String name) {
        this.good = good;
        this.fault = new IOException(name);
        fault.setStackTrace(new StackTraceElement[0]);
    }

    @Override
    public int read() throws IOException {
        if (given < good) {
            given++;
            return given;
        }
        if (!thrown) {
            thrown = true;
            throw fault;
        }
        return -1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        int n = 0;
        while (n < len && given < good) {
            b[off + n++] = (byte) read();
        }
        return n > 0 || len == 0 ? n : read();
    }

    public DataInputStream asLoopsReadIt() {
        return new DataInputStream(new BufferedInputStream(this, 64));
    }

    public boolean isThrown() {
        return thrown;
    }

    /** What rewritten code gets for a loop over ints. */
    long metByArray() {
        return Standpipe.readArray(asLoopsReadIt(), new int[100], 0, 100, INTS, 0);
    }

    /** What rewritten code gets for a loop that does something with two values a round. */
    long metByRounds(byte[] staged) {
        DataInputStream in = asLoopsReadIt();
        long moved = 0;
        do {
            moved = Standpipe.stage(in, staged, 20, BYTES_OF_ROUND, 0);
        } while (moved != 0 && moved >>> 32 == 0);
        return moved;
    }
}
