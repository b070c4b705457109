import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Flink standalone: a JobManager, and two TaskManagers with a third to take the place of one that is killed. */
final class Flink implements Engine {
    private static final String LOGGING = "log4j-console.properties";

    private final String title;
    private final Path home;
    private final Path java;
    private final Path jobJar;

    Flink(String title, Path home, Path java, Path jobJar) {
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
        List<Job> jobs = new ArrayList<>();
        jobs.add(new Job("signals", "`double[]` between operators, sorted by key", "jobs.flink.Signals",
                List.of("8000", "2000")));
        jobs.addAll(Engine.models(data, "jobs.flink.Model", 400_000));
        String folder = data.resolve("state").toString();
        jobs.add(new Job("heap-state", "`ValueState<double[]>` on the heap, checkpoints, and on from a savepoint",
                "jobs.flink.State", List.of("hashmap", "1000000", folder)));
        jobs.add(new Job("rocksdb-state", "the same in RocksDB", "jobs.flink.State",
                List.of("rocksdb", "200000", folder)));
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
        private final Path everyReport;
        private final Map<String, String> environment = new HashMap<>();
        private int jobs;

        Running(Path work, AgentFlag agent) throws Exception {
            this.work = Files.createDirectories(work);
            everyReport = agent == null ? null : Files.createDirectories(work.resolve("reports"));
            Path conf = Files.createDirectories(work.resolve("conf"));
            for (String logging : List.of(LOGGING, "log4j-cli.properties")) {
                Files.copy(home.resolve("conf").resolve(logging), conf.resolve(logging));
            }
            Files.writeString(conf.resolve("config.yaml"), settings(agent));
            environment.put("JAVA_HOME", java.toString());
            environment.put("FLINK_CONF_DIR", conf.toString());
            environment.put("FLINK_LOG_DIR", Files.createDirectories(work.resolve("log")).toString());
            Path log = work.resolve("jobmanager.log");
            daemons.start(log, environment, List.of(home.resolve("bin/jobmanager.sh").toString(), "start-foreground"));
            for (int i = 0; i < 3; i++) {
                workers.add(daemons.start(work.resolve("taskmanager-" + i + ".log"), environment,
                        List.of(home.resolve("bin/taskmanager.sh").toString(), "start-foreground")));
            }
            Daemons.await(log, "Registering TaskManager with ResourceID", 3);
        }

        /** What the distribution sets for newer releases of Java has to stay. */
        private String settings(AgentFlag agent) throws Exception {
            String opens = Files.readAllLines(home.resolve("conf/config.yaml")).stream()
                    .filter(line -> line.strip().startsWith("all: --add-exports"))
                    .map(line -> line.strip().substring("all: ".length()))
                    .findFirst()
                    .orElse("");
            String rest = "" + Daemons.freePort();
            return String.join("\n",
                    "jobmanager.rpc.address: 127.0.0.1",
                    "jobmanager.rpc.port: " + Daemons.freePort(),
                    "jobmanager.bind-host: 127.0.0.1",
                    "jobmanager.memory.process.size: 768m",
                    "rest.address: 127.0.0.1",
                    "rest.bind-address: 127.0.0.1",
                    "rest.port: " + rest,
                    "rest.bind-port: " + rest,
                    "taskmanager.host: 127.0.0.1",
                    "taskmanager.bind-host: 127.0.0.1",
                    "taskmanager.numberOfTaskSlots: 1",
                    "taskmanager.memory.process.size: 1024m",
                    "parallelism.default: 2",
                    "io.tmp.dirs: " + Files.createDirectories(work.resolve("tmp")),
                    "restart-strategy.type: fixed-delay",
                    "restart-strategy.fixed-delay.delay: 1 s",
                    "heartbeat.timeout: 10000",
                    "heartbeat.interval: 2000",
                    "env.java.opts.all: " + opens + (agent == null ? "" : " " + agent.into(everyReport)),
                    "");
        }

        @Override
        public Outcome run(Job job, Path reports) throws Exception {
            Path log = work.resolve("client-" + jobs++ + ".log");
            List<String> command = new ArrayList<>(
                    List.of(home.resolve("bin/flink").toString(), "run", "-c", job.main(), jobJar.toString()));
            command.addAll(job.arguments());
            return Outcome.in(daemons.run(log, environment, command));
        }

        /** The JVMs go on: waits for the next one of each. To be attached to would change what the agent does. */
        @Override
        public void keepReports(Path reports) throws Exception {
            // a report may have been begun before the job ended
            long since = System.currentTimeMillis() + 1000;
            for (ProcessHandle jvm : jvms()) {
                Daemons.awaitReport(everyReport, jvm, since);
            }
            Files.createDirectories(reports);
            try (Stream<Path> files = Files.list(everyReport)) {
                for (Path file : files.filter(name -> name.toString().endsWith(".json")).toList()) {
                    Files.copy(file, reports.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }

        @Override
        public long killWorker(Path reports) throws Exception {
            for (int tried = 0; tried < 6000; tried++) {
                for (int i = 0; i < workers.size(); i++) {
                    String log = Files.readString(work.resolve("taskmanager-" + i + ".log"));
                    if (log.lastIndexOf("INITIALIZING to RUNNING") > log.lastIndexOf("to FINISHED")
                            && workers.get(i).isAlive()
                            && Daemons.hasReport(everyReport, workers.get(i).pid(), 0)) {
                        workers.get(i).destroyForcibly();
                        return workers.get(i).pid();
                    }
                }
                Thread.sleep(20);
            }
            throw new IllegalStateException("no TaskManager got anything to do");
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
