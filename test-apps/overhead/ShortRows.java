import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Rows of a file behind a {@code seek}, in a loop with the agent and by hand without it: nanoseconds a row, as the program gets on. */
final class ShortRows {
    static final String SOURCE =
            """
            import java.io.*;
            import java.nio.*;
            public class Rows {
                private static final int[] UNTIL = {2_000, 20_000, 40_000, 100_000};
                public static void main(String[] a) throws IOException {
                    boolean reads = a[0].equals("read"), byHand = a[1].equals("hand");
                    int[] row = new int[Integer.parseInt(a[2])];
                    int places = (1 << 20) / row.length;
                    byte[] bytes = new byte[4 * row.length];
                    IntBuffer view = ByteBuffer.wrap(bytes).asIntBuffer();
                    RandomAccessFile file = new RandomAccessFile(a[3], "rw");
                    StringBuilder times = new StringBuilder();
                    int sum = 0, k = 0;
                    for (int until : UNTIL) {
                        int first = k;
                        long started = System.nanoTime();
                        for (; k < until; k++) {
                            file.seek(4L * row.length * (k * 2654435761L % places));
                            if (reads) {
                                if (byHand) readByHand(file, bytes, view, row); else read(file, row);
                                sum += row[k % row.length];
                            } else {
                                row[k % row.length] = k;
                                if (byHand) writeByHand(file, bytes, view, row); else write(file, row);
                            }
                        }
                        times.append((System.nanoTime() - started) / (k - first)).append(' ');
                    }
                    System.out.println(times.toString() + sum);
                }
                private static void read(RandomAccessFile file, int[] row) throws IOException {
                    for (int i = 0; i < row.length; i++) row[i] = file.readInt();
                }
                private static void readByHand(RandomAccessFile file, byte[] bytes, IntBuffer view, int[] row) throws IOException {
                    file.readFully(bytes);
                    ((Buffer) view).clear();
                    view.get(row);
                }
                private static void write(RandomAccessFile file, int[] row) throws IOException {
                    for (int i = 0; i < row.length; i++) file.writeInt(row[i]);
                }
                private static void writeByHand(RandomAccessFile file, byte[] bytes, IntBuffer view, int[] row) throws IOException {
                    ((Buffer) view).clear();
                    view.put(row);
                    file.write(bytes);
                }
            }
            """;

    private static final int[] WIDTHS = {16, 128, 1024};
    private static final String[] WINDOWS = {"to 2,000", "to 20,000", "to 40,000", "to 100,000"};
    private static final int BYTES = 4 << 20;

    private final Path work;
    private final Path agent;
    private final int rounds;

    ShortRows(Path work, Path agent, int rounds) {
        this.work = work;
        this.agent = agent;
        this.rounds = rounds;
    }

    /** A section of the page. {@code jdks}: by release. */
    String section(Map<String, Path> jdks) throws IOException, InterruptedException {
        StringBuilder section = new StringBuilder(
                """

                ## Short rows

                Rows of ints behind a `seek` of a RandomAccessFile of %d MiB, in a loop with the agent and by hand without it, that is with
                `readFully` or `write` and an `IntBuffer` over the bytes: nanoseconds a row while the program gets from its first to its
                2,000th row, and on to the next number; medians of %d whole processes of each kind, which took turns.

                | JDK | | ints | |%s times by hand |
                |---|---|--:|---|%s
                """
                        .formatted(BYTES >> 20, rounds, " " + String.join(" | ", WINDOWS) + " |", "--:|".repeat(WINDOWS.length + 1)));
        Path table = table();
        for (Map.Entry<String, Path> jdk : jdks.entrySet()) {
            for (String direction : List.of("read", "write")) {
                for (int width : WIDTHS) {
                    String lines = lines(jdk.getKey(), jdk.getValue(), direction, width, table);
                    System.out.print(lines);
                    section.append(lines);
                }
            }
        }
        return section.append("\n*Times by hand* is of the rows from the 20,000th to the 40,000th.\n").toString();
    }

    private Path table() throws IOException {
        byte[] bytes = new byte[BYTES];
        new Random(16).nextBytes(bytes);
        return Files.write(work.resolve("rows"), bytes);
    }

    private String lines(String release, Path jdk, String direction, int width, Path table) throws IOException, InterruptedException {
        double[][] byHand = new double[WINDOWS.length][rounds];
        double[][] helped = new double[WINDOWS.length][rounds];
        for (int round = -1; round < rounds; round++) {
            String alone = take(run(jdk, null, direction, "hand", width, table), byHand, round);
            String sum = take(run(jdk, agent + "=log=quiet", direction, "loop", width, table), helped, round);
            if (!alone.equals(sum)) {
                throw new IOException(direction + " " + width + " ends with " + sum + " and not with " + alone);
            }
        }
        double[] hand = Overhead.medians(byHand);
        double[] loop = Overhead.medians(helped);
        String row = "| " + release + " | " + direction + " | " + String.format(Locale.ROOT, "%,d", width) + " | ";
        return row + "by hand" + cells(hand) + " |\n"
                + row + "loop" + cells(loop) + String.format(Locale.ROOT, " %.2f |%n", loop[2] / hand[2]);
    }

    private String run(Path jdk, String option, String direction, String how, int width, Path table)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.resolve("bin/java").toString()));
        if (option != null) {
            command.add("-javaagent:" + option);
        }
        command.addAll(List.of("-cp", work.resolve("rowsOf").toString(), "Rows", direction, how, "" + width, table.toString()));
        return Overhead.run(command);
    }

    /** Returns what the program has computed. */
    private static String take(String said, double[][] times, int round) {
        String[] words = said.trim().split(" ");
        for (int k = 0; round >= 0 && k < times.length; k++) {
            times[k][round] = Double.parseDouble(words[k]);
        }
        return words[words.length - 1];
    }

    private static String cells(double[] times) {
        StringBuilder cells = new StringBuilder(" |");
        Arrays.stream(times).forEach(time -> cells.append(String.format(Locale.ROOT, " %,.0f |", time)));
        return cells.toString();
    }
}
