package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Bytes of a stream that can go back: a loop that hands them on to another stream has read one more than it has
 * written when that one fails, and not a buffer of them. They lie in the stream's own buffer, or come from a file whose
 * position can be set.
 */
final class ReturnableBytes {
    /**
     * By the array that they were taken into, and weakly. The doorway is public: who has not taken them would see what
     * others have read.
     */
    private static final Map<Object, ReturnableBytes> TAKEN =
            Collections.synchronizedMap(new WeakHashMap<Object, ReturnableBytes>());

    private final WeakReference<Object> from;
    private int number;

    private ReturnableBytes(Object from) {
        this.from = new WeakReference<>(from);
    }

    /** Before the first is taken: later there may be no memory to remember it. */
    private static ReturnableBytes remembered(Object in, Staging staging) {
        ReturnableBytes bytes = new ReturnableBytes(in);
        TAKEN.put(staging.a, bytes);
        return bytes;
    }

    static void take(Object in, Staging staging, DataReads reads, RandomAccess files) {
        ReturnableBytes bytes = remembered(in, staging);
        try {
            if (in instanceof InputStream) {
                take((InputStream) in, staging, reads);
            } else if (StreamKind.of(in) == StreamKind.RANDOM_ACCESS) {
                take((RandomAccessFile) in, staging, files);
            }
        } finally {
            bytes.number = staging.i;
        }
    }

    private static void take(InputStream in, Staging staging, DataReads reads) {
        InputStream own = own(in);
        if (own == null) {
            staging.decline(Decline.READS_AHEAD, in);
            return;
        }
        DataInputStream through = own == in ? null : (DataInputStream) in;
        fromBuffer(own, through, staging, reads);
        if (staging.i > staging.from) {
            return;
        }
        if (!Trust.atHand(own, staging.a)) {
            staging.decline(Decline.READS_AHEAD, own);
        } else if (own instanceof FileInputStream) {
            if (Descriptor.seeks()) {
                reads.readFile(own, staging);
            } else {
                staging.decline(Decline.NO_LARGE_REQUESTS, own);
            }
        } else if (own instanceof BufferedInputStream) {
            // this fills the buffer, from which the rest comes
            staging.moveOne();
            fromBuffer(own, through, staging, reads);
        }
    }

    private static void take(RandomAccessFile in, Staging staging, RandomAccess reads) {
        if (Descriptor.seeks()) {
            reads.read(in, staging);
        } else {
            staging.decline(Decline.NO_LARGE_REQUESTS, in);
        }
    }

    /** What the loop really reads, or null if nothing of it could go back. */
    static InputStream own(InputStream in) {
        InputStream own = in.getClass() == DataInputStream.class ? Door.JDK.in((DataInputStream) in) : in;
        return own != null
                        && (own.getClass() == BufferedInputStream.class
                                || own.getClass() == ByteArrayInputStream.class
                                || own.getClass() == FileInputStream.class)
                ? own
                : null;
    }

    private static void fromBuffer(InputStream own, DataInputStream through, Staging staging, DataReads reads) {
        if (staging.goesOn() && !(own instanceof FileInputStream)) {
            staging.moved(reads.fromOwnBuffer(through, own, Format.BYTES, staging.a, staging.i, staging.e), Mode.EXACT);
        }
    }

    static void giveBack(Object in, byte[] staged, int bytes) throws IOException {
        ReturnableBytes taken = TAKEN.remove(staged);
        if (taken == null || taken.from.get() != in || bytes > taken.number) {
            return;
        }
        InputStream own = in instanceof InputStream ? own((InputStream) in) : null;
        if (own instanceof BufferedInputStream) {
            BufferedInput.giveBack((BufferedInputStream) own, bytes);
        } else if (own instanceof ByteArrayInputStream) {
            BytesInput.giveBack((ByteArrayInputStream) own, bytes);
        } else {
            FileDescriptor fd = Descriptor.toUse(own == null ? in : own);
            if (fd != null && fd.valid()) {
                Descriptor.position(fd, Descriptor.position(fd) - bytes);
            }
        }
    }
}
