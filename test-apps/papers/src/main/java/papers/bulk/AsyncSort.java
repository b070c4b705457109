package papers.bulk;

import dev.standpipe.io.AsyncFile;
import dev.standpipe.io.AsyncFileRequest;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import papers.Tally;

/** The sort as figure 5 of the paper has it: three buffers, one read and one write in flight while the third is sorted. */
public final class AsyncSort {
    private AsyncSort() {}

    public static void files(File from, File to, long[] chunk, int chunks, Tally tally) throws IOException {
        long[][] buffers = {chunk, new long[chunk.length], new long[chunk.length]};
        AsyncFileRequest[] requests = new AsyncFileRequest[3];
        try (AsyncFile in = new AsyncFile(from, "r");
                AsyncFile out = new AsyncFile(to, "rw")) {
            if (chunks > 0) {
                tally.phase("read");
                requests[0] = in.readArray(buffers[0]);
            }
            for (int c = 0; c < chunks; c++) {
                int now = c % 3;
                int next = (c + 1) % 3;
                tally.phase("block");
                await(requests[now]);
                await(requests[next]);
                if (c + 1 < chunks) {
                    tally.phase("read");
                    requests[next] = in.readArray(buffers[next]);
                }
                tally.phase("sort");
                Arrays.sort(buffers[now]);
                tally.phase("write");
                requests[now] = out.writeArray(buffers[now]);
            }
            tally.phase("block");
            AsyncFile.allDone(AsyncFile.TIME_INF, requests);
        }
    }

    private static void await(AsyncFileRequest request) throws IOException {
        if (request != null) {
            request.done();
        }
    }
}
