package dev.standpipe.gaps;

import gaps.Debugged;
import gaps.Saboteur;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * A debugger in a program without the agent and with it. Over a stream that nobody knows, it stops at the same lines and
 * sees the same values. Over others the rounds that were moved at once are missing, and nothing else: where it stops, it
 * sees what it sees there without the agent, in the same order.
 */
final class Stepping {
    private static final String UNKNOWN = "call 2 ";

    private final Jdk jdk;
    private final boolean sabotaged;
    private final List<String> differences = new ArrayList<>();

    Stepping(Jdk jdk, boolean sabotaged) {
        this.jdk = jdk;
        this.sabotaged = sabotaged;
    }

    List<String> differences() throws Exception {
        for (Debugger.Way way : Debugger.Way.values()) {
            compare(way, debug(way, false), debug(way, true));
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
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            debugger.seen().add("does not end");
        }
        java.nio.file.Files.write(here.resolve("seen"), debugger.seen());
        java.nio.file.Files.write(here.resolve("entered"), new TreeSet<>(debugger.entered()));
        return debugger;
    }

    private void compare(Debugger.Way way, Debugger plain, Debugger helped) {
        if (plain.seen().size() < 20) {
            differences.add(way + ": shows nothing, it stopped " + plain.seen().size() + " times");
        }
        if (!unknown(plain).equals(unknown(helped))) {
            differences.add(way + ": stops elsewhere in a loop over a stream that nobody knows");
        }
        int at = 0;
        for (String stop : helped.seen()) {
            int next = at;
            while (next < plain.seen().size() && !plain.seen().get(next).equals(stop)) {
                next++;
            }
            if (next == plain.seen().size()) {
                differences.add(way + ": never seen there without the agent: " + stop);
                return;
            }
            at = next + 1;
        }
        if (at < plain.seen().size()) {
            differences.add(way + ": ends before " + plain.seen().get(at));
        }
        if (!sabotaged && helped.seen().size() == plain.seen().size()) {
            differences.add(way + ": shows nothing, since nothing was moved");
        }
    }

    private static List<String> unknown(Debugger debugger) {
        List<String> unknown = new ArrayList<>(debugger.seen());
        unknown.removeIf(stop -> !stop.startsWith(UNKNOWN));
        return unknown;
    }
}
