import java.io.IOException;
import java.io.RandomAccessFile;

/** The loop of docs/rules/ReadSieved.md. */
public class ReadSievedExample {
    static void read(RandomAccessFile file, int[] column, int columns, int c) throws IOException {
        for (int i = 0; i < column.length; i++) {
            file.seek(4L * ((long) i * columns + c));
            column[i] = file.readInt(); // rewritten("ReadSieved")
        }
    }
}
