package heights;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream by a name that does not tell. */
public class Source extends DataInputStream {
    public Source(InputStream in) {
        super(in);
    }

    public double[] heights(int n) throws IOException {
        double[] heights = new double[n];
        for (int i = 0; i < n; i++) {
            heights[i] = readDouble();
        }
        return heights;
    }
}
