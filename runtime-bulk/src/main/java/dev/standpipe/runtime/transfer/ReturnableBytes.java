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

    /** Not final: proofs are about short loops. */
    private static int few = 32;

    private final WeakReference<Object> from;
    private int number;

    /** Of the buffer that was filled for the first of them, or within the first round. */
    private BufferedInput.Edge edge;

    private ReturnableBytes(Object from) {
        this.from = new WeakReference<>(from);
    }

    /** Before the first is taken: later there may be no memory to remember it. */
    private static ReturnableBytes remembered(Object in, Staging staging) {
        ReturnableBytes bytes = new ReturnableBytes(in);
        TAKEN.put(staging.a, bytes);
        return bytes;
    }

    /** What holds the bytes, or null if they could not go back. */
    static Object source(Object in, boolean single) {
        if (in instanceof InputStream) {
            InputStream own = single || !(in instanceof DataInputStream)
                    ? own((InputStream) in)
                    : Door.JDK.in((DataInputStream) in);
            return own != null && (single || in instanceof DataInputStream) && isReturnable(own) ? own : null;
        }
        return StreamKind.of(in) == StreamKind.RANDOM_ACCESS ? in : null;
    }

    /** Whether it is known of the stream that a loop to its end is through before. */
    static boolean areFew(Object own) {
        return own instanceof ByteArrayInputStream
                && Door.JDK.count((ByteArrayInputStream) own) - Door.JDK.pos((ByteArrayInputStream) own) < few;
    }

    static void take(Object in, Staging staging, DataReads reads, RandomAccess files) {
        ReturnableBytes bytes = remembered(in, staging);
        try {
            if (staging.format == Format.BYTES && in instanceof DataInputStream) {
                takeRounds((DataInputStream) in, staging, reads, bytes);
            } else if (staging.format != Format.BYTES && in instanceof InputStream) {
                take((InputStream) in, staging, reads, bytes);
            } else if (StreamKind.of(in) == StreamKind.RANDOM_ACCESS) {
                take((RandomAccessFile) in, staging, files);
            } else {
                staging.decline(Decline.READS_AHEAD, in);
            }
        } finally {
            bytes.number = staging.i;
        }
    }

    private static void take(InputStream in, Staging staging, DataReads reads, ReturnableBytes bytes) {
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
            bytes.edge = new BufferedInput.Edge((BufferedInputStream) own);
            staging.moveOne();
            fromBuffer(own, through, staging, reads);
        }
    }

    /** No round is begun that does not lie in the buffer, unless it is the first: the loop would begin it now. */
    private static void takeRounds(DataInputStream in, Staging staging, DataReads reads, ReturnableBytes bytes) {
        InputStream own = Door.JDK.in(in);
        if (own == null || !isReturnable(own)) {
            staging.decline(Decline.READS_AHEAD, own == null ? in : own);
            return;
        }
        if (!(own instanceof FileInputStream)) {
            roundsFromBuffer(in, own, staging, reads);
        }
        if (staging.i > staging.from || !StagingSafety.isExact(in, staging)) {
            return;
        }
        if (!(own instanceof FileInputStream)) {
            bytes.edge = own instanceof BufferedInputStream ? new BufferedInput.Edge((BufferedInputStream) own) : null;
            staging.moveOne();
            staging.completeRound();
            roundsFromBuffer(in, own, staging, reads);
        } else if (Descriptor.seeks()) {
            reads.readFile(own, staging);
            staging.completeRound();
        } else {
            staging.decline(Decline.NO_LARGE_REQUESTS, own);
        }
    }

    private static void roundsFromBuffer(DataInputStream in, InputStream own, Staging staging, DataReads reads) {
        if (staging.goesOn()) {
            staging.moved(reads.roundsFromOwnBuffer(in, own, staging), Mode.EXACT);
        }
    }

    private static void take(RandomAccessFile in, Staging staging, RandomAccess reads) {
        if (Descriptor.seeks()) {
            reads.read(in, staging);
            staging.completeRound();
        } else {
            staging.decline(Decline.NO_LARGE_REQUESTS, in);
        }
    }

    /** What the loop really reads, or null if nothing of it could go back. */
    static InputStream own(InputStream in) {
        InputStream own = in.getClass() == DataInputStream.class ? Door.JDK.in((DataInputStream) in) : in;
        return own != null && isReturnable(own) ? own : null;
    }

    private static boolean isReturnable(InputStream own) {
        return own.getClass() == BufferedInputStream.class
                || own.getClass() == ByteArrayInputStream.class
                || own.getClass() == FileInputStream.class;
    }

    private static void fromBuffer(InputStream own, DataInputStream through, Staging staging, DataReads reads) {
        if (staging.goesOn() && !(own instanceof FileInputStream)) {
            staging.moved(reads.fromOwnBuffer(through, own, Format.BYTES, staging.a, staging.i, staging.e), Mode.EXACT);
        }
    }

    private void giveBack(BufferedInputStream own, byte[] staged, int bytes) throws IOException {
        int used = number - bytes;
        if (edge != null && (used <= edge.left || Door.JDK.count(own) == 0)) {
            BufferedInput.giveBack(own, edge, staged, number, used);
        } else {
            BufferedInput.giveBack(own, bytes);
        }
    }

    static void giveBack(Object in, byte[] staged, int bytes) throws IOException {
        ReturnableBytes taken = TAKEN.remove(staged);
        if (taken == null || taken.from.get() != in || bytes <= 0 || bytes > taken.number) {
            return;
        }
        InputStream own = in instanceof DataInputStream
                ? Door.JDK.in((DataInputStream) in)
                : in instanceof InputStream ? (InputStream) in : null;
        if (own != null && !isReturnable(own)) {
            return;
        }
        if (own instanceof BufferedInputStream) {
            taken.giveBack((BufferedInputStream) own, staged, bytes);
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
