package oldstyle;

import dev.standpipe.io.BulkDataInputStream;
import dev.standpipe.io.BulkRandomAccessFile;
import dev.standpipe.runtime.Switch;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Has a loop, and uses the runtime by hand as well. {@code FILE loop|api|both} says what comes first. */
public final class BothWays {
    private static final int N = 20_000;

    private BothWays() {}

    public static void main(String[] arguments) throws Exception {
        File file = new File(arguments[0]);
        write(file);
        switch (arguments[1]) {
            case "loop":
                System.out.println(Loop.read(file) + " " + Api.read(file));
                break;
            case "api":
                System.out.println(Api.read(file) + " " + Loop.read(file));
                break;
            default:
                atOnce(file);
        }
        System.out.println("on " + Switch.isOn());
    }

    private static void write(File file) throws IOException {
        byte[] bytes = new byte[4 * N];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31);
        }
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream(file))) {
            out.write(bytes);
        }
    }

    private static void atOnce(File file) throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1);
        List<String> said = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int k = 0; k < 8; k++) {
            boolean loop = k % 2 == 0;
            Thread thread = new Thread(() -> {
                Object read;
                try {
                    start.await();
                    read = loop ? Loop.read(file) : Api.read(file);
                } catch (Throwable e) {
                    read = e;
                }
                synchronized (said) {
                    said.add(read.toString());
                }
            });
            thread.start();
            threads.add(thread);
        }
        start.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(said);
    }

    private static final class Loop {
        static int read(File file) throws IOException {
            int[] a = new int[N];
            try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
                for (int i = 0; i < a.length; i++) {
                    a[i] = in.readInt();
                }
            }
            return Arrays.hashCode(a);
        }
    }

    private static final class Api {
        static int read(File file) throws IOException {
            int[] a = new int[N];
            try (BulkDataInputStream in = new BulkDataInputStream(new FileInputStream(file))) {
                in.readArray(a, 0, N / 2);
            }
            try (BulkRandomAccessFile from = new BulkRandomAccessFile(file, "r")) {
                from.seek(2L * N);
                from.readArray(a, N / 2, N / 2);
            }
            return Arrays.hashCode(a);
        }
    }
}
