package papers;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;

/** A program that makes its input in a folder, or works on it in one of several ways and says how long that took. */
public abstract class Program {
    static final int MIB = 1 << 20;

    abstract void generate(File folder, int size) throws Exception;

    /** @throws IllegalArgumentException if there is no such variant, or it wants other arguments */
    abstract void run(String variant, File folder, String[] extra, Tally tally) throws Exception;

    /** A command of its own; false if it is none. */
    boolean other(String[] args) throws Exception {
        return false;
    }

    final void start(String[] args) throws Exception {
        try {
            if (args.length == 3 && args[0].equals("generate")) {
                generate(new File(args[1]), Integer.parseInt(args[2]));
            } else if (args.length >= 3 && args[0].equals("run")) {
                Tally tally = new Tally();
                run(args[1], new File(args[2]), Arrays.copyOfRange(args, 3, args.length), tally);
                tally.print();
            } else if (!other(args)) {
                throw new IllegalArgumentException("neither generate nor run");
            }
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(
                    "usage: java " + getClass().getName() + " generate FOLDER SIZE | run VARIANT FOLDER [MORE...]");
            System.exit(2);
        }
    }

    static IllegalArgumentException unknown(String variant) {
        return new IllegalArgumentException("no variant " + variant);
    }

    /** {@code mebibytes} of random numbers, the same each time. */
    static void fill(File file, int mebibytes) throws IOException {
        Random random = new Random(2000);
        byte[] bytes = new byte[MIB];
        try (FileOutputStream out = new FileOutputStream(file)) {
            for (int i = 0; i < mebibytes; i++) {
                random.nextBytes(bytes);
                out.write(bytes);
            }
        }
    }

    /** A file that is not there, so that each run has to make it. */
    static File fresh(File folder, String name) throws IOException {
        File file = new File(folder, name);
        if (file.exists() && !file.delete()) {
            throw new IOException("cannot delete " + file);
        }
        return file;
    }
}
