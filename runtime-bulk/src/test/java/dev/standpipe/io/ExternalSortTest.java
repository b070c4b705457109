package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Figure 5 of Bonachea, Bulk File I/O Extensions to Java (2000): the initial pass of an external merge sort, in the
 * paper's own words.
 */
@Tag("by-hand")
class ExternalSortTest {
    @TempDir
    Path dir;

    // Fields, because Java wants locals to be assigned: the first wait of the program lists Req3 when it is still null.
    AsyncFileRequest Req1, Req2, Req3; // request pointers

    private static void sort(long[] a) {
        Arrays.sort(a);
    }

    private void theProgram(String infile, String outfile) throws IOException {
        // open files
        AsyncFile inf = new AsyncFile(infile, "r");
        AsyncFile outf = new AsyncFile(outfile, "rw");

        // calc the number of chunks reqd. (assumed to be >= 3)
        int chunksz = 4096; // 4096 longs = 32 KB chunks
        int numchunks = (int) (inf.length() / (chunksz * 8));

        long[] B1 = new long[chunksz]; // Allocate buffers
        long[] B2 = new long[chunksz];
        long[] B3 = new long[chunksz];

        inf.readArray(B1).done(); // blocking read(B1)

        int chunkslft = numchunks - 1;

        while (chunkslft > 1) { // the "steady-state" loop

            Req2 = inf.readArray(B2);
            sort(B1);
            Req1 = outf.writeArray(B1);

            // wait( B2, B3 )
            AsyncFileRequest[] tmplist1 = {Req2, Req3};
            AsyncFile.allDone(AsyncFile.TIME_INF, tmplist1);

            Req3 = inf.readArray(B3);
            sort(B2);
            Req2 = outf.writeArray(B2);

            // wait( B1, B3 )
            AsyncFileRequest[] tmplist2 = {Req1, Req3};
            AsyncFile.allDone(AsyncFile.TIME_INF, tmplist2);

            // do some swapping
            long[] oldB1 = B1;
            AsyncFileRequest oldReq1 = Req1;
            long[] oldB2 = B2;
            AsyncFileRequest oldReq2 = Req2;
            long[] oldB3 = B3;
            AsyncFileRequest oldReq3 = Req3;
            B1 = oldB3;
            Req1 = oldReq3;
            B2 = oldB1;
            Req2 = oldReq1;
            B3 = oldB2;
            Req3 = oldReq2;

            chunkslft -= 2;
        }
        if (chunkslft == 1) {
            Req2 = inf.readArray(B2);
            sort(B1);
            Req1 = outf.writeArray(B1);

            Req2.done(); // wait(B2)
            sort(B2);
            Req2 = outf.writeArray(B2);

            // wait( B1, B2 )
            AsyncFileRequest[] tmplist3 = {Req1, Req2};
            AsyncFile.allDone(AsyncFile.TIME_INF, tmplist3);
        } else { // chunkslft == 0
            sort(B1);
            outf.writeArray(B1).done(); // blocking write(B1)
        }

        inf.close();
        outf.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 16, 41})
    void everyChunkIsSorted(int chunks) throws IOException {
        Random random = new Random(chunks);
        long[] data = random.longs(chunks * 4096L).toArray();
        Path infile = Files.write(dir.resolve("infile.data"), bytes(data));
        Path outfile = dir.resolve("outfile.data");
        theProgram(infile.toString(), outfile.toString());
        for (int from = 0; from < data.length; from += 4096) {
            Arrays.sort(data, from, from + 4096);
        }
        assertThat(Files.readAllBytes(outfile)).isEqualTo(bytes(data));
    }

    private static byte[] bytes(long[] data) {
        ByteBuffer bytes = ByteBuffer.allocate(data.length * 8);
        bytes.asLongBuffer().put(data);
        return bytes.array();
    }
}
