package dev.standpipe.runtime.route;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** The names that a native library exports, as its file in the format ELF of 64 bits has them. */
final class Exports {
    private static final int MAGIC = 0x464c457f;
    private static final int BITS_64 = 2;
    private static final int LITTLE_ENDIAN = 1;
    private static final int HEADER = 64;
    private static final int DYNAMIC_SYMBOLS = 11;

    /** How the names of the functions begin that the JVM calls in an agent. */
    static final String AGENT = "Agent_On";

    private Exports() {}

    /** Whether the JVM could call it as an agent. Throws where the file is gone, or of another format. */
    static boolean haveAgent(String library) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(library, "r")) {
            ByteBuffer header = part(file, 0, HEADER);
            if (header.getInt(0) != MAGIC || header.get(4) != BITS_64 || header.get(5) != LITTLE_ENDIAN) {
                throw new IOException("another format");
            }
            int size = header.getShort(0x3A);
            ByteBuffer sections = part(file, header.getLong(0x28), size * header.getShort(0x3C));
            for (int at = 0; at < sections.limit(); at += size) {
                if (sections.getInt(at + 4) == DYNAMIC_SYMBOLS) {
                    int names = size * sections.getInt(at + 0x28);
                    ByteBuffer all = part(file, sections.getLong(names + 0x18), (int) sections.getLong(names + 0x20));
                    return new String(all.array(), StandardCharsets.ISO_8859_1).contains(AGENT);
                }
            }
            throw new IOException("no names");
        }
    }

    private static ByteBuffer part(RandomAccessFile file, long at, int length) throws IOException {
        byte[] bytes = new byte[length];
        file.seek(at);
        file.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
