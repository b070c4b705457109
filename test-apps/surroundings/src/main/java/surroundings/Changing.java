package surroundings;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Files that another process changes while they are read or written: between two loops, or whenever it likes. */
public final class Changing {
    private static final int CHUNK = 1 << 14;
    private static final int CHUNKS = 16;
    private static final int ALL = CHUNK * CHUNKS;
    private static final String[] STACKS = {"raf", "file", "buffered", "buffered 1000"};

    private final File file;

    private Changing(File file) {
        this.file = file;
    }

    /** A file, and "between" or "races". */
    public static void main(String[] arguments) throws Exception {
        Changing changing = new Changing(new File(arguments[0]));
        for (String stack : STACKS) {
            if (arguments[1].equals("between")) {
                changing.between(stack);
            } else {
                changing.races(stack);
            }
        }
    }

    private void between(String stack) throws Exception {
        String[] changes = {
            "truncate -s 393317 FILE",
            "truncate -s 5 FILE",
            "head -c 100001 /dev/zero >> FILE",
            "printf abcdef | dd of=FILE bs=1 seek=700001 conv=notrunc status=none",
            "head -c 2000 /dev/zero > FILE.new && mv FILE.new FILE",
            "truncate -s 0 FILE && head -c 900000 /dev/zero > FILE",
            "rm FILE"
        };
        for (String change : changes) {
            Files.ofInts(file, ALL);
            settle();
            DataInput in = open(stack);
            int[] a = new int[CHUNK];
            Tally tally = new Tally();
            int total = 0;
            String met = "no end";
            for (int k = 0; k < CHUNKS + 4; k++) {
                if (k == 6) {
                    shell(change.replace("FILE", "'" + file + "'"));
                }
                IOException stopped = null;
                int i = 0;
                try {
                    i = Elements.ints.read(in, a, 0);
                } catch (Elements.Stopped x) {
                    i = x.index;
                    stopped = x.cause;
                }
                tally.add(a, CHUNK);
                total += i;
                if (stopped != null) {
                    met = stopped.toString();
                    break;
                }
            }
            System.out.println(
                    stack + ", " + change + ": " + total + " sum " + tally + " " + met + " at " + position(in));
            ((Closeable) in).close();
            file.delete();
        }
    }

    /** Files that have just been written are not read ahead. */
    private void settle() throws Exception {
        file.setLastModified(1_000_000_000_000L);
        Thread.sleep(10);
    }

    /** What may come of it is looked at here, since it need not be the same twice. */
    private void races(String stack) throws Exception {
        String cut = "sleep 0.00K; truncate -s 500002 FILE";
        String grow = "for k in 1 2 3 4 5 6 7 8; do head -c 40004 /dev/zero >> FILE; done";
        String over = "for k in 1 2 3; do dd if=/dev/zero of=FILE bs=65536 count=16 conv=notrunc status=none; done";
        for (int k = 0; k < 4; k++) {
            raced(stack, "cut", cut.replace('K', (char) ('1' + 2 * k)));
            raced(stack, "grown", grow);
            raced(stack, "overwritten", over);
        }
        appended(stack);
    }

    private void raced(String stack, String how, String change) throws Exception {
        Files.ofInts(file, ALL);
        DataInput in = open(stack);
        int[] a = new int[ALL + 100_000];
        Process changing = new ProcessBuilder("sh", "-c", change.replace("FILE", "'" + file + "'")).start();
        int i = 0;
        IOException met = null;
        try {
            i = Elements.ints.read(in, a, 0);
        } catch (Elements.Stopped x) {
            i = x.index;
            met = x.cause;
        }
        int code = changing.waitFor();
        String wrong = code != 0 ? "the other process failed" : wrong(how, a, i, met, position(in));
        ((Closeable) in).close();
        System.out.println(stack + " " + how + ": " + (wrong == null ? "as it may be" : wrong));
    }

    private static String wrong(String how, int[] a, int n, IOException met, long position) {
        if (!(met instanceof EOFException)) {
            return "ended by " + met;
        }
        int least = how.equals("cut") ? 500002 / 4 : ALL;
        int most = how.equals("grown") ? ALL + 8 * 10001 : ALL;
        if (n < least || n > most) {
            return n + " elements";
        }
        for (int i = 0; i < n; i++) {
            boolean mayBe = i >= ALL ? a[i] == 0 : a[i] == i || how.equals("overwritten") && (a[i] & i) == a[i];
            if (!mayBe) {
                return "element " + i + " is " + a[i];
            }
        }
        for (int i = n; i < a.length; i++) {
            if (a[i] != 0) {
                return "element " + i + " beyond the end is " + a[i];
            }
        }
        // the bytes of an element that did not come whole are consumed
        return position >= 4L * n && position <= 4L * n + 3 ? null : n + " elements, and at " + position;
    }

    /** Two processes append to one file; each element of ours must be there once, in order, and whole where it may. */
    private void appended(String stack) throws Exception {
        file.delete();
        DataOutputStream out = new DataOutputStream(new FileOutputStream(file, true));
        Process other = new ProcessBuilder(
                        "sh", "-c", "for k in 1 2 3 4 5 6 7 8 9; do printf '\\377\\377' >> '" + file + "'; done")
                .start();
        for (int i = 0; i < CHUNK; i++) {
            out.writeInt(i);
        }
        int code = other.waitFor();
        out.close();
        RandomAccessFile in = new RandomAccessFile(file, "r");
        byte[] bytes = new byte[(int) in.length()];
        in.readFully(bytes);
        in.close();
        file.delete();
        byte[] ours = new byte[4 * CHUNK];
        int n = 0;
        for (byte b : bytes) {
            if (b != -1 && n < ours.length) {
                ours[n++] = b;
            }
        }
        byte[] expected = new byte[4 * CHUNK];
        int m = 0;
        for (int i = 0; i < CHUNK; i++) {
            byte[] four = new byte[4];
            Files.put(four, 0, i);
            for (byte b : four) {
                if (b != -1) {
                    expected[m++] = b;
                }
            }
        }
        boolean same = bytes.length == 4 * CHUNK + 18 && n == m && java.util.Arrays.equals(ours, expected);
        System.out.println(
                stack + " appended by two: " + (same && code == 0 ? "as it may be" : bytes.length + " bytes"));
    }

    private long position(DataInput in) throws IOException {
        return in instanceof RandomAccessFile
                ? ((RandomAccessFile) in).getFilePointer()
                : leaf.getChannel().position();
    }

    private FileInputStream leaf;

    private DataInput open(String stack) throws IOException {
        if (stack.equals("raf")) {
            return new RandomAccessFile(file, "r");
        }
        leaf = new FileInputStream(file);
        return new DataInputStream(
                stack.equals("file")
                        ? leaf
                        : stack.equals("buffered")
                                ? new BufferedInputStream(leaf, 8192)
                                : new BufferedInputStream(leaf, 1000));
    }

    private static void shell(String command) throws Exception {
        if (new ProcessBuilder("sh", "-c", command).inheritIO().start().waitFor() != 0) {
            throw new IllegalStateException(command);
        }
    }
}
