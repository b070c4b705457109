package gaps;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Ints that say by themselves whether they are whole: each tells its place, and its bytes lie far apart. */
final class Numbers {
    /** Odd, so each int comes once. */
    private static final int STRIDE = 0x9E3779B1;

    private static final int BACK = inverse();

    private Numbers() {}

    private static int inverse() {
        int inverse = STRIDE;
        for (int i = 0; i < 5; i++) {
            inverse *= 2 - STRIDE * inverse;
        }
        return inverse;
    }

    static int at(int position) {
        return (position + 1) * STRIDE;
    }

    /** Its position, or a number that is out of all proportion if it was torn. */
    static int position(int value) {
        return value * BACK - 1;
    }

    static int[] ints(int n) {
        int[] ints = new int[n];
        for (int i = 0; i < n; i++) {
            ints[i] = at(i);
        }
        return ints;
    }

    static byte[] bytes(int n) {
        byte[] bytes = new byte[4 * n];
        for (int i = 0; i < n; i++) {
            int value = at(i);
            for (int k = 0; k < 4; k++) {
                bytes[4 * i + k] = (byte) (value >>> 24 - 8 * k);
            }
        }
        return bytes;
    }

    /** How many ints from the first on are those of the file; -1 if behind these is anything but zeros. */
    static int right(int[] read) {
        int right = 0;
        while (right < read.length && read[right] == at(right)) {
            right++;
        }
        for (int i = right; i < read.length; i++) {
            if (read[i] != 0) {
                return -1;
            }
        }
        return right;
    }

    static File file(File folder, String name, int n) throws IOException {
        File file = new File(folder, name);
        try (OutputStream out = new FileOutputStream(file)) {
            out.write(bytes(n));
        }
        return file;
    }
}
