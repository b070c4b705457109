package legacy;

import java.io.IOException;

/** A header of 16 bytes, low bytes first, and what follows it. */
final class Packet {
    static final int HEADER = 16;
    static final int LONGEST = 1024;
    private static final int MAGIC = 0xCAFE;

    int source;
    long time;
    long offset;
    int[] payload;

    /** With a payload that is still to be read. */
    static Packet of(byte[] header) throws IOException {
        int magic = header[0] & 0xFF | (header[1] & 0xFF) << 8;
        int length = header[12] & 0xFF | (header[13] & 0xFF) << 8 | (header[14] & 0xFF) << 16 | header[15] << 24;
        if (magic != MAGIC || length < 0 || length > LONGEST) {
            throw new IOException("no packet");
        }
        Packet packet = new Packet();
        packet.source = header[2] & 0xFF | (header[3] & 0xFF) << 8;
        for (int k = 0; k < 8; k++) {
            packet.time |= (header[4 + k] & 0xFFL) << 8 * k;
        }
        packet.payload = new int[length];
        return packet;
    }

    byte[] header() {
        byte[] header = new byte[HEADER];
        header[0] = (byte) MAGIC;
        header[1] = (byte) (MAGIC >>> 8);
        header[2] = (byte) source;
        header[3] = (byte) (source >>> 8);
        for (int k = 0; k < 8; k++) {
            header[4 + k] = (byte) (time >>> 8 * k);
        }
        for (int k = 0; k < 4; k++) {
            header[12 + k] = (byte) (payload.length >>> 8 * k);
        }
        return header;
    }
}
