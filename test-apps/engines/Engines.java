import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Runs jobs on clusters without the agent and with it, in turns, and says what became of them. */
final class Engines {
    private static final String USAGE = "Engines.java PAGE AGENT_JAR WORK ROUNDS ENGINE=HOME:JAVA:JOB_JAR…";

    private final Path agent;
    private final Path work;
    private final int rounds;
    private final EnginesPage page;
    private boolean same = true;

    private Engines(Path agent, Path work, int rounds, EnginesPage page) {
        this.agent = agent;
        this.work = work;
        this.rounds = rounds;
        this.page = page;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length < 5) {
            throw new IllegalArgumentException(USAGE);
        }
        EnginesPage page = new EnginesPage(Path.of(arguments[0]), Integer.parseInt(arguments[3]));
        Engines engines = new Engines(
                Path.of(arguments[1]), Path.of(arguments[2]), Integer.parseInt(arguments[3]), page);
        for (String named : List.of(arguments).subList(4, arguments.length)) {
            String[] parts = named.split("[=:]");
            engines.run(parts[0], Engine.of(parts[0], Path.of(parts[1]), Path.of(parts[2]), Path.of(parts[3])));
        }
        System.exit(engines.same ? 0 : 1);
    }

    private void run(String name, Engine engine) throws Exception {
        Path here = work.resolve(name);
        List<Engine.Job> jobs = engine.jobs(Files.createDirectories(here.resolve("data")));
        String options = ",log=quiet,cache=" + here.resolve("cache");
        Map<Engine.Job, Figures> figures = new LinkedHashMap<>();
        try (Engine.Cluster plain = engine.start(here.resolve("plain"), null);
                Engine.Cluster helped = engine.start(here.resolve("agent"), new Engine.AgentFlag(agent, options))) {
            for (Engine.Job job : jobs) {
                Figures taken = new Figures();
                figures.put(job, taken);
                for (int round = 0; round <= rounds; round++) {
                    Path reports = here.resolve("reports/" + job.name() + "/" + round);
                    boolean plainFirst = round % 2 == 0;
                    for (boolean isPlain : new boolean[] {plainFirst, !plainFirst}) {
                        taken.add(isPlain, isPlain ? plain : helped, job, reports);
                    }
                    if (round == 0) {
                        helped.keepReports(reports);
                    }
                    page.look();
                    System.err.println(name + " " + job.name() + " " + taken.lastRound());
                }
                same &= taken.isSame();
            }
            page.look();
        }
        // more often: the one that is killed must have written one
        Engine.AgentFlag often = new Engine.AgentFlag(agent, 5, options);
        try (Engine.Cluster harmed = engine.start(here.resolve("harmed"), often)) {
            String expected = figures.get(jobs.get(0)).result();
            kill(engine.title(), harmed, jobs.get(0), expected, here.resolve("reports/killed"));
        }
        Map<Engine.Job, Path> untouched = new LinkedHashMap<>();
        Engine.AgentFlag dry = new Engine.AgentFlag(agent, ",log=quiet,dryrun=true,profile=full");
        try (Engine.Cluster watched = engine.start(here.resolve("dry"), dry)) {
            for (Engine.Job job : jobs) {
                Path reports = here.resolve("reports/" + job.name() + "/dry");
                same &= watched.run(job, reports).result().equals(figures.get(job).result());
                watched.keepReports(reports);
                untouched.put(job, reports);
            }
        }
        page.add(engine.title(), figures, here.resolve("reports"), untouched);
        page.write();
    }

    private void kill(String title, Engine.Cluster cluster, Engine.Job job, String expected, Path reports)
            throws Exception {
        List<Long> killed = new ArrayList<>();
        List<Exception> failed = new ArrayList<>();
        Thread killer = new Thread(() -> {
            try {
                killed.add(cluster.killWorker(reports));
            } catch (Exception e) {
                failed.add(e);
            }
        });
        killer.start();
        String result = cluster.run(job, reports).result();
        killer.join();
        cluster.keepReports(reports);
        if (!failed.isEmpty()) {
            throw failed.get(0);
        }
        same &= result.equals(expected);
        try (Stream<Path> files = Files.list(reports)) {
            List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
            String line = title + ": process " + killed.get(0) + " killed, result "
                    + (result.equals(expected) ? "as before" : "DIFFERS: " + result) + ", reports: " + names;
            System.err.println(line);
            page.killed(title, result.equals(expected), killed.get(0), names);
        } catch (IOException none) {
            throw new IOException("no reports after a kill in " + reports, none);
        }
    }
}
