package dev.standpipe.gaps;

import gaps.Debugged;
import gaps.Saboteur;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * A debugger in a program without the agent and with it. Over a stream that nobody knows, it stops at the same lines
 * and sees the same variables and values, though it may stop once more before the loop. Over others the rounds that
 * were moved at once are missing; where it stops, it sees what it sees there without the agent, in the same order.
 * Besides, it may stop at the inserted code, which has the line of the read, and once more at the line of the loop.
 * There it sees what it sees elsewhere in that call without the agent.
 */
final class Stepping implements Comparison {
    private static final String UNKNOWN = "call 2 ";
    private static final int PATIENCE_SECONDS = 30;
    private static final int FEWEST = 20;

    /** In each of three calls: before elements are moved, after that, and at the line of the loop. */
    private static final int MOST_FURTHER = 9;

    private final Jdk jdk;
    private final boolean sabotaged;
    private final List<String> differences = new ArrayList<>();

    Stepping(Jdk jdk, boolean sabotaged) {
        this.jdk = jdk;
        this.sabotaged = sabotaged;
    }

    @Override
    public String label() {
        return "debugged";
    }

    @Override
    public List<String> differences() throws Exception {
        for (Debugger.Way way : Debugger.Way.values()) {
            compare(way, debug(way, false).seen(), debug(way, true).seen());
        }
        return differences;
    }

    private Debugger debug(Debugger.Way way, boolean helped) throws Exception {
        Path here = Run.fresh(Places.runs(jdk.release())
                .resolve("debugged" + (sabotaged ? "-sabotaged" : ""))
                .resolve(way + (helped ? "-helped" : "-plain")));
        List<Process> started = new ArrayList<>();
        Debugger debugger = new Debugger(way);
        debugger.debug(option -> {
            List<String> command = new ArrayList<>(List.of(jdk.java(), option));
            if (helped) {
                command.add("-javaagent:" + Places.AGENT);
            }
            if (helped && sabotaged) {
                command.add("-javaagent:" + Places.agent(Saboteur.class));
            }
            command.addAll(List.of("-cp", Places.classPath(), Debugged.class.getName()));
            started.add(new ProcessBuilder(command)
                    .redirectOutput(here.resolve("out").toFile())
                    .redirectError(here.resolve("err").toFile())
                    .start());
        });
        Process process = started.get(0);
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            debugger.seen().add("does not end");
        }
        Files.write(here.resolve("seen"), debugger.seen());
        Files.write(here.resolve("entered"), new TreeSet<>(debugger.entered()));
        return debugger;
    }

    private void compare(Debugger.Way way, List<String> plain, List<String> helped) {
        if (plain.size() < FEWEST) {
            differences.add(way + ": shows nothing, it stopped " + plain.size() + " times");
        }
        String loop = plain.stream()
                .filter(stop -> stop.contains(" i="))
                .map(Stepping::place)
                .findFirst()
                .orElseThrow();
        if (!unknown(plain, loop).equals(unknown(helped, loop))) {
            differences.add(way + ": stops elsewhere in a loop over a stream that nobody knows");
        }
        int at = 0;
        int further = 0;
        for (String stop : helped) {
            int next = at;
            while (next < plain.size() && !plain.get(next).equals(stop)) {
                next++;
            }
            if (next < plain.size()) {
                at = next + 1;
            } else if (stop.contains(" read:") && sees(plain, stop)) {
                further++;
            } else {
                differences.add(way + ": never seen without the agent: " + stop);
            }
        }
        if (at < plain.size()) {
            differences.add(way + ": ends before " + plain.get(at));
        }
        if (further > MOST_FURTHER) {
            differences.add(way + ": stops " + further + " times where it does not without the agent");
        }
        if (helped.size() - further == plain.size()) {
            differences.add(way + ": shows nothing, since nothing was moved");
        }
    }

    /** In the same call the same variables, with values that were seen there; the index follows when all is moved. */
    private static boolean sees(List<String> plain, String further) {
        String call = further.substring(0, UNKNOWN.length());
        String index = further.replaceFirst(".*( i=\\d+).*", "$1");
        return plain.stream().anyMatch(stop -> stop.startsWith(call) && stop.contains(index))
                && plain.stream().anyMatch(stop -> values(stop).equals(values(further)));
    }

    private static String values(String stop) {
        return stop.replaceFirst(" read:\\d+ ", " ").replaceFirst(" i=\\d+", " i");
    }

    private static String place(String stop) {
        return stop.replaceFirst("^call \\d+ (\\S+) .*$", "$1");
    }

    /** Without stops at the inserted code, which come between the first line and that of the loop. */
    private static List<String> unknown(List<String> stops, String loop) {
        List<String> unknown = new ArrayList<>();
        boolean inLoop = false;
        for (String stop : stops) {
            boolean hasIndex = stop.contains(" i=");
            inLoop = hasIndex && (inLoop || place(stop).equals(loop));
            if (stop.startsWith(UNKNOWN) && (inLoop || !hasIndex)) {
                unknown.add(stop);
            }
        }
        return unknown;
    }
}
