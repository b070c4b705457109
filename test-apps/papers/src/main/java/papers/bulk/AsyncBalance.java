package papers.bulk;

import dev.standpipe.io.AsyncFile;
import dev.standpipe.io.AsyncFileRequest;
import java.io.File;
import java.io.IOException;

/** Three buffers: while one is computed with, the next are read, and the last is written. */
public final class AsyncBalance {
    private AsyncBalance() {}

    public static long read(File from, long[] chunk, int chunks, int steps) throws IOException {
        long[][] buffers = {chunk, new long[chunk.length], new long[chunk.length]};
        AsyncFileRequest[] requests = new AsyncFileRequest[3];
        try (AsyncFile in = new AsyncFile(from, "r")) {
            long value = 1;
            for (int c = 0; c < Math.min(2, chunks); c++) {
                requests[c] = in.readArray(buffers[c]);
            }
            for (int c = 0; c < chunks; c++) {
                if (c + 2 < chunks) {
                    requests[(c + 2) % 3] = in.readArray(buffers[(c + 2) % 3]);
                }
                requests[c % 3].done();
                value = Steps.with(buffers[c % 3], steps, value);
            }
            return value;
        }
    }

    public static long readAndWrite(File from, File to, long[] chunk, int chunks, int steps) throws IOException {
        long[][] buffers = {chunk, new long[chunk.length], new long[chunk.length]};
        AsyncFileRequest[] requests = new AsyncFileRequest[3];
        try (AsyncFile in = new AsyncFile(from, "r");
                AsyncFile out = new AsyncFile(to, "rw")) {
            long value = 1;
            if (chunks > 0) {
                requests[0] = in.readArray(buffers[0]);
            }
            for (int c = 0; c < chunks; c++) {
                int now = c % 3;
                int next = (c + 1) % 3;
                requests[now].done();
                if (c + 1 < chunks) {
                    if (requests[next] != null) {
                        requests[next].done();
                    }
                    requests[next] = in.readArray(buffers[next]);
                }
                value = Steps.change(buffers[now], steps, value);
                requests[now] = out.writeArray(buffers[now]);
            }
            AsyncFile.allDone(AsyncFile.TIME_INF, requests);
            return value;
        }
    }
}
