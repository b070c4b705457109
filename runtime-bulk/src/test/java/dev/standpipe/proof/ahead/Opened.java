package dev.standpipe.proof.ahead;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/** A stack of streams that a program has open, and what it may do to one besides running a loop over it. */
final class Opened implements Closeable {
    private static final int PUSHED_BACK = 16;

    final Kind kind;
    final int file;
    final DataInput in;

    /** Null of a file. */
    final InputStream top;

    private final FileInputStream leaf;
    final RandomAccessFile random;

    private Opened(Plan.StreamOf what, RandomAccessFile random, FileInputStream leaf, InputStream top) {
        this.kind = what.kind;
        this.file = what.file;
        this.random = random;
        this.leaf = leaf;
        this.top = top;
        this.in = random != null
                ? random
                : top instanceof DataInputStream && kind == Kind.PLAIN
                        ? (DataInputStream) top
                        : new DataInputStream(top);
    }

    static Opened of(Plan.StreamOf what, File file, Opened twin) throws IOException {
        switch (what.kind) {
            case FILE_R:
                return new Opened(what, new RandomAccessFile(file, "r"), null, null);
            case FILE_RW:
                return new Opened(what, new RandomAccessFile(file, "rw"), null, null);
            case FILE_SUBCLASS:
                return new Opened(what, new RandomAccessFile(file, "rw") {}, null, null);
            case TWIN:
            case TWIN_BUFFERED:
                FileDescriptor shared = twin == null || twin.random == null ? null : twin.random.getFD();
                return shared == null ? null : over(what, new FileInputStream(shared));
            default:
                return over(what, new FileInputStream(file));
        }
    }

    private static Opened over(Plan.StreamOf what, FileInputStream leaf) {
        InputStream top = leaf;
        switch (what.kind) {
            case BUFFERED:
            case TWIN_BUFFERED:
                top = new BufferedInputStream(leaf, what.size);
                break;
            case PUSHBACK:
                top = new PushbackInputStream(leaf, PUSHED_BACK);
                break;
            case PUSHBACK_BUFFERED:
                top = new PushbackInputStream(new BufferedInputStream(leaf, what.size), PUSHED_BACK);
                break;
            case DOUBLE:
                top = new DataInputStream(leaf);
                break;
            case CHECKED:
                top = new CheckedInputStream(leaf, new CRC32());
                break;
            default:
        }
        return new Opened(what, null, leaf, top);
    }

    /** Of the open file, below all buffers. */
    long position() throws IOException {
        return random != null ? random.getFilePointer() : leaf.getChannel().position();
    }

    long length() throws IOException {
        return random != null ? random.length() : leaf.getChannel().size();
    }

    /**
     * Bytes that the open file still has; none when it is closed. Asked without a channel, which an interrupt would
     * close.
     */
    long there() {
        try {
            return random != null ? Math.max(0, random.length() - random.getFilePointer()) : leaf.available();
        } catch (IOException closed) {
            return 0;
        }
    }

    /** Without being closed, where that leaves no descriptor behind for ever. */
    boolean canBeForgotten() {
        return random == null || JavaVersion.RUNNING > 8;
    }

    void seek(long to) throws IOException {
        if (random != null) {
            random.seek(to);
        } else {
            leaf.getChannel().position(to);
        }
    }

    Object bytes(int length) throws IOException {
        byte[] bytes = new byte[length];
        int n = random != null ? random.read(bytes) : ((InputStream) in).read(bytes);
        return n + " " + Arrays.hashCode(bytes);
    }

    Object oneByte() throws IOException {
        return random != null ? random.read() : ((InputStream) in).read();
    }

    Object skip(int n) throws IOException {
        return random != null ? random.skipBytes(n) : ((InputStream) in).skip(n);
    }

    Object available() throws IOException {
        return random != null ? -1 : ((InputStream) in).available();
    }

    Object mark(int limit) {
        if (random == null) {
            ((InputStream) in).mark(limit);
        }
        return null;
    }

    Object reset() throws IOException {
        if (random == null) {
            ((InputStream) in).reset();
        }
        return null;
    }

    Object unread(int b) throws IOException {
        if (top instanceof PushbackInputStream) {
            ((PushbackInputStream) top).unread(b);
        }
        return null;
    }

    /** What a program could ask without changing anything. */
    String state() throws IOException {
        String sum = top instanceof CheckedInputStream
                ? " sum " + ((CheckedInputStream) top).getChecksum().getValue()
                : "";
        return "at " + position() + " of " + length() + ", available " + available() + sum;
    }

    boolean sharesWith(Opened other) {
        return other == this || kind.isTwin() || other.kind.isTwin();
    }

    @Override
    public void close() throws IOException {
        ((Closeable) in).close();
    }
}
