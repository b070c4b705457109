package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** Reads a few elements one after the other, as many programs do, and has a loop that reads none. */
public final class Header {
    private Header() {}

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[12]));
        int sum = in.readInt() + in.readShort();
        for (int k = 0; k < 5; k++) {
            sum += k;
        }
        System.out.println(sum + in.readShort());
    }
}
