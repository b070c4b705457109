import java.io.IOException;
import java.io.InputStream;

/** Numbers and bits that lie in bytes. */
public class Numbers {
    private int buffer;
    private int bits;

    int bits(InputStream in, int n) throws IOException {
        while (bits < n) {
            int b = in.read(); // kept("FEW_ROUNDS")
            buffer = buffer << 8 | b & 0xFF;
            bits += 8;
        }
        bits -= n;
        return buffer >>> bits;
    }

    static long bigEndian(InputStream in, int n) throws IOException {
        long number = 0;
        for (int i = 0; i < n; i++) {
            number = (number << 8) + (in.read() & 0xFF); // kept("FEW_ROUNDS")
        }
        return number;
    }

    static long littleEndian(InputStream in, int n) throws IOException {
        long number = 0;
        for (int i = 0; i < n; i++) {
            number |= (long) (in.read() & 0xFF) << 8 * i; // kept("FEW_ROUNDS")
        }
        return number;
    }

    static int varint(InputStream in) throws IOException {
        int number = 0;
        int b;
        do {
            b = in.read(); // kept("FEW_ROUNDS")
            number = number << 7 | b & 0x7F;
        } while ((b & 0x80) != 0);
        return number;
    }

    /** A checksum has no end. */
    static int crc16(InputStream in, int n) throws IOException {
        int crc = 0xFFFF;
        for (int i = 0; i < n; i++) {
            int b = in.read(); // rewritten("ReadBytes")
            crc = (crc << 8 ^ (crc >> 8 ^ b) * 0x1021) & 0xFFFF;
        }
        return crc;
    }

    static int hash(InputStream in, int n) throws IOException {
        int hash = 0;
        for (int i = 0; i < n; i++) {
            hash = (hash << 5) - hash + in.read(); // rewritten("ReadBytes")
        }
        return hash;
    }
}
