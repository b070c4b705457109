package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.transfer.ObjectReads;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;

/**
 * A stack of streams that can be read and then be as it was: memory and regular files, and what of the JDK's own lies
 * between them and the loop.
 */
final class Rewind {
    private static final int DEPTH = 16;

    private final List<Object> streams = new ArrayList<>();
    private final List<Class<?>> types = new ArrayList<>();
    private FileDescriptor file;

    /**
     * Whose lock is to be held, so that no other thread reads in between: a buffered or byte-array stream, or nobody.
     */
    private InputStream guarded;

    private Rewind() {}

    /** For so many bytes, that are not to go to {@code a} itself; null if the stack cannot be read again. */
    static Rewind of(Object in, Object a, long bytes) {
        try {
            Rewind rewind = new Rewind();
            return rewind.covers(in, a, bytes) ? rewind : null;
        } catch (Throwable unknown) {
            return null;
        }
    }

    private boolean covers(Object in, Object a, long bytes) throws IOException {
        if (in instanceof DataInputStream) {
            return covers(Door.JDK.in((DataInputStream) in), a, bytes);
        }
        switch (StreamKind.of(in)) {
            case RANDOM_ACCESS:
                return covers(((RandomAccessFile) in).getFD());
            case OBJECT_INPUT:
                return covers((ObjectInputStream) in, a, bytes);
            default:
                return false;
        }
    }

    private boolean covers(InputStream beneath, Object a, long bytes) throws IOException {
        InputStream s = beneath;
        long wanted = bytes;
        for (int depth = 0; s != null && depth < DEPTH; depth++) {
            StreamKind gate = StreamKind.of(s);
            if (gate == StreamKind.FILE_INPUT) {
                return covers(((FileInputStream) s).getFD());
            }
            if (gate == StreamKind.BYTES_INPUT) {
                guard(s);
                add(s, ByteArrayInputStream.class);
                // a subclass beneath another stream may be asked by that how much it has
                return (depth == 0 || Trust.isJdks(s)) && Door.JDK.buf((ByteArrayInputStream) s) != a;
            }
            if (!Trust.isJdks(s)) {
                return false;
            }
            if (gate == StreamKind.BUFFERED_INPUT) {
                BufferedInputStream buffered = (BufferedInputStream) s;
                guard(s);
                add(s, BufferedInputStream.class);
                if (Door.JDK.buf(buffered) == a) {
                    return false;
                }
                if (Door.JDK.count(buffered) - Door.JDK.pos(buffered) >= wanted) {
                    return true;
                }
                // it asks for as much as it has room for
                wanted = Long.MAX_VALUE;
            } else if (gate == StreamKind.PUSHBACK_INPUT) {
                add(s, PushbackInputStream.class);
            } else if (gate != StreamKind.DATA_INPUT) {
                return false;
            }
            s = Door.JDK.in((FilterInputStream) s);
        }
        return false;
    }

    private boolean covers(ObjectInputStream in, Object a, long bytes) throws IOException {
        Object blocks = ObjectReads.blocks(in);
        if (blocks == null) {
            return false;
        }
        add(blocks, blocks.getClass());
        if (ObjectReads.held(blocks) >= bytes) {
            return true;
        }
        Object peek = ObjectReads.peek(blocks);
        if (peek == null) {
            return false;
        }
        add(peek, peek.getClass());
        return covers(ObjectReads.beneath(in), a, Long.MAX_VALUE);
    }

    private boolean covers(FileDescriptor fd) {
        file = fd;
        return fd.valid() && Descriptor.isRegularFile(fd) && Descriptor.seeks();
    }

    private void add(Object stream, Class<?> type) {
        streams.add(stream);
        types.add(type);
    }

    private void guard(InputStream s) {
        guarded = guarded == null ? s : guarded;
    }

    InputStream guarded() {
        return guarded;
    }

    Moment now() throws IOException, IllegalAccessException {
        return new Moment();
    }

    /** How the stack was at one time. */
    final class Moment {
        private final List<SavedState> mementos = new ArrayList<>();
        private final long position;

        private Moment() throws IOException, IllegalAccessException {
            for (int k = 0; k < streams.size(); k++) {
                mementos.add(new SavedState(streams.get(k), types.get(k)));
            }
            position = file == null ? -1 : Descriptor.position(file);
        }

        /** Whether another thread has closed it since. */
        boolean isGone() throws IllegalAccessException {
            for (SavedState memento : mementos) {
                if (memento.isGone()) {
                    return true;
                }
            }
            return file != null && !file.valid();
        }

        /** What another thread has closed meanwhile stays closed, and says so itself when it is read. */
        void putBack() {
            try {
                for (int k = 0; k < mementos.size() && !isGone(); k++) {
                    mementos.get(k).putBack();
                }
                if (file != null) {
                    Descriptor.position(file, position);
                }
            } catch (IOException | IllegalAccessException closed) {
                // the loop's own call throws
            }
        }

        @Override
        public String toString() {
            StringBuilder told = new StringBuilder();
            for (SavedState memento : mementos) {
                told.append(memento.told()).append(", ");
            }
            return told.append(file == null ? "no file" : "file at " + position).toString();
        }
    }
}
