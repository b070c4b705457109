package oldstyle;

import java.io.DataOutput;
import java.io.IOException;

public final class Shorts {
    private Shorts() {}

    public static void write(DataOutput out, short[] shorts) throws IOException {
        for (short s : shorts) {
            out.writeShort(s);
        }
    }
}
