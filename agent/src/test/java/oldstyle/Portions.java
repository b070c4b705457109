package oldstyle;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Scanner;

/**
 * Reads a file of ints in portions, as many for each number on its input, of as many elements as the second argument
 * says. With a third one it has no buffer.
 */
public final class Portions {
    private Portions() {}

    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[0]);
        int[] portion = new int[Integer.parseInt(arguments[1])];
        Scanner orders = new Scanner(System.in);
        while (orders.hasNextInt()) {
            int times = orders.nextInt();
            int hash = 0;
            for (int k = 0; k < times; k++) {
                FileInputStream from = new FileInputStream(file);
                try (DataInputStream in =
                        new DataInputStream(arguments.length > 2 ? from : new BufferedInputStream(from))) {
                    read(in, portion);
                    hash = 31 * hash + Arrays.hashCode(portion);
                }
            }
            System.out.println(hash);
        }
    }

    private static void read(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }
}
