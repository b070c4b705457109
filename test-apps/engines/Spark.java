import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Spark standalone: a master, two workers, and for each job a driver and two executors. */
final class Spark implements Engine {
    private final String title;
    private final Path home;
    private final Path java;
    private final Path jobJar;

    Spark(String title, Path home, Path java, Path jobJar) {
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
        Path files = Files.createDirectories(data.resolve("numbers"));
        for (int k = 0; k < 8; k++) {
            Path file = files.resolve("part-" + k);
            try (DataOutputStream out =
                    new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
                out.writeInt(1_000_000);
                for (int i = 0; i < 1_000_000; i++) {
                    out.writeFloat((i * 7 + k) % 1000);
                }
            }
        }
        List<Job> jobs = new ArrayList<>(List.of(
                new Job("vectors", "`writeObject` and `readObject` loops in a shuffle and a broadcast",
                        "jobs.spark.Vectors", List.of("400", "20000"))
                        .lasting(),
                new Job("sketches", "CountMinSketch, BloomFilter and RoaringBitmap, merged", "jobs.spark.Sketches",
                        List.of("8", "100000")),
                new Job("files", "`readFloat` on the streams of `binaryFiles`", "jobs.spark.Files",
                        List.of(files.toUri().toString(), "as-opened")),
                new Job("buffered-files", "the same, with a `BufferedInputStream` between", "jobs.spark.Files",
                        List.of(files.toUri().toString(), "buffered"))));
        jobs.addAll(Engine.models(data, "jobs.spark.Model", 400_000));
        return jobs;
    }

    @Override
    public Cluster start(Path work, AgentFlag agent) throws Exception {
        return new Running(work, agent);
    }

    private final class Running implements Cluster {
        private final Daemons daemons = new Daemons();
        private final List<Process> workers = new ArrayList<>();
        private final Path work;
        private final AgentFlag agent;
        private final Map<String, String> environment = new HashMap<>();
        private final String master;
        private int jobs;

        /** Of the job that runs, or null. */
        private volatile Path log;

        Running(Path work, AgentFlag agent) throws Exception {
            this.work = Files.createDirectories(work);
            this.agent = agent;
            environment.put("SPARK_HOME", home.toString());
            environment.put("JAVA_HOME", java.toString());
            environment.put("SPARK_CONF_DIR", Files.createDirectories(work.resolve("conf")).toString());
            environment.put("SPARK_LOCAL_IP", "127.0.0.1");
            environment.put("SPARK_LOCAL_DIRS", Files.createDirectories(work.resolve("local")).toString());
            environment.put("SPARK_DAEMON_MEMORY", "256m");
            Map<String, String> ofDaemons = new HashMap<>(environment);
            if (agent != null) {
                ofDaemons.put("SPARK_DAEMON_JAVA_OPTS", agent.into(work.resolve("daemons")));
            }
            String script = home.resolve("bin/spark-class").toString();
            int port = Daemons.freePort();
            master = "spark://127.0.0.1:" + port;
            Path log = work.resolve("master.log");
            daemons.start(log, ofDaemons, List.of(script, "org.apache.spark.deploy.master.Master", "--host",
                    "127.0.0.1", "--port", "" + port, "--webui-port", "0"));
            for (int i = 0; i < 2; i++) {
                workers.add(daemons.start(work.resolve("worker-" + i + ".log"), ofDaemons,
                        List.of(script, "org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--cores", "1",
                                "--memory", "1g", "--webui-port", "0", "--work-dir",
                                work.resolve("worker-" + i).toString(), master)));
            }
            Daemons.await(log, "Registering worker", 2);
        }

        @Override
        public Outcome run(Job job, Path reports) throws Exception {
            log = work.resolve("driver-" + jobs++ + ".log");
            List<String> command = new ArrayList<>(List.of(home.resolve("bin/spark-submit").toString(), "--master",
                    master, "--driver-memory", "512m", "--executor-memory", "768m", "--conf", "spark.ui.enabled=false",
                    "--conf", "spark.driver.bindAddress=127.0.0.1", "--conf", "spark.driver.host=127.0.0.1"));
            if (agent != null) {
                command.addAll(List.of("--driver-java-options", agent.into(reports), "--conf",
                        "spark.executor.extraJavaOptions=" + agent.into(reports)));
            }
            command.addAll(List.of("--class", job.main(), jobJar.toString()));
            command.addAll(job.arguments());
            String output = daemons.run(log, environment, command);
            log = null;
            for (Process worker : workers) {
                Daemons.awaitNoChildren(worker);
            }
            return Outcome.in(output);
        }

        @Override
        public long killWorker(Path reports) throws Exception {
            Path running = log;
            for (int tried = 0; running == null; tried++) {
                if (tried == 2000) {
                    throw new IllegalStateException("no job was begun");
                }
                Thread.sleep(20);
                running = log;
            }
            Daemons.await(running, "Finished task", 1);
            // the worker, too: it would start another one
            Process worker = workers.get(1);
            ProcessHandle executor = worker.descendants()
                    .filter(child -> child.info().command().isPresent())
                    .findFirst()
                    .orElseThrow();
            worker.destroyForcibly();
            executor.destroyForcibly();
            return executor.pid();
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
