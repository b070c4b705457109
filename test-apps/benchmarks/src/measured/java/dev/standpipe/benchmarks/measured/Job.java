package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.codec.Element;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** What one pass does: {@code calls} transfers of an array of {@code length} elements through one stack. */
public final class Job {
    public final Stack stack;
    public final Direction direction;
    public final Element element;
    public final int length;
    public final int calls;
    public final Object array;

    /** Where the elements are, or go. */
    final File file;

    /** What stands behind the {@link Stack#BYTES} stack. */
    final byte[] bytes;

    final ByteArrayOutputStream collected;

    public Job(Stack stack, Direction direction, Element element, File file, Object array, int length, int calls)
            throws IOException {
        this.stack = stack;
        this.direction = direction;
        this.element = element;
        this.file = file;
        this.array = array;
        this.length = length;
        this.calls = calls;
        boolean inMemory = stack == Stack.BYTES;
        this.bytes = inMemory && direction == Direction.READ ? firstBytes() : null;
        this.collected = inMemory && direction == Direction.WRITE ? new ByteArrayOutputStream((int) total()) : null;
    }

    public long bytesPerCall() {
        return (long) length << element.shift;
    }

    /** Bytes that one pass moves. */
    public long total() {
        return bytesPerCall() * calls;
    }

    private byte[] firstBytes() throws IOException {
        byte[] data = new byte[(int) total()];
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            in.readFully(data);
        }
        return data;
    }

    /** Makes the file that passes of up to {@code total} bytes read. */
    public static void generate(Stack stack, Element element, File file, long total) throws IOException {
        int step = 8192;
        byte[] bytes = new byte[step * element.size];
        try (OutputStream out = framed(stack, file)) {
            for (long k = 0; k << element.shift < total; k += step) {
                Views.put(element, ByteBuffer.wrap(bytes), Values.array(element, k, step), 0, step);
                out.write(bytes);
            }
        }
    }

    private static OutputStream framed(Stack stack, File file) throws IOException {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(file), 1 << 16);
        return stack.isObject() ? new ObjectOutputStream(out) : out;
    }

    /** The hash of what the last call of a pass must have moved; whole output streams are compared by the tests. */
    public long expected() {
        return Values.hash(element, direction == Direction.READ ? (long) length * (calls - 1) : 0, length);
    }

    /** The hash of what it has moved. */
    public long moved() throws IOException {
        if (direction == Direction.READ) {
            return Values.hash(element, array, length);
        }
        try (InputStream output = output()) {
            for (long left = total() - bytesPerCall(); left > 0; ) {
                long skipped = output.skip(left);
                if (skipped <= 0) {
                    throw new EOFException(file + " ends too early");
                }
                left -= skipped;
            }
            return Values.hash(element, new DataInputStream(output), length);
        }
    }

    /** What a pass has written, from the start; behind it may be what longer passes wrote before. */
    public InputStream output() throws IOException {
        if (stack == Stack.BYTES) {
            return new ByteArrayInputStream(collected.toByteArray());
        }
        InputStream in = new BufferedInputStream(new FileInputStream(file));
        return stack.isObject() ? new ObjectInputStream(in) : in;
    }

    DataOutputStream collecting() {
        collected.reset();
        return new DataOutputStream(collected);
    }
}
