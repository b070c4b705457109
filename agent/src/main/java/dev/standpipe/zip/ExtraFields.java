package dev.standpipe.zip;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The extra fields of an entry. Only those with large numbers are understood, all others are kept as they are. */
final class ExtraFields {
    private static final short ZIP64 = 1;

    private ExtraFields() {}

    /** The content of the field with large numbers, or an empty buffer. */
    static ByteBuffer zip64(byte[] extra) {
        ByteBuffer fields = ByteBuffer.wrap(extra).order(ByteOrder.LITTLE_ENDIAN);
        int at = find(fields);
        if (at < 0) {
            return ByteBuffer.allocate(0);
        }
        ByteBuffer field = fields.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        field.position(at + 4).limit(at + 4 + (fields.getShort(at + 2) & 0xFFFF));
        return field;
    }

    /** Where it begins, or -1. Padding that is too short for a field is none. */
    private static int find(ByteBuffer fields) {
        for (int at = 0; at + 4 <= fields.limit(); ) {
            int length = fields.getShort(at + 2) & 0xFFFF;
            if (at + 4 + length > fields.limit()) {
                return -1;
            }
            if (fields.getShort(at) == ZIP64) {
                return at;
            }
            at += 4 + length;
        }
        return -1;
    }

    /** With these large numbers in the place of those that were there; none: without the field. */
    static byte[] with(byte[] extra, long... large) {
        ByteBuffer fields = ByteBuffer.wrap(extra).order(ByteOrder.LITTLE_ENDIAN);
        int at = find(fields);
        int end = at < 0 ? 0 : at + 4 + (fields.getShort(at + 2) & 0xFFFF);
        int others = at < 0 ? extra.length : extra.length - (end - at);
        int room = large.length == 0 ? 0 : 4 + 8 * large.length;
        ByteBuffer all = ByteBuffer.allocate(room + others).order(ByteOrder.LITTLE_ENDIAN);
        if (room > 0) {
            all.putShort(ZIP64).putShort((short) (8 * large.length));
            for (long number : large) {
                all.putLong(number);
            }
        }
        all.put(extra, 0, Math.max(at, 0)).put(extra, end, extra.length - end);
        return all.array();
    }
}
