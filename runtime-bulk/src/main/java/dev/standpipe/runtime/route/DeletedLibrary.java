package dev.standpipe.runtime.route;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;

/**
 * A native library whose file is gone, as many programs delete it once it is loaded. What it exports is in the memory
 * of the process.
 */
final class DeletedLibrary {
    /** What the system adds to its path. */
    static final String MARK = " (deleted)";

    private static final String MEMORY = "/proc/self/mem";
    private static final byte[] MAGIC = {0x7f, 'E', 'L', 'F'};
    private static final byte[] AGENT = Exports.AGENT.getBytes(StandardCharsets.US_ASCII);

    /** The library may be as large as what is left of the heap. */
    private final byte[] window = new byte[8192];

    private boolean isLibrary;
    private boolean hasAgent;

    /** How many bytes of the name of an agent were the last that came by. */
    private int matched;

    private DeletedLibrary() {}

    /** By the lines that tell of its parts, in their order. Throws where that cannot be said. */
    static boolean hasAgent(Iterable<String> lines) throws IOException {
        DeletedLibrary library = new DeletedLibrary();
        try (RandomAccessFile memory = new RandomAccessFile(MEMORY, "r")) {
            for (String line : lines) {
                library.look(memory, line);
            }
        }
        if (!library.isLibrary) {
            throw new IOException("another format");
        }
        return library.hasAgent;
    }

    private void look(RandomAccessFile memory, String line) throws IOException {
        int dash = line.indexOf('-');
        int space = line.indexOf(' ');
        if (line.startsWith("---", space + 1)) {
            // a gap between parts
            return;
        }
        long at = Long.parseLong(line.substring(0, dash), 16);
        long end = Long.parseLong(line.substring(dash + 1, space), 16);
        memory.seek(at);
        for (boolean first = true; at < end && !hasAgent; first = false) {
            int length = (int) Math.min(window.length, end - at);
            memory.readFully(window, 0, length);
            isLibrary |= first && isStart();
            search(length);
            at += length;
        }
    }

    private boolean isStart() {
        for (int k = 0; k < MAGIC.length; k++) {
            if (window[k] != MAGIC[k]) {
                return false;
            }
        }
        return true;
    }

    /** Its first letter does not come again in the name, which makes this right. */
    private void search(int length) {
        for (int k = 0; k < length && !hasAgent; k++) {
            matched = window[k] == AGENT[matched] ? matched + 1 : window[k] == AGENT[0] ? 1 : 0;
            hasAgent = matched == AGENT.length;
        }
    }
}
