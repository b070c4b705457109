package oldstyle;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** Reads a file in small pieces and sorts each of them; then says what the agent's bean says, if there is one. */
public final class Ahead {
    private Ahead() {}

    public static void main(String[] arguments) throws Exception {
        System.out.println(sum(new File(arguments[0])));
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName agent = new ObjectName("dev.standpipe:type=Agent");
        if (server.isRegistered(agent)) {
            System.out.println("used=" + server.getAttribute(agent, "BytesReadAhead"));
            System.out.println("unused=" + server.getAttribute(agent, "BytesReadAheadUnused"));
        }
    }

    private static long sum(File file) throws IOException {
        int[] chunk = new int[1024];
        long sum = 0;
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            for (long left = in.length() / 4 / chunk.length; left > 0; left--) {
                for (int i = 0; i < chunk.length; i++) {
                    chunk[i] = in.readInt();
                }
                Arrays.sort(chunk);
                sum = 31 * sum + chunk[0] + chunk[chunk.length / 2];
            }
        }
        return sum;
    }
}
