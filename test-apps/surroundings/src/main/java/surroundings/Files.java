package surroundings;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.zip.CRC32;

/** Files as the programs need them, made without the loops that are looked at. */
final class Files {
    private Files() {}

    /** What is in it, in a few digits. */
    static String sum(File file) throws IOException {
        CRC32 sum = new CRC32();
        FileInputStream in = new FileInputStream(file);
        byte[] bytes = new byte[1 << 16];
        for (int n; (n = in.read(bytes)) > 0; ) {
            sum.update(bytes, 0, n);
        }
        in.close();
        return Long.toHexString(sum.getValue());
    }

    /** As it was before anybody changed it, if there is an original beside it. */
    static void restore(File file) throws IOException {
        File original = new File(file.getAbsoluteFile().getParentFile(), "original");
        if (original.exists()) {
            byte[] bytes = new byte[(int) original.length()];
            FileInputStream in = new FileInputStream(original);
            int n = in.read(bytes);
            in.close();
            FileOutputStream out = new FileOutputStream(file);
            out.write(bytes, 0, n);
            out.close();
        }
    }

    /** A file of so many ints, each of which is its index. */
    static void ofInts(File file, int n) throws IOException {
        byte[] bytes = new byte[4 * n];
        for (int k = 0; k < n; k++) {
            put(bytes, 4 * k, k);
        }
        FileOutputStream out = new FileOutputStream(file);
        out.write(bytes);
        out.close();
    }

    static void put(byte[] bytes, int at, int value) {
        bytes[at] = (byte) (value >> 24);
        bytes[at + 1] = (byte) (value >> 16);
        bytes[at + 2] = (byte) (value >> 8);
        bytes[at + 3] = (byte) value;
    }
}
