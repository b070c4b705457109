package oldstyle;

import java.io.IOException;

/** Reads from a stream that only those know who know its class. */
public final class OwnUser {
    private OwnUser() {}

    public static void read(Own in, short[] heights) throws IOException {
        for (int i = 0; i < heights.length; i++) {
            heights[i] = in.readShort();
        }
    }
}
