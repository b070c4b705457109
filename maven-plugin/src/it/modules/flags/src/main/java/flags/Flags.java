package flags;

import java.io.DataOutputStream;
import java.io.IOException;

/** Needs none of the other modules and is built beside them. */
public final class Flags {
    private Flags() {}

    public static void write(DataOutputStream out, boolean[] flags) throws IOException {
        for (boolean flag : flags) {
            out.writeBoolean(flag);
        }
    }
}
