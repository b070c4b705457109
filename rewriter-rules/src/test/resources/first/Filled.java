import java.io.DataInput;
import java.io.IOException;

/** Fills the fields of another class. */
public class Filled {
    static class Point {
        int x;
        int y;
    }

    static void fill(DataInput in, Point[] all) throws IOException {
        for (int i = 0; i < all.length; i++) {
            all[i].x = in.readInt();
            all[i].y = in.readInt();
        }
    }
}
