import java.nio.file.Path;
import java.util.List;

/** A distributed engine: how a cluster of it is started, and which jobs are run there. */
interface Engine {
    String title();

    /** Makes the data that the jobs read, below the folder. */
    List<Job> jobs(Path data) throws Exception;

    /** {@code agent} is what follows -javaagent: in all JVMs, with its report into the given folder; null for none. */
    Cluster start(Path work, AgentFlag agent) throws Exception;

    record Job(String name, String what, String main, List<String> arguments) {}

    /** Makes the JVM option for reports in a folder. */
    record AgentFlag(Path jar, String options) {
        String into(Path reports) {
            return "-javaagent:" + jar + "=report=" + reports + "/,report-every=5s" + options;
        }
    }

    /** One that runs. */
    interface Cluster extends AutoCloseable {
        /** Returns the line that the job prints as its result. */
        String run(Job job, Path reports) throws Exception;

        /** Kills, as by power failure, a JVM that works on a job; returns its process. Waits until there is one. */
        long killWorker() throws Exception;

        long cpuMillis();

        /** Sees to it that the reports of the last job are in the folder. */
        default void keepReports(Path reports) throws Exception {}

        @Override
        void close() throws Exception;
    }

    static String resultIn(String output) {
        return output.lines()
                .filter(line -> line.startsWith("result "))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a job printed no result: " + output));
    }
}
