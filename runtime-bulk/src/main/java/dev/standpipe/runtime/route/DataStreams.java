package dev.standpipe.runtime.route;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.proof.Op;

/** What the JDK's own data streams call of the stream beneath for one value, which has changed over the years. */
final class DataStreams {
    /** From here on a value is read in one piece. */
    private static final int READS_WHOLE = 21;

    /** The last where each byte of it was read by itself. */
    private static final int READ_SINGLY = 17;

    /** From here on a value is written in one piece. */
    private static final int WRITES_WHOLE = 17;

    /** The last where each byte of it was written by itself. */
    private static final int WROTE_SINGLY = 11;

    private DataStreams() {}

    /** Null where it is not known. */
    static Op call(Op value) {
        boolean read = value.isRead();
        if (value.width == 1) {
            return read ? Op.READ : Op.WRITE;
        }
        if (value.width == 8) {
            return read ? Op.READ_8 : Op.WRITE_8;
        }
        int java = JavaVersion.RUNNING;
        if (java >= (read ? READS_WHOLE : WRITES_WHOLE)) {
            return Op.ofBytes(read, value.width);
        }
        return java <= (read ? READ_SINGLY : WROTE_SINGLY) ? read ? Op.READ : Op.WRITE : null;
    }
}
