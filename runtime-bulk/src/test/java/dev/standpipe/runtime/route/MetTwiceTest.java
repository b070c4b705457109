package dev.standpipe.runtime.route;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stream that a value passes twice. */
@Tag("slow")
class MetTwiceTest {
    private static final int HOW = Format.plain(Element.INT).how;

    @TempDir
    Path dir;

    /** Has a stream over itself take the bytes of a value, and looks at its limit once for each value. */
    static final class OverItself extends InputStream implements DataInput {
        private final byte[] buf = new byte[4000];
        private final int limit;
        private final DataInputStream over = new DataInputStream(this);
        int pos;

        OverItself(int limit) {
            this.limit = limit;
        }

        @Override
        public int readInt() throws IOException {
            if (pos + 4 > limit) {
                throw new EOFException();
            }
            return over.readInt();
        }

        @Override
        public int read() {
            return buf[pos++] & 0xFF;
        }

        @Override
        public int read(byte[] b, int off, int len) {
            System.arraycopy(buf, pos, b, off, len);
            pos += len;
            return len;
        }

        @Override
        public void readFully(byte[] b) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void readFully(byte[] b, int off, int len) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int skipBytes(int n) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean readBoolean() {
            throw new UnsupportedOperationException();
        }

        @Override
        public byte readByte() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int readUnsignedByte() {
            throw new UnsupportedOperationException();
        }

        @Override
        public short readShort() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int readUnsignedShort() {
            throw new UnsupportedOperationException();
        }

        @Override
        public char readChar() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long readLong() {
            throw new UnsupportedOperationException();
        }

        @Override
        public float readFloat() {
            throw new UnsupportedOperationException();
        }

        @Override
        public double readDouble() {
            throw new UnsupportedOperationException();
        }

        @Override
        public String readLine() {
            throw new UnsupportedOperationException();
        }

        @Override
        public String readUTF() {
            throw new UnsupportedOperationException();
        }
    }

    /** The inner stream knows of no limit, and the outer one of no position. */
    @Test
    void aLimitIsKept() throws Exception {
        Fork.run("", MetTwiceTest.class, "limited", dir);
    }

    static void limited(Path unused) throws Exception {
        ClassFileSource.use(() -> (LoadedCode) (name, by) -> code(name));
        int site = Sites.register();
        for (int k = 0; k < 50; k++) {
            Asked.check(Asked.read(new OverItself(4000), HOW, new int[900], 0, 900, site));
            Thread.sleep(10);
        }
        OverItself in = new OverItself(400);
        Asked.check(Asked.read(in, HOW, new int[900], 0, 900, site));
        if (in.pos > 400) {
            throw new AssertionError("read up to " + in.pos);
        }
    }

    private static byte[] code(String name) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            return all.toByteArray();
        } catch (IOException unreadable) {
            return null;
        }
    }
}
