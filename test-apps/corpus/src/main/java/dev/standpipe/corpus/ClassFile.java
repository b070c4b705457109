package dev.standpipe.corpus;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** One class file; {@code module} is empty outside of the modules of a JDK. */
record ClassFile(String module, byte[] bytes) {
    /** Enough of a checksum to tell files apart. */
    record Checksum(long first, long second) {}

    Checksum checksum() {
        try {
            ByteBuffer digest =
                    ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(bytes));
            return new Checksum(digest.getLong(), digest.getLong());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    int version() {
        return bytes.length < 8 ? 0 : (bytes[6] & 0xFF) << 8 | bytes[7] & 0xFF;
    }
}
