package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.RandomAccessFile;

/** Mode D on a RandomAccessFile. */
public final class RandomAccess implements Carrier {
    /** Opened rws or rwd; JDKs before 25 do not remember it. */
    private static final JdkField SYNCHRONOUS = new JdkField(Door.JDK, "java.io.RandomAccessFile", "sync");

    private static final long SYNCHRONOUS_AT = SYNCHRONOUS.exists() ? SYNCHRONOUS.offset() : -1;

    private final Transcoder transcoder;

    RandomAccess(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    @Override
    public void move(Object file, Transfer transfer) {
        if (transfer instanceof Reading) {
            read((RandomAccessFile) file, (Reading) transfer);
        } else {
            write((RandomAccessFile) file, (Writing) transfer);
        }
    }

    void read(RandomAccessFile file, Reading reading) {
        FileReads.readAll(file, reading, transcoder);
    }

    void write(RandomAccessFile file, Writing writing) {
        if (!writing.isTooSmallForAFile() && isSynchronous(file)) {
            writing.decline(Decline.SYNCHRONOUS_FILE, file);
        } else {
            FileWrites.writeAll(file, writing, transcoder);
        }
    }

    public static boolean isSynchronous(RandomAccessFile file) {
        return SYNCHRONOUS_AT >= 0 && Door.JDK.getByte(file, SYNCHRONOUS_AT) != 0;
    }
}
