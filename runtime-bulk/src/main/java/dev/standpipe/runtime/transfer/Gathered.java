package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/**
 * The bytes of some rounds of a loop that writes, put together and then written at once: into a buffer only where all
 * of them fit, so that nothing beneath is called, and to a file, which can be told how many went out.
 */
public final class Gathered extends Writing {
    /** The next round is made by the stream's own methods. */
    private static final int BY_ITSELF = -1;

    private static final int LOOPS = 0;

    /** A value goes past a buffer that is no longer. */
    private static final int LONGEST_VALUE = 8;

    /** In bytes: of rounds that are shorter, as many more have to fit. */
    private static final int SHORTEST_ROUND = 64;

    /** In fewer, an array that is short has to grow too often. */
    private static final int FEW_BYTES = 2048;

    /** So many rounds have to fit into a buffer, or those that do not take longer. Tests have it otherwise. */
    private static int fewestRounds = 16;

    private final int size;

    /** Some are written by {@code write(int)}. */
    private final boolean singles;

    /** What is written to may be another, or none, after other code has run. */
    private final boolean exposed;

    /** The round is one as the doorway describes it. */
    public Gathered(Object out, byte[] staged, int bytes, int round, Site site) {
        super(out, Format.BYTES, staged, 0, bytes, Format.BYTES.how, site);
        this.size = size(round);
        this.exposed = (round & 2) != 0;
        this.singles = (round & 1) != 0;
    }

    /** The most bytes that a round has. */
    public static int size(int round) {
        return round >>> 2;
    }

    @Override
    int elements(int n) {
        return Math.max(1, n / size);
    }

    /** What is left of many rounds goes the way of the others. */
    @Override
    boolean isTooSmallForAFile() {
        return false;
    }

    /** What has become of the file in the middle of a round is told by nobody else. */
    @Override
    boolean isLoopsAfter(long bytes) {
        return bytes == 0;
    }

    @Override
    boolean asksWhenClosed(long bytes) {
        return bytes == 0;
    }

    /** The values before the one that fails have been written whole. */
    @Override
    void faces(int at) {
        if (out instanceof DataOutputStream) {
            DataWrites.advance((DataOutputStream) out, at);
        }
    }

    /** Before which byte the last round has to begin: what the doorway tells the copied loop. */
    int room(Transcoder transcoder) {
        if (out instanceof RandomAccessFile) {
            return RandomAccess.isSynchronous((RandomAccessFile) out)
                    ? loops(Decline.SYNCHRONOUS_FILE)
                    : roomInFile(FileTransfer.isTooSmall(out, this)
                            || FileTransfer.admitted(out, false, this, transcoder) == null);
        }
        OutputStream end = end();
        if (end == null) {
            return LOOPS;
        }
        switch (StreamKind.of(end)) {
            case FILE_OUTPUT:
                return roomInFile(FileTransfer.isTooSmall(end, this)
                        || FileTransfer.admitted(end, false, this, transcoder) == null);
            case CHANNEL_OUTPUT:
                return roomInFile(FileTransfer.admittedChannel(end, this, transcoder) == null);
            case BUFFERED_OUTPUT:
                // a loop could ask one of the program's own where it is
                byte[] buf =
                        end.getClass() == BufferedOutputStream.class ? Door.JDK.buf((BufferedOutputStream) end) : null;
                if (buf == null || buf.length <= LONGEST_VALUE) {
                    return loops(buf == null ? Decline.STREAM_UNKNOWN : Decline.BUFFER_TINY);
                }
                if (isShort(buf.length) && isShort(BufferedOutput.longest((BufferedOutputStream) end, buf))) {
                    return loops(Decline.TOO_SMALL);
                }
                return room(buf.length - Door.JDK.count((BufferedOutputStream) end), end);
            case BYTES_OUTPUT:
                byte[] array = Door.JDK.buf((ByteArrayOutputStream) end);
                if (array == null) {
                    return loops(Decline.STREAM_UNKNOWN);
                }
                int rest = array.length - Door.JDK.count((ByteArrayOutputStream) end);
                return rest < e && e < FEW_BYTES && isShort(rest) ? loops(Decline.TOO_SMALL) : room(rest, end);
            case OBJECT_OUTPUT:
                // its block is short, and it fills it as fast by itself
                return loops(Decline.NOT_WORTH_STAGING);
            default:
                return loops(Decline.STREAM_UNKNOWN);
        }
    }

    /** What the bytes are put into or sent to, with nothing but a data stream before it; null, with the reason. */
    private OutputStream end() {
        boolean data = out instanceof DataOutputStream;
        OutputStream end =
                data ? Door.JDK.out((DataOutputStream) out) : out instanceof OutputStream ? (OutputStream) out : null;
        if (end == null || singles && !SingleBytes.isOutput(out)) {
            decline(end == null && data ? Decline.STREAM_CLOSED : Decline.RECEIVER_UNKNOWN, out);
            return null;
        }
        if (data && Door.JDK.written((DataOutputStream) out) < 0) {
            decline(Decline.COUNTER_NEGATIVE, out);
            return null;
        }
        return end;
    }

    private boolean isShort(int buffer) {
        return buffer / Math.max(size, SHORTEST_ROUND) < fewestRounds;
    }

    private int loops(Decline reason) {
        decline(reason, out);
        return LOOPS;
    }

    private int roomInFile(boolean declined) {
        return declined ? LOOPS : ((byte[]) a).length - size + 1;
    }

    /** Which stream is written to, the loop asks for each value: if there is none then, that is for it to say. */
    private int room(int free, OutputStream beneath) {
        int room = Math.min(free, ((byte[]) a).length) - size + 1;
        return room > 0 ? room : exposed && !Trust.output(beneath, a) ? loops(Decline.FIELDS_EXPOSED) : BY_ITSELF;
    }

    /** All, or of a file what goes out before a fault. */
    void write(Transcoder transcoder, DataWrites writes, RandomAccess files) {
        if (StreamKind.of(out) == StreamKind.RANDOM_ACCESS) {
            files.write((RandomAccessFile) out, this);
            return;
        }
        if (singles && out instanceof DataOutputStream) {
            // as its write(int) does
            synchronized (out) {
                write(transcoder, writes);
            }
        } else {
            write(transcoder, writes);
        }
    }

    private void write(Transcoder transcoder, DataWrites writes) {
        OutputStream end = end();
        DataOutputStream through = out instanceof DataOutputStream ? (DataOutputStream) out : null;
        switch (end == null ? StreamKind.UNKNOWN : StreamKind.of(end)) {
            case FILE_OUTPUT:
                count(through, FileWrites.writeAll(end, this, transcoder));
                break;
            case CHANNEL_OUTPUT:
                count(through, FileWrites.writeChannel(end, this, transcoder));
                break;
            case BUFFERED_OUTPUT:
                moved(writes.buffered.takeAll(through, (BufferedOutputStream) end, (byte[]) a, e), Mode.EXACT);
                break;
            case BYTES_OUTPUT:
                moved(writes.bytes.takeAll(through, (ByteArrayOutputStream) end, (byte[]) a, e), Mode.EXACT);
                break;
            default:
                break;
        }
    }

    /** If not all went out, {@link #faces} does. */
    private void count(DataOutputStream through, long sent) {
        if (sent == e) {
            DataWrites.advance(through, sent);
        }
    }
}
