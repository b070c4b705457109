package traps;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.util.Random;

/** What the loops read. */
final class Input {
    private Input() {}

    static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        new Random(count).nextBytes(bytes);
        return bytes;
    }

    static DataInputStream random(int count) {
        return new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(bytes(count))));
    }
}
