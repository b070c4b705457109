package dev.standpipe.io;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Some zeros, and then an exception that says so, instead of -1. */
final class EndsBy extends InputStream {
    interface Throwing {
        void run() throws IOException;
    }

    final List<EOFException> thrown = new ArrayList<>();
    private final Throwing end;
    private int left;

    EndsBy(int left, Throwing end) {
        this.left = left;
        this.end = end;
    }

    @Override
    public int read() throws IOException {
        if (left == 0) {
            try {
                end.run();
            } catch (EOFException x) {
                thrown.add(x);
                throw x;
            }
        }
        left--;
        return 0;
    }

    /** Not what it inherits: that swallows an exception after the first byte. */
    @Override
    public int read(byte[] b, int at, int length) throws IOException {
        for (int k = 0; k < length; k++) {
            if (k > 0 && left == 0) {
                return k;
            }
            b[at + k] = (byte) read();
        }
        return length;
    }
}
