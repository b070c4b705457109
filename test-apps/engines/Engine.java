import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import jobs.common.Weights;

/** A distributed engine: how a cluster of it is started, and which jobs are run there. */
interface Engine {
    String PHASE = "phase ";

    /** {@code name} is the engine's, with its release. */
    static Engine of(String name, Path home, Path java, Path jobs) {
        String title = Character.toUpperCase(name.charAt(0)) + name.substring(1).replace('-', ' ');
        return switch (name.substring(0, name.indexOf('-'))) {
            case "flink" -> new Flink(title, home, java, jobs);
            case "hadoop" -> new Hadoop(title, home, java, jobs);
            case "spark" -> new Spark(title, home, java, jobs);
            default -> throw new IllegalArgumentException("there is no engine " + name);
        };
    }

    String title();

    /** Two jobs that score so many records by a model, which their tasks read from a file: without a buffer, and with one. */
    static List<Job> models(Path data, String main, int records) throws IOException {
        File model = data.resolve("model").toFile();
        Weights.store(model, 4_000_000);
        String file = model.getPath();
        return List.of(
                new Job("model", "each task loads a model of 16 MB, without a buffer", main,
                        List.of(file, "as-opened", "" + records)),
                new Job("buffered-model", "the same, with a `BufferedInputStream`", main,
                        List.of(file, "buffered", "" + records)));
    }

    /** Makes the data that the jobs read, below the folder. */
    List<Job> jobs(Path data) throws Exception;

    /** {@code agent} is what follows -javaagent: in all JVMs, with its report into the given folder; null for none. */
    Cluster start(Path work, AgentFlag agent) throws Exception;

    /** One that {@code lasts} takes the time in milliseconds as one argument more, and repeats itself until then. */
    record Job(String name, String what, String main, List<String> arguments, boolean lasts) {
        Job(String name, String what, String main, List<String> arguments) {
            this(name, what, main, arguments, false);
        }

        Job lasting() {
            return new Job(name, what, main, arguments, true);
        }

        Job untilThen(long millis) {
            List<String> more = new ArrayList<>(arguments);
            if (lasts) {
                more.add("" + millis);
            }
            return new Job(name, what, main, more, lasts);
        }
    }

    /** Makes the JVM option for reports in a folder. */
    record AgentFlag(Path jar, int reportSeconds, String options) {
        /** With a report as often as the documentation recommends. */
        AgentFlag(Path jar, String options) {
            this(jar, 30, options);
        }

        String into(Path reports) {
            return "-javaagent:" + jar + "=report=" + reports + "/,report-every=" + reportSeconds + "s" + options;
        }
    }

    /** One that runs. */
    interface Cluster extends AutoCloseable {
        Outcome run(Job job, Path reports) throws Exception;

        /**
         * Kills, as by power failure, a JVM that works on a job, with its reports in that folder; returns its process.
         * Waits until there is one.
         */
        long killWorker(Path reports) throws Exception;

        long cpuMillis();

        /** Its JVMs that run now. */
        List<ProcessHandle> jvms();

        /** Sees to it that the reports of the last job are in the folder. */
        default void keepReports(Path reports) throws Exception {}

        @Override
        void close() throws Exception;
    }

    /** The line that a job prints as its result, and how long all its tasks were in their loops, if it measures that. */
    record Outcome(String result, OptionalLong phaseMillis) {
        static Outcome in(String output) {
            String result = output.lines()
                    .filter(line -> line.startsWith("result "))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("a job printed no result: " + output));
            OptionalLong phase = output.lines()
                    .filter(line -> line.startsWith(PHASE))
                    .mapToLong(line -> Long.parseLong(line.substring(PHASE.length())))
                    .findFirst();
            return new Outcome(result, phase);
        }
    }
}
