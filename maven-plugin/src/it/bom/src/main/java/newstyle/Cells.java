package newstyle;

import dev.standpipe.io.BulkDataInputStream;
import dev.standpipe.io.BulkDataOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;

public final class Cells {
    public static void main(String[] arguments) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (BulkDataOutputStream out = new BulkDataOutputStream(bytes)) {
            out.writeArray(new int[] {1, 2, 3});
        }
        int[] cells = new int[3];
        try (BulkDataInputStream in = new BulkDataInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            in.readArray(cells);
        }
        System.out.println("cells " + Arrays.toString(cells));
    }
}
