package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.file.Scratch;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;

/** An output of the shape and in the state of the program's own, that ends in memory or in a temporary file. */
final class ShadowOutput implements Closeable {
    private final File file;
    private final ByteArrayOutputStream memory;
    private final Closeable opened;
    private BufferedOutputStream buffered;
    final DataOutput out;

    /** Of a data, object or random-access output; with {@code onDisk} what ends in a file does so here. */
    ShadowOutput(Object original, boolean onDisk) throws IOException {
        boolean isFile = original instanceof RandomAccessFile || leaf(original) instanceof FileOutputStream;
        file = onDisk && isFile ? Files.createTempFile("standpipe", null).toFile() : null;
        memory = new ByteArrayOutputStream(room(original));
        if (original instanceof RandomAccessFile) {
            RandomAccessFile own = file == null ? null : new RandomAccessFile(file, "rw");
            opened = own;
            out = own == null ? new DataOutputStream(memory) : own;
        } else {
            OutputStream sink = file == null ? memory : new FileOutputStream(file);
            opened = sink;
            out = original instanceof ObjectOutputStream
                    ? new ObjectOutputStream(sink)
                    : data((DataOutputStream) original, sink);
        }
    }

    private DataOutputStream data(DataOutputStream original, OutputStream sink) {
        OutputStream beneath = Door.JDK.out(original);
        if (beneath instanceof BufferedOutputStream) {
            BufferedOutputStream own = (BufferedOutputStream) beneath;
            buffered = new BufferedOutputStream(sink, Door.JDK.buf(own).length);
            Door.JDK.count(buffered, Door.JDK.count(own));
        }
        DataOutputStream data = new DataOutputStream(buffered == null ? sink : buffered);
        Door.JDK.written(data, Door.JDK.written(original));
        return data;
    }

    private static Object leaf(Object original) {
        Object beneath = original instanceof DataOutputStream ? Door.JDK.out((DataOutputStream) original) : null;
        return beneath instanceof BufferedOutputStream ? Door.JDK.out((BufferedOutputStream) beneath) : beneath;
    }

    /** As much as the original has, so that both grow at the same element. */
    private static int room(Object original) {
        Object leaf = leaf(original);
        if (!(leaf instanceof ByteArrayOutputStream)) {
            return Scratch.LENGTH;
        }
        ByteArrayOutputStream bytes = (ByteArrayOutputStream) leaf;
        return Math.max(0, Math.min(Door.JDK.buf(bytes).length - Door.JDK.count(bytes), Scratch.LENGTH));
    }

    /** What is counted, buffered and sent so far. */
    String told() throws IOException {
        if (out instanceof RandomAccessFile) {
            return "size " + ((RandomAccessFile) out).getFilePointer();
        }
        String size = out instanceof DataOutputStream ? "size " + ((DataOutputStream) out).size() : "an object stream";
        return buffered == null ? size : size + " and " + Door.JDK.count(buffered) + " bytes in the buffer";
    }

    byte[] bytes() throws IOException {
        if (out instanceof Flushable) {
            ((Flushable) out).flush();
        }
        return file == null ? memory.toByteArray() : Files.readAllBytes(file.toPath());
    }

    @Override
    public void close() throws IOException {
        if (opened != null) {
            opened.close();
        }
        if (file != null) {
            file.delete();
        }
    }
}
