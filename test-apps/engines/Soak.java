import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Runs one job again and again on two clusters, one of them with the agent in every JVM, and compares what their JVMs
 * hold after a fifth of the time and at its end.
 */
final class Soak {
    private static final String USAGE = "Soak.java AGENT_JAR WORK MINUTES ENGINE=HOME:JAVA:JOB_JAR…";

    private final long millis;

    private Soak(long millis) {
        this.millis = millis;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length < 4) {
            throw new IllegalArgumentException(USAGE);
        }
        Soak soak = new Soak(TimeUnit.MINUTES.toMillis(Long.parseLong(arguments[2])));
        System.out.println("| engine | agent | runs | JVMs | heap, MiB | metaspace, MiB | threads | descriptors |");
        System.out.println("|---|---|--:|--:|--:|--:|--:|--:|");
        boolean steady = true;
        for (String named : List.of(arguments).subList(3, arguments.length)) {
            String[] parts = named.split("[=:]");
            Engine engine = Engine.of(parts[0], Path.of(parts[1]), Path.of(parts[2]), Path.of(parts[3]));
            steady &= soak.run(engine, Path.of(arguments[1], parts[0]), Path.of(arguments[0]), Path.of(parts[2]));
        }
        System.exit(steady ? 0 : 1);
    }

    private boolean run(Engine engine, Path here, Path agent, Path java) throws Exception {
        Engine.Job job = engine.jobs(Files.createDirectories(here.resolve("data"))).get(0);
        Engine.AgentFlag flag = new Engine.AgentFlag(agent, ",log=quiet");
        ExecutorService runs = Executors.newFixedThreadPool(2);
        try (Engine.Cluster plain = engine.start(here.resolve("plain"), null);
                Engine.Cluster helped = engine.start(here.resolve("agent"), flag)) {
            long end = System.currentTimeMillis() + millis;
            Future<Runs> without = runs.submit(untilThen(end, plain, job, here.resolve("reports")));
            Future<Runs> with = runs.submit(untilThen(end, helped, job, here.resolve("reports")));
            Thread.sleep(millis / 5);
            Map<Long, Held> plainFirst = Held.of(plain.jvms(), java);
            Map<Long, Held> helpedFirst = Held.of(helped.jvms(), java);
            Thread.sleep(Math.max(0, end - millis / 20 - System.currentTimeMillis()));
            Growth ofPlain = new Growth(plainFirst, Held.of(plain.jvms(), java));
            Growth ofHelped = new Growth(helpedFirst, Held.of(helped.jvms(), java));
            System.out.println(ofPlain.row(engine.title(), "without", without.get().count));
            System.out.println(ofHelped.row(engine.title(), "with", with.get().count));
            boolean same = with.get().result.equals(without.get().result);
            if (!same) {
                System.err.println(engine.title() + ": the results differ: " + without.get() + ", " + with.get());
            }
            return same && ofHelped.isNoMoreThan(ofPlain);
        } finally {
            runs.shutdownNow();
        }
    }

    private record Runs(int count, String result) {}

    private static Callable<Runs> untilThen(long end, Engine.Cluster cluster, Engine.Job job, Path reports) {
        return () -> {
            int count = 0;
            String result = null;
            while (System.currentTimeMillis() < end) {
                String next = cluster.run(job.untilThen(end), reports.resolve("" + count)).result();
                if (result != null && !result.equals(next)) {
                    throw new IllegalStateException(next + " after " + result);
                }
                result = next;
                count++;
            }
            return new Runs(count, result);
        };
    }

    /** What a JVM holds after its garbage was collected. */
    private record Held(double heap, double metaspace, int threads, int descriptors) {
        static Map<Long, Held> of(List<ProcessHandle> jvms, Path java) throws Exception {
            Map<Long, Held> all = new LinkedHashMap<>();
            for (ProcessHandle jvm : jvms) {
                try {
                    all.put(jvm.pid(), of(jvm.pid(), java));
                } catch (IOException ended) {
                    // a client, or an executor of a job that is over
                }
            }
            return all;
        }

        private static Held of(long pid, Path java) throws Exception {
            // a second time for what the first has made unreachable
            tool(java.resolve("bin/jcmd"), "" + pid, "GC.run");
            tool(java.resolve("bin/jcmd"), "" + pid, "GC.run");
            List<String> lines = tool(java.resolve("bin/jstat"), "-gc", "" + pid).lines().toList();
            if (lines.size() < 2) {
                throw new IOException("no figures of process " + pid);
            }
            String[] names = lines.get(0).strip().split("\\s+");
            String[] figures = lines.get(1).strip().split("\\s+");
            double heap = 0;
            double metaspace = 0;
            for (int k = 0; k < names.length; k++) {
                if (List.of("S0U", "S1U", "EU", "OU").contains(names[k])) {
                    heap += Double.parseDouble(figures[k]) / 1024;
                } else if (names[k].equals("MU")) {
                    metaspace = Double.parseDouble(figures[k]) / 1024;
                }
            }
            String threads = Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                    .filter(line -> line.startsWith("Threads:"))
                    .findFirst()
                    .orElseThrow(() -> new IOException("process " + pid + " has ended"));
            try (var open = Files.list(Path.of("/proc/" + pid + "/fd"))) {
                return new Held(heap, metaspace, Integer.parseInt(threads.replaceAll("\\D", "")), (int) open.count());
            }
        }

        private static String tool(Path program, String... arguments) throws Exception {
            List<String> command = new ArrayList<>(List.of(program.toString()));
            command.addAll(List.of(arguments));
            Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            String out = new String(process.getInputStream().readAllBytes());
            if (process.waitFor() != 0) {
                throw new IOException(command + " failed");
            }
            return out;
        }

        Held plus(Held other) {
            return new Held(heap + other.heap, metaspace + other.metaspace, threads + other.threads,
                    descriptors + other.descriptors);
        }
    }

    /** Of the JVMs that were there both times. */
    private static final class Growth {
        private Held first = new Held(0, 0, 0, 0);
        private Held last = first;
        private int jvms;

        Growth(Map<Long, Held> before, Map<Long, Held> after) {
            for (Map.Entry<Long, Held> one : after.entrySet()) {
                if (before.containsKey(one.getKey())) {
                    first = first.plus(before.get(one.getKey()));
                    last = last.plus(one.getValue());
                    jvms++;
                }
            }
            if (jvms == 0) {
                throw new IllegalStateException("no JVM of a cluster lived so long");
            }
        }

        String row(String engine, String agent, int runs) {
            return "| %s | %s | %d | %d | %.1f to %.1f | %.1f to %.1f | %d to %d | %d to %d |".formatted(engine, agent,
                    runs, jvms, first.heap, last.heap, first.metaspace, last.metaspace, first.threads, last.threads,
                    first.descriptors, last.descriptors);
        }

        /** Each JVM may hold a little more by chance, at the moment when it is looked at. */
        boolean isNoMoreThan(Growth plain) {
            return last.heap - first.heap <= plain.last.heap - plain.first.heap + 4 * jvms
                    && last.metaspace - first.metaspace <= plain.last.metaspace - plain.first.metaspace + jvms
                    && last.threads - first.threads <= plain.last.threads - plain.first.threads + 3 * jvms
                    && last.descriptors - first.descriptors <= plain.last.descriptors - plain.first.descriptors + 3 * jvms;
        }
    }
}
