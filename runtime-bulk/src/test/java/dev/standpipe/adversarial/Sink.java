package dev.standpipe.adversarial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Somebody's own stream under those of the JDK: every call is noted with its bytes, and the call it was told to fail at
 * fails after a part.
 */
class Sink extends OutputStream {
    final Run run;
    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int failsFrom = Integer.MAX_VALUE;
    private int failsUpTo = Integer.MAX_VALUE;
    private int calls;

    Sink(Run run) {
        this.run = run;
    }

    /** Fails at calls {@code from} to {@code upTo} and works again afterwards. */
    Sink failing(int from, int upTo) {
        failsFrom = from;
        failsUpTo = upTo;
        return this;
    }

    @Override
    public void write(int b) throws IOException {
        run.note("sink.write", b);
        called();
        bytes.write(b);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        run.note("sink.write", off, len, Arrays.copyOfRange(b, off, off + len));
        int part = calls + 1 >= failsFrom && calls + 1 <= failsUpTo ? len / 2 : len;
        bytes.write(b, off, part);
        called();
    }

    private void called() throws IOException {
        calls++;
        if (calls >= failsFrom && calls <= failsUpTo) {
            throw run.known(new IOException("sink failed at call " + calls));
        }
    }

    @Override
    public void flush() {
        run.note("sink.flush()");
    }

    @Override
    public void close() {
        run.note("sink.close()");
    }
}
