package dev.standpipe.agent;

import dev.standpipe.file.Printable;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lines for people on the standard error stream. Past {@code System.err}, which the program may have replaced, and
 * whose lock may be held where classes are loaded.
 */
final class Log {
    private static final String PREFIX = "[standpipe] ";
    private static final OutputStream ERR = err();
    private static final Charset CHARSET = charset("stderr.encoding", "sun.stderr.encoding", "native.encoding");

    private static final int KEPT = 20;

    private final List<String> complaints = new ArrayList<>();
    private final boolean quiet;
    private final boolean debug;

    Log(boolean quiet, boolean debug) {
        this.quiet = quiet;
        this.debug = debug;
    }

    private static OutputStream err() {
        try {
            return new FileOutputStream(FileDescriptor.err);
        } catch (SecurityException notAllowed) {
            return System.err;
        }
    }

    /** What the stream is read in; the program's default, UTF-16 perhaps, only where nothing tells. */
    private static Charset charset(String... properties) {
        for (String property : properties) {
            try {
                String name = System.getProperty(property);
                if (name != null) {
                    return Charset.forName(name);
                }
            } catch (IllegalArgumentException | SecurityException untold) {
                // the next one may tell
            }
        }
        Charset standard = Charset.defaultCharset();
        byte[] ascii = PREFIX.getBytes(StandardCharsets.US_ASCII);
        return Arrays.equals(PREFIX.getBytes(standard), ascii) ? standard : StandardCharsets.US_ASCII;
    }

    void info(String line) {
        if (!quiet) {
            write(line);
        }
    }

    /** Told even to those who want to hear nothing. */
    void alarm(String line) {
        write(line);
    }

    /** Says it, and keeps it for those who ask later what went wrong. */
    void complain(String line) {
        synchronized (complaints) {
            if (complaints.size() == KEPT) {
                complaints.remove(0);
            }
            complaints.add(line);
        }
        info(line);
    }

    List<String> complaints() {
        synchronized (complaints) {
            return new ArrayList<>(complaints);
        }
    }

    void debug(String line) {
        if (debug) {
            write(line);
        }
    }

    boolean isQuiet() {
        return quiet;
    }

    /**
     * What options, exceptions and names of classes say is no more than text. In one piece, so that lines of other
     * threads and of the program do not mix with it.
     */
    private static void write(String line) {
        try {
            ERR.write((PREFIX + printable(line.replace('\n', ' ')) + System.lineSeparator()).getBytes(CHARSET));
        } catch (IOException nobodyListens) {
            // there is no other place to say it
        }
    }

    /** Most lines need no class for that, and every program would load it. */
    private static String printable(String line) {
        for (int k = 0; k < line.length(); k++) {
            if (line.charAt(k) < ' ' || line.charAt(k) > '~') {
                return Printable.line(line);
            }
        }
        return line;
    }
}
