package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.codec.Element;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/** What a real program has done before: the same loops over other streams, so that the compiler no longer knows which one it will meet. */
final class Pollution {
    private static final int ROUNDS = 400;
    private static final int LENGTH = 256;

    private Pollution() {}

    static void spread(Element element, boolean rewritten) throws IOException {
        Object array = Values.array(element, 0, LENGTH);
        Mover mover = rewritten ? PrefixedLoops.of(element, array, LENGTH) : Loops.of(element, array, LENGTH);
        byte[] bytes = new byte[LENGTH * element.size];
        for (int round = 0; round < ROUNDS; round++) {
            InputStream[] ins = {
                new ByteArrayInputStream(bytes),
                new BufferedInputStream(new ByteArrayInputStream(bytes)),
                new CheckedInputStream(new ByteArrayInputStream(bytes), new CRC32()),
                new PushbackInputStream(new ByteArrayInputStream(bytes))
            };
            for (InputStream in : ins) {
                mover.fill.from(new DataInputStream(in));
            }
            OutputStream[] outs = {
                new ByteArrayOutputStream(),
                new BufferedOutputStream(new ByteArrayOutputStream()),
                new CheckedOutputStream(new ByteArrayOutputStream(), new CRC32())
            };
            for (OutputStream out : outs) {
                mover.drain.to(new DataOutputStream(out));
            }
        }
    }
}
