package dev.standpipe.proof.doorway;

import java.io.InputStream;

/**
 * Two kinds of bytes that can be told apart: those of the attackers, up to 0x7F, and those of the victims, which are
 * nobody else's, from 0xC0 to 0xCF.
 */
final class Bytes {
    private Bytes() {}

    static byte plainAt(long at) {
        return (byte) (at * 31 + (at >> 7) & 0x7F);
    }

    static byte secretAt(long at) {
        return (byte) (0xC0 | at * 7 + (at >> 5) & 0xF);
    }

    static byte[] plain(int length) {
        byte[] bytes = new byte[length];
        for (int k = 0; k < length; k++) {
            bytes[k] = plainAt(k);
        }
        return bytes;
    }

    static byte[] secret(int length) {
        byte[] bytes = new byte[length];
        for (int k = 0; k < length; k++) {
            bytes[k] = secretAt(k);
        }
        return bytes;
    }

    /** Where a secret stands in it, or -1. A single byte of that kind may have come by a conversion, four have not. */
    static int secretIn(byte[] bytes) {
        int row = 0;
        for (int k = 0; k < bytes.length; k++) {
            row = (bytes[k] & 0xF0) == 0xC0 ? row + 1 : 0;
            if (row == 4) {
                return k - 3;
            }
        }
        return -1;
    }

    /** The attackers' bytes from a position on, without an end: by the byte, as the loops have them. */
    static InputStream from(long position) {
        return new InputStream() {
            private long at = position;

            @Override
            public int read() {
                return plainAt(at++);
            }
        };
    }
}
