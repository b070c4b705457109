package dev.standpipe.runtime;

import java.io.FileDescriptor;

/** Whether a file may be read and written in large requests, straight from memory outside the heap. */
final class FileCalls {
    /** One system call per element on JDK 21 and later costs less than finding out what the file is. */
    static final int LEAST_BYTES = 16;

    private FileCalls() {}

    static Decline whyNot(FileDescriptor fd, Object stream, Transcoder transcoder) {
        if (!transcoder.reachesMemory() || !Descriptor.isReachable()) {
            return Decline.NO_LARGE_REQUESTS;
        }
        if (!fd.valid()) {
            return Decline.STREAM_CLOSED;
        }
        return Descriptor.isRegularFile(fd) && !MadeUp.isNamed(stream) ? null : Decline.NOT_A_FILE;
    }
}
