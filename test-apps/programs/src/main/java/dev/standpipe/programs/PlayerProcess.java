package dev.standpipe.programs;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** A JVM that plays what it is given, both ways. */
final class PlayerProcess implements Closeable {
    private static final int PATIENCE_SECONDS = 180;

    private final Process process;
    private final PrintStream orders;
    private final BufferedReader answers;

    PlayerProcess(Path jdk, String sabotage) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(jdk.resolve("bin/java").toString());
        command.addAll(List.of(
                "-XX:+IgnoreUnrecognizedVMOptions",
                "--add-opens=java.base/java.io=ALL-UNNAMED",
                "-Xverify:all",
                // or what is compiled throws without a message, in one of the two runs and not yet in the other
                "-XX:-OmitStackTraceInFastThrow",
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-Dsabotage=" + sabotage,
                "-cp",
                ClassPath.OF_PLAYER,
                "dev.standpipe.proof.Player"));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        orders = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** One program that is told from its original, on which input, and how. */
    record Difference(String type, String program, int input, String how) {}

    /** What came of one folder. */
    static final class Answer {
        final List<Difference> differences = new ArrayList<>();
        final List<String> broken = new ArrayList<>();
        final Map<String, Integer> tally = new TreeMap<>();
        long programs;
        long plays;
        long rewritten;
        long sites;
        long sitesThatMoved;

        void add(Answer other) {
            differences.addAll(other.differences);
            broken.addAll(other.broken);
            other.tally.forEach((what, many) -> tally.merge(what, many, Integer::sum));
            programs += other.programs;
            plays += other.plays;
            rewritten += other.rewritten;
            sites += other.sites;
            sitesThatMoved += other.sitesThatMoved;
        }
    }

    Answer play(Path folder, long seed, int inputs) throws IOException {
        Thread watch = new Thread(this::watch, "watch");
        watch.setDaemon(true);
        watch.start();
        orders.println(folder + " " + seed + " " + inputs);
        Answer answer = new Answer();
        for (String line; (line = answers.readLine()) != null; ) {
            String[] words = line.split(" ", 4);
            switch (words[0]) {
                case "differs":
                    answer.differences.add(new Difference(words[1], words[2], Integer.parseInt(words[3]), how()));
                    break;
                case "broken":
                    answer.broken.add(line);
                    break;
                case "tally":
                    answer.tally.merge(words[2], Integer.parseInt(words[1]), Integer::sum);
                    break;
                case "done":
                    watch.interrupt();
                    String[] numbers = line.split(" ");
                    answer.programs = Long.parseLong(numbers[1]);
                    answer.plays = Long.parseLong(numbers[2]);
                    answer.rewritten = Long.parseLong(numbers[3]);
                    answer.sites = Long.parseLong(numbers[4]);
                    answer.sitesThatMoved = Long.parseLong(numbers[5]);
                    return answer;
                default:
                    throw new IOException("the player said: " + line);
            }
        }
        throw new IOException("the player ended, or did not end, while it played " + folder + " with seed " + seed);
    }

    private String how() throws IOException {
        StringBuilder how = new StringBuilder();
        for (String line; ; ) {
            answers.mark(1);
            if (answers.read() != '|') {
                answers.reset();
                return how.toString();
            }
            line = answers.readLine();
            how.append(line).append('\n');
        }
    }

    /** A program that does not end is a difference too, if its original does. */
    private void watch() {
        try {
            TimeUnit.SECONDS.sleep(PATIENCE_SECONDS);
            process.destroyForcibly();
        } catch (InterruptedException done) {
            // it answered in time
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
