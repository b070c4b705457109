package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/**
 * Goes on reading until somebody ends it, or a minute has passed. A second argument is a jar whose runtime it starts
 * for itself.
 */
public final class Steady {
    private Steady() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 1) {
            Occupied.occupy(arguments[1]);
        }
        int[] cells = new int[1000];
        byte[] bytes = new byte[4 * cells.length];
        System.out.println("reading");
        for (int i = 0; i < 1200; i++) {
            Loop.read(new DataInputStream(new ByteArrayInputStream(bytes)), cells);
            Thread.sleep(50);
        }
    }

    /** Looked at when the program comes to it. */
    private static final class Loop {
        static void read(DataInputStream in, int[] cells) throws IOException {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = in.readInt();
            }
        }
    }
}
