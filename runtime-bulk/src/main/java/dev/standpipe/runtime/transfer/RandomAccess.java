package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Mode D on a RandomAccessFile. */
public final class RandomAccess {
    /** Opened rws or rwd; JDKs before 25 do not remember it. */
    private static final JdkField SYNCHRONOUS = new JdkField(Door.JDK, "java.io.RandomAccessFile", "sync");

    private final Transcoder transcoder;

    public RandomAccess(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    public void read(RandomAccessFile file, Reading reading) {
        if (reading.isTooSmallForAFile()) {
            reading.decline(Decline.TOO_SMALL, file);
            return;
        }
        FileReads reads;
        try {
            reads = FileReads.open(file.getFD(), file, reading, transcoder);
        } catch (IOException e) {
            reading.decline(Decline.STREAM_CLOSED, file);
            return;
        }
        if (reads != null) {
            reads.readAll();
        }
    }

    public static boolean isSynchronous(RandomAccessFile file) {
        return SYNCHRONOUS.exists() && (Boolean) SYNCHRONOUS.of(file);
    }

    public void write(RandomAccessFile file, Writing writing) {
        if (writing.isTooSmallForAFile()) {
            writing.decline(Decline.TOO_SMALL, file);
            return;
        }
        if (isSynchronous(file)) {
            writing.decline(Decline.SYNCHRONOUS_FILE, file);
            return;
        }
        FileWrites writes;
        try {
            writes = FileWrites.open(file.getFD(), file, writing, transcoder);
        } catch (IOException e) {
            writing.decline(Decline.STREAM_CLOSED, file);
            return;
        }
        if (writes != null) {
            writes.writeAll();
        }
    }
}
