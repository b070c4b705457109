package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.wire.Transcoder;
import java.io.RandomAccessFile;

/** Transfers from and to a file that meet an error of our own at the n-th piece. */
public final class FailingTransfers {
    private FailingTransfers() {}

    public static void read(RandomAccessFile file, Reading reading, int nth, Error error) {
        failing(nth, error).read(file, reading);
    }

    public static void write(RandomAccessFile file, Writing writing, int nth, Error error) {
        failing(nth, error).write(file, writing);
    }

    private static RandomAccess failing(int nth, Error error) {
        return new RandomAccess(new Transcoder(new FailingCodec(nth, error)));
    }
}
