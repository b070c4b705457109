package dev.standpipe.benchmarks;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process in which measured programs run when told to; {@code Measured} says what it understands. */
final class Child implements Closeable {
    /** CPU time of the thread that did the work, and time on the clock. */
    record Nanos(long cpu, long elapsed) {}

    private final Process process;
    private final PrintStream orders;
    private final BufferedReader answers;

    Child(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        orders = new PrintStream(process.getOutputStream());
        answers = process.inputReader();
    }

    int prepare(String contender, int length, int calls) throws IOException {
        return Integer.parseInt(
                tell("prepare " + contender + " " + length + " " + calls).split(" ")[1]);
    }

    /** CPU nanoseconds of the last pass of warming up. */
    long warm(int id, int millis) throws IOException {
        return Long.parseLong(tell("warm " + id + " " + millis));
    }

    Nanos run(int id, int passes) throws IOException {
        String[] nanos = tell("run " + id + " " + passes).split(" ");
        return new Nanos(Long.parseLong(nanos[0]), Long.parseLong(nanos[1]));
    }

    /** Whether a last pass moved what it should have. */
    boolean finish(int id) throws IOException {
        return tell("finish " + id).equals("ok");
    }

    private String tell(String order) throws IOException {
        orders.println(order);
        orders.flush();
        String answer = answers.readLine();
        if (answer == null) {
            throw new IOException("the measured process ended at: " + order);
        }
        return answer;
    }

    @Override
    public void close() throws IOException {
        orders.close();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
