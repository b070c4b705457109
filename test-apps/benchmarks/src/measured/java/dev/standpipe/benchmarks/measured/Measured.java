package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Element;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A process in which contenders of one family run, when they are told to. The driver keeps one such process per family and lets them take turns, so a noisy
 * second on the machine meets all of them. The C program speaks the same language:
 *
 * <pre>
 * prepare CONTENDER LENGTH CALLS   ready ID
 * warm ID MILLIS                   CPU nanoseconds of a pass
 * run ID PASSES                    CPU nanoseconds and elapsed nanoseconds of all passes
 * finish ID                        ok, when what it moved is what it should have moved
 * </pre>
 */
public final class Measured {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** What a pass leaves here, nobody may optimize away. */
    static volatile Object moved;

    private final Stack stack;
    private final Direction direction;
    private final Element element;
    private final File file;
    private final List<Job> jobs = new ArrayList<>();
    private final List<Program> programs = new ArrayList<>();
    private final Map<String, Long> expected = new HashMap<>();
    private Object shared;

    private Measured(String[] args) {
        stack = Stack.valueOf(args[0]);
        direction = Direction.valueOf(args[1]);
        element = Element.valueOf(args[2]);
        file = new File(args[3]);
    }

    /** Arguments: stack, direction, element, file, and then any of {@code engine} and {@code polluted}. */
    public static void main(String[] args) throws IOException {
        List<String> wishes = Arrays.asList(args).subList(4, args.length);
        boolean rewritten = wishes.contains("engine");
        if (rewritten) {
            String whyNot = Switch.on();
            if (whyNot != null) {
                throw new IllegalStateException(whyNot);
            }
        }
        if (wishes.contains("polluted")) {
            Pollution.spread(Element.valueOf(args[2]), rewritten);
        }
        new Measured(args).serve(new BufferedReader(new InputStreamReader(System.in)), System.out);
    }

    private void serve(BufferedReader orders, PrintStream answers) throws IOException {
        for (String line; (line = orders.readLine()) != null; ) {
            answers.println(obey(line.split(" ")));
            answers.flush();
        }
    }

    private String obey(String[] order) throws IOException {
        switch (order[0]) {
            case "prepare":
                return "ready "
                        + prepare(Contender.valueOf(order[1]), Integer.parseInt(order[2]), Integer.parseInt(order[3]));
            case "warm":
                return Long.toString(warm(Integer.parseInt(order[1]), Long.parseLong(order[2]) * 1_000_000));
            case "run":
                return run(Integer.parseInt(order[1]), Integer.parseInt(order[2]));
            case "finish":
                return finish(Integer.parseInt(order[1]));
            default:
                throw new IllegalArgumentException(order[0]);
        }
    }

    private int prepare(Contender contender, int length, int calls) throws IOException {
        if (shared == null || java.lang.reflect.Array.getLength(shared) != length) {
            shared = null;
            shared = Values.array(element, 0, length);
        }
        Job job = new Job(stack, direction, element, file, shared, length, calls);
        jobs.add(job);
        programs.add(contender.enter(job));
        return jobs.size() - 1;
    }

    private long warm(int id, long nanos) throws IOException {
        long start = System.nanoTime();
        long last;
        do {
            last = pass(id);
        } while (System.nanoTime() - start < nanos);
        return last;
    }

    private String run(int id, int passes) throws IOException {
        long elapsed = 0;
        long cpu = 0;
        Program program = programs.get(id);
        int calls = jobs.get(id).calls;
        for (int p = 0; p < passes; p++) {
            program.rewind();
            long clock = System.nanoTime();
            long start = THREADS.getCurrentThreadCpuTime();
            program.run(calls);
            cpu += THREADS.getCurrentThreadCpuTime() - start;
            elapsed += System.nanoTime() - clock;
            moved = jobs.get(id).array;
        }
        return cpu + " " + elapsed;
    }

    private long pass(int id) throws IOException {
        return Long.parseLong(run(id, 1).split(" ")[0]);
    }

    /** Contenders with the same job share it: for large arrays it takes longer than the pass. */
    private long expected(Job job) {
        return expected.computeIfAbsent(job.length + " " + job.calls, key -> job.expected());
    }

    private String finish(int id) throws IOException {
        Job job = jobs.get(id);
        if (job.direction == Direction.READ) {
            Values.clear(job.array);
        }
        pass(id);
        programs.get(id).close();
        boolean same = job.calls == 0 || job.moved() == expected(job);
        jobs.set(id, null);
        programs.set(id, null);
        return same ? "ok" : "differs";
    }
}
