package oldstyle;

import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Reads by a class of its own, of which one must know what it extends. */
public final class Derived {
    private Derived() {}

    static final class Stream extends DataInputStream {
        Stream(InputStream in) {
            super(in);
        }
    }

    public static void main(String[] arguments) throws IOException {
        int[] read = new int[100];
        try (Stream in = new Stream(new FileInputStream(arguments[0]))) {
            for (int i = 0; i < read.length; i++) {
                read[i] = in.readInt();
            }
        }
        System.out.println(Arrays.hashCode(read));
    }
}
