import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** HDFS and YARN with two nodes in one JVM; each task, and what leads a job, is a JVM of its own. */
final class Hadoop implements Engine {
    private static final String ARRAYS = "jobs.hadoop.Vectors";

    private final String title;
    private final Path home;
    private final Path java;
    private final Path jobJar;

    Hadoop(String title, Path home, Path java, Path jobJar) {
        this.title = title;
        this.home = home;
        this.java = java;
        this.jobJar = jobJar;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public List<Job> jobs(Path data) throws Exception {
        List<Job> jobs = new ArrayList<>(List.of(
                new Job("vectors", "a `Writable` of the program's own, through sequence files, spill, shuffle and merge",
                        ARRAYS, List.of("own", "4000", "2000")),
                new Job("primitives", "the same, with Hadoop's `ArrayPrimitiveWritable`", ARRAYS,
                        List.of("hadoops", "4000", "2000"))));
        jobs.addAll(Engine.models(data, "jobs.hadoop.Model", 20_000));
        return jobs;
    }

    @Override
    public Cluster start(Path work, AgentFlag agent) throws Exception {
        return new Running(work, agent);
    }

    private final class Running implements Cluster {
        private final Daemons daemons = new Daemons();
        private final Path work;
        private final AgentFlag agent;
        private final Map<String, String> environment = new HashMap<>();
        private final Process cluster;
        private int jobs;

        Running(Path work, AgentFlag agent) throws Exception {
            this.work = Files.createDirectories(work);
            this.agent = agent;
            environment.put("JAVA_HOME", java.toString());
            List<String> command = new ArrayList<>(List.of(java.resolve("bin/java").toString(), "-Xmx768m",
                    "--add-opens=java.base/java.lang=ALL-UNNAMED"));
            if (agent != null) {
                command.add(agent.into(work.resolve("daemons")));
            }
            command.addAll(List.of("-Dtest.build.data=" + work.resolve("build"),
                    "-Dtest.build.dir=" + work.resolve("build"), "-cp", jobJar + ":" + home.resolve("*"),
                    "jobs.hadoop.MiniCluster", work.toString(), home.resolve("*").toString()));
            Path log = work.resolve("cluster.log");
            cluster = daemons.start(log, environment, command);
            Daemons.await(log, "cluster is ready", 1);
        }

        @Override
        public Outcome run(Job job, Path reports) throws Exception {
            List<String> command = new ArrayList<>(List.of(java.resolve("bin/java").toString(), "-Xmx256m"));
            if (agent != null) {
                command.add(agent.into(reports));
            }
            command.addAll(List.of("-cp", jobJar + ":" + home.resolve("*"), job.main(),
                    work.resolve("site.xml").toString(), jobJar.toString(), agent == null ? "" : agent.into(reports)));
            command.addAll(job.arguments());
            String output = daemons.run(work.resolve("client-" + jobs++ + ".log"), environment, command);
            Daemons.awaitNoChildren(cluster);
            return Outcome.in(output);
        }

        /** A task attempt that has written a report: YARN starts another. */
        @Override
        public long killWorker(Path reports) throws Exception {
            for (int tried = 0; tried < 6000; tried++) {
                for (ProcessHandle task : jvms()) {
                    String command = String.join(" ", task.info().arguments().orElse(new String[0]));
                    if (command.contains("YarnChild") && Daemons.hasReport(reports, task.pid(), 0)) {
                        task.destroyForcibly();
                        return task.pid();
                    }
                }
                Thread.sleep(20);
            }
            throw new IllegalStateException("no task was at work long enough");
        }

        @Override
        public long cpuMillis() {
            return daemons.cpuMillis();
        }

        @Override
        public List<ProcessHandle> jvms() {
            return daemons.jvms();
        }

        @Override
        public void close() {
            daemons.close();
        }
    }
}
