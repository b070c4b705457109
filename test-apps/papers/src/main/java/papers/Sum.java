package papers;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A sum in which each value has a weight by its place, so that parts can be added up in any order. */
public final class Sum {
    private Sum() {}

    private static long weight(long place) {
        return 2 * place + 1;
    }

    /** @param place of {@code values[first]} in the whole */
    public static long of(int[] values, int first, int count, long place) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += values[first + i] * weight(place + i);
        }
        return sum;
    }

    static long of(byte[] values) {
        long sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i] * weight(i);
        }
        return sum;
    }

    /** Of the longs in a file, the rest of less than eight bytes left out. */
    static long of(File file) throws IOException {
        long sum = 0;
        long longs = file.length() / 8;
        byte[] bytes = new byte[1 << 16];
        ByteBuffer view = ByteBuffer.wrap(bytes);
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            for (long place = 0; place < longs; ) {
                int count = (int) Math.min(longs - place, bytes.length / 8);
                in.readFully(bytes, 0, 8 * count);
                for (int i = 0; i < count; i++) {
                    sum += view.getLong(8 * i) * weight(place++);
                }
            }
        }
        return sum;
    }
}
