package legacy;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;

/**
 * Runs a program, and writes what each thread took that is the JVM's or the agent's: one line for each, with
 * nanoseconds of processor time and the first fifteen characters of its name. On Linux. Usage: {@code java
 * legacy.ThreadTimes FILE CLASS ARGUMENT…}
 */
public final class ThreadTimes implements Runnable {
    /** It ends the agent's work while the JVM ends, and its time is gone with it. */
    private static final String ENDING = "standpipe-ending";

    private final String file;

    private ThreadTimes(String file) {
        this.file = file;
    }

    public static void main(String[] arguments) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(new ThreadTimes(arguments[0]), "times"));
        String[] rest = new String[arguments.length - 2];
        System.arraycopy(arguments, 2, rest, 0, rest.length);
        Class.forName(arguments[1]).getMethod("main", String[].class).invoke(null, (Object) rest);
    }

    @Override
    public void run() {
        try (PrintStream out = new PrintStream(file, "UTF-8")) {
            out.println(untilEnded() + " " + ENDING.substring(0, 15));
            print(out);
        } catch (IOException | InterruptedException e) {
            e.printStackTrace();
            Runtime.getRuntime().halt(3);
        }
    }

    /** What the thread took that ends the agent's work, to a millisecond. */
    private static long untilEnded() throws InterruptedException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long nanos = 0;
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals(ENDING)) {
                while (thread.isAlive()) {
                    nanos = Math.max(nanos, threads.getThreadCpuTime(thread.getId()));
                    thread.join(1);
                }
            }
        }
        return nanos;
    }

    private static void print(PrintStream out) throws IOException {
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(Paths.get("/proc/self/task"))) {
            for (Path task : tasks) {
                try {
                    out.println(text(task.resolve("schedstat")).split(" ")[0] + " " + text(task.resolve("comm")));
                } catch (NoSuchFileException e) {
                    // it has ended meanwhile
                }
            }
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).trim();
    }
}
