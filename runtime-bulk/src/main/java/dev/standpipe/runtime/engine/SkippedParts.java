package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.OrdinaryFiles;
import dev.standpipe.runtime.jvm.StackRoom;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.thread.ReentrancyGuard;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.transfer.Staging;
import dev.standpipe.runtime.transfer.StagingSafety;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;

/**
 * Rounds of which parts are skipped by {@code skipBytes}. As long as all of a round is there, to skip bytes is to read
 * them and to leave them where they are. Loaded with the first of these loops.
 */
final class SkippedParts {
    /** To copy more out of a buffer takes as long as the loop takes to skip it, unless more than that is read. */
    private static final int MOST_IN_MEMORY = 32;

    private final Object in;
    private final byte[] staged;
    private final String round;
    private final int size;
    private final Staging staging;

    private SkippedParts(Object in, byte[] staged, int rounds, String round, int size, Site site) {
        this.in = in;
        this.staged = staged;
        this.round = round;
        this.size = size;
        int bytes = Math.min(rounds, staged.length / size) * size;
        this.staging = new Staging(in, Format.BYTES, staged, 0, bytes, size, site);
    }

    /** Null where nothing can be staged. */
    static SkippedParts of(Object in, byte[] staged, int rounds, String round, int site) {
        long size = bytes(round, 0, 1);
        if (in == null || size == 0 || size > staged.length || ReentrancyGuard.has(in)) {
            return null;
        }
        Site here = Sites.at(site);
        here.begin();
        if (RetransformedStreams.isIn(in)) {
            here.declined(Decline.CLASS_CHANGED, in);
            return null;
        }
        if (!(in instanceof DataInputStream) && in.getClass() != RandomAccessFile.class) {
            boolean inBlocks = StreamKind.of(in) == StreamKind.OBJECT_INPUT;
            here.refused(inBlocks ? Decline.NOT_WORTH_STAGING : Decline.RECEIVER_UNKNOWN, in, -Integer.MAX_VALUE);
            return null;
        }
        StackRoom.check();
        here.over(in, Carriers.beneath(true, in));
        return new SkippedParts(in, staged, rounds, round, (int) size, here);
    }

    /** Of all parts from that one on, or of every second. */
    private static long bytes(String round, int first, int step) {
        long bytes = 0;
        for (int k = first; k < round.length(); k += step) {
            bytes += round.charAt(k);
        }
        return bytes;
    }

    Staging staging() {
        return staging;
    }

    void take() throws IOException {
        InputStream beneath = in instanceof DataInputStream ? (InputStream) Carriers.beneath(true, in) : null;
        if (in instanceof RandomAccessFile || beneath != null && beneath.getClass() == FileInputStream.class) {
            takeFromFile(beneath == null ? in : beneath);
        } else if (beneath == null) {
            staging.decline(Decline.STREAM_CLOSED, in);
        } else if (!isBuffer(beneath)) {
            staging.decline(Decline.STREAM_UNKNOWN, beneath);
        } else if (bytes(round, 1, 2) > Math.max(MOST_IN_MEMORY, bytes(round, 0, 2))) {
            staging.decline(Decline.FAR_APART, beneath);
        } else {
            takeFromBuffer((DataInputStream) in, beneath);
        }
    }

    /** What is asked for at once stands behind a part of nothing that is skipped. */
    private int mostAtOnce() {
        int most = 0;
        for (int k = 2; k < round.length(); k += 2) {
            most = round.charAt(k - 1) == 0 ? Math.max(most, round.charAt(k)) : most;
        }
        return most;
    }

    private static boolean isBuffer(InputStream beneath) {
        return beneath.getClass() == BufferedInputStream.class || beneath.getClass() == ByteArrayInputStream.class;
    }

    /**
     * A skip out of an empty buffer goes past it, to the stream beneath. So only what the buffer has is taken from it,
     * and a round at its edge is made by the stream's own methods, each in its turn.
     */
    private void takeFromBuffer(DataInputStream data, InputStream beneath) {
        Carriers.takeRounds(data, staging);
        if (staging.goesOn()
                && beneath instanceof BufferedInputStream
                && Carriers.lengthOfBuffer((BufferedInputStream) beneath) <= mostAtOnce()) {
            // what is asked for at once goes past it
            staging.decline(Decline.BUFFER_TINY, beneath);
            return;
        }
        while (staging.goesOn() && beneath instanceof BufferedInputStream && StagingSafety.isExact(data, staging)) {
            staging.makeRound(round);
            int before = staging.i;
            Carriers.takeRounds(data, staging);
            if (staging.i == before) {
                // the buffer is not much longer than a round
                return;
            }
        }
    }

    /** What there is of a round that the file does not have whole goes back: it is the loop's. */
    private void takeFromFile(Object file) throws IOException {
        if (!OrdinaryFiles.is(file)) {
            staging.decline(Decline.NOT_A_FILE, file);
            return;
        }
        int n = read(file, staging.e);
        int whole = n <= 0 ? 0 : n - n % size;
        staging.moved(whole, Mode.DIRECT);
        if (n > whole) {
            giveBack(file, n - whole);
        }
    }

    private int read(Object file, int bytes) throws IOException {
        return file instanceof RandomAccessFile
                ? ((RandomAccessFile) file).read(staged, 0, bytes)
                : ((InputStream) file).read(staged, 0, bytes);
    }

    private static void giveBack(Object file, int bytes) {
        try {
            if (file instanceof RandomAccessFile) {
                RandomAccessFile random = (RandomAccessFile) file;
                random.seek(random.getFilePointer() - bytes);
            } else {
                ((InputStream) file).skip(-bytes);
            }
        } catch (IOException closed) {
            // it is nowhere
        }
    }

    /** After an error of our own, too: the loop cannot go on in the middle of a round. */
    void complete() {
        while (staging.isInRound()) {
            staging.makeRound(round);
        }
    }
}
