package surroundings;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * Reads a whole file into arrays, in loops, through one stack of streams after the other. Says where each loop ended
 * that did not get all it wanted, and goes on behind it a few times, as a stubborn program would.
 */
public final class Reading {
    private static final int MOST_FAULTS = 5;
    private static final String[] STACKS = {
        "raf", "file", "buffered", "buffered 1000", "buffered 24", "pushed", "checked"
    };

    private final File file;
    private final int chunk;

    private Reading(File file, int chunk) {
        this.file = file;
        this.chunk = chunk;
    }

    /** A file, how many elements an array has, and which stacks and types: all unless named. */
    public static void main(String[] arguments) throws Exception {
        Reading reading = new Reading(new File(arguments[0]), Integer.parseInt(arguments[1]));
        String wanted = arguments.length > 2 ? arguments[2] : "";
        for (String stack : STACKS) {
            if (wanted.isEmpty() || ("," + wanted + ",").contains("," + stack + ",")) {
                for (Elements elements : Elements.values()) {
                    if (arguments.length <= 3 || arguments[3].contains(elements.name())) {
                        reading.read(stack, elements);
                    }
                }
            }
        }
    }

    private InputStream leaf;
    private RandomAccessFile raf;
    private long total;

    private void read(String stack, Elements elements) throws IOException {
        leaf = null;
        raf = null;
        Files.restore(file);
        DataInput in = open(stack);
        Object a = elements.array(chunk);
        Tally tally = new Tally();
        total = 0;
        int faults = 0;
        for (int i = 0; faults < MOST_FAULTS; ) {
            IOException met = null;
            int from = i;
            try {
                i = elements.read(in, a, i);
            } catch (Elements.Stopped stopped) {
                i = stopped.index;
                met = stopped.cause;
            }
            total += i - from;
            if (met != null) {
                say(stack, elements, met);
                faults++;
                if (met instanceof EOFException) {
                    break;
                }
            } else {
                tally.add(a, i);
                i = 0;
            }
            if (faults == MOST_FAULTS || met instanceof EOFException) {
                tally.add(a, i);
            }
        }
        tally.add(a, chunk);
        System.out.println(stack + " " + elements + ": " + total + " in all, sum " + tally + " at " + position());
        ((Closeable) in).close();
    }

    private void say(String stack, Elements elements, IOException met) throws IOException {
        System.out.println(stack + " " + elements + ": " + total + " and then "
                + met.getClass().getName() + ": " + met.getMessage() + " at " + position());
    }

    /** Where the file is, not only where the stream is. */
    private long position() {
        try {
            return raf != null
                    ? raf.getFilePointer()
                    : ((FileInputStream) leaf).getChannel().position();
        } catch (IOException nowhere) {
            return -1;
        }
    }

    private DataInput open(String stack) throws IOException {
        if (stack.equals("raf")) {
            raf = new RandomAccessFile(file, "r");
            return raf;
        }
        leaf = new FileInputStream(file);
        if (stack.startsWith("buffered")) {
            String size = stack.substring("buffered".length()).trim();
            return new DataInputStream(
                    size.isEmpty()
                            ? new BufferedInputStream(leaf)
                            : new BufferedInputStream(leaf, Integer.parseInt(size)));
        }
        return new DataInputStream(
                stack.equals("pushed")
                        ? new PushbackInputStream(leaf)
                        : stack.equals("checked") ? new CheckedInputStream(leaf, new CRC32()) : leaf);
    }
}
