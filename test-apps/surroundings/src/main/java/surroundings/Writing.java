package surroundings;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/**
 * Writes arrays to a file, in loops, through one stack of streams after the other. Says where each loop ended that could
 * not write all, and goes on from there a few times. The files stay.
 */
public final class Writing {
    private static final int MOST_FAULTS = 5;
    private static final String[] STACKS = {
        "raf", "rws", "rwd", "file", "append", "buffered", "buffered 1000", "buffered append"
    };

    private final String prefix;
    private final int header;
    private final int elements;
    private final int chunk;

    private Writing(String prefix, int header, int elements, int chunk) {
        this.prefix = prefix;
        this.header = header;
        this.elements = elements;
        this.chunk = chunk;
    }

    /**
     * How the names of the files begin, bytes that are in each before, elements, how many of them in an array, stacks
     * (all but rws and rwd), types, and whether the file is deleted afterwards, by the word "once".
     */
    public static void main(String[] arguments) throws Exception {
        Writing writing = new Writing(
                arguments[0],
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                Integer.parseInt(arguments[3]));
        String wanted = arguments.length > 4 ? arguments[4] : "";
        boolean once = arguments.length > 6;
        for (String stack : STACKS) {
            if (wanted.isEmpty() && !stack.startsWith("rw") || ("," + wanted + ",").contains("," + stack + ",")) {
                for (Elements type : Elements.values()) {
                    if (arguments.length <= 5 || arguments[5].contains(type.name())) {
                        writing.write(stack, type, once);
                    }
                }
            }
        }
    }

    private void write(String stack, Elements type, boolean once) throws IOException {
        String name = stack + " " + type;
        File file = new File(prefix + name.replace(' ', '-'));
        prepare(file);
        DataOutput out = open(stack, file);
        int faults = 0;
        for (int first = 0; first < elements && faults < MOST_FAULTS; first += chunk) {
            int n = Math.min(chunk, elements - first);
            for (int i = 0; i < n && faults < MOST_FAULTS; ) {
                try {
                    i = type.write(out, first, n, i);
                } catch (Elements.Stopped stopped) {
                    i = stopped.index;
                    faults++;
                    say(name, first + i, stopped.cause, out);
                }
            }
        }
        System.out.println(name + ": done, " + place(out));
        try {
            ((Closeable) out).close();
        } catch (IOException x) {
            System.out.println(name + ": close says " + x.getClass().getName() + ": " + x.getMessage());
        }
        System.out.println(name + ": " + file.length() + " bytes, sum " + Files.sum(file));
        if (once) {
            file.delete();
        }
    }

    private void prepare(File file) throws IOException {
        if (header > 0) {
            FileOutputStream out = new FileOutputStream(file);
            out.write(new byte[header]);
            out.close();
        }
    }

    private static void say(String name, int i, IOException met, DataOutput out) {
        System.out.println(name + ": " + i + " and then " + met.getClass().getName() + ": " + met.getMessage() + ", "
                + place(out));
    }

    private static String place(DataOutput out) {
        try {
            return out instanceof RandomAccessFile
                    ? "at " + ((RandomAccessFile) out).getFilePointer()
                    : "size " + ((DataOutputStream) out).size();
        } catch (IOException x) {
            return "nowhere: " + x.getMessage();
        }
    }

    private static DataOutput open(String stack, File file) throws IOException {
        if (stack.startsWith("r")) {
            return new RandomAccessFile(file, stack.equals("raf") ? "rw" : stack);
        }
        OutputStream leaf = new FileOutputStream(file, stack.endsWith("append"));
        if (!stack.startsWith("buffered")) {
            return new DataOutputStream(leaf);
        }
        return new DataOutputStream(
                stack.endsWith("1000") ? new BufferedOutputStream(leaf, 1000) : new BufferedOutputStream(leaf));
    }
}
