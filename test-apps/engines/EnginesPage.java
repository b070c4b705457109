import dev.standpipe.report.Amounts;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.RunGroup;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.WorkRow;
import dev.standpipe.report.format.Reports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** The page about the engines, made of figures and of the reports that their JVMs have written. */
final class EnginesPage {
    private static final int MOST_LOOPS = 8;

    private final Path file;
    private final int rounds;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder kills = new StringBuilder();
    private double mostLoad;

    EnginesPage(Path file, int rounds) {
        this.file = file;
        this.rounds = rounds;
    }

    /** To be called now and then: figures of a busy machine have to be called so. */
    void look() throws IOException {
        mostLoad = Math.max(mostLoad, Double.parseDouble(Files.readString(Path.of("/proc/loadavg")).split(" ")[0]));
    }

    void killed(String what, boolean same, long pid, List<String> reports) {
        boolean left = reports.stream().anyMatch(name -> name.contains("-" + pid + "-"));
        kills.append("- %s: process %d was killed while it worked. The result was %s; %d JVMs had left a report, %s.\n"
                .formatted(what, pid, same ? "the same" : "ANOTHER", reports.size(),
                        left ? "the killed one among them" : "but NOT the killed one"));
    }

    void add(String title, Map<Engine.Job, Figures> figures, Path reports, Map<Engine.Job, Path> untouched)
            throws Exception {
        text.append("\n## ").append(title).append("\n\n")
                .append("| job | result | first run, seconds, without and with | ratio | later runs, seconds | ratio ")
                .append("| processor seconds | ratio | its phase, seconds | times ")
                .append("| moved in bulk | calls left to the loops | in loops, without transfers |\n")
                .append("|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
        for (Map.Entry<Engine.Job, Figures> entry : figures.entrySet()) {
            row(entry.getKey(), entry.getValue(), reports, read(untouched.get(entry.getKey())));
        }
        for (Engine.Job job : figures.keySet()) {
            loops(job, read(reports.resolve(job.name() + "/0")));
        }
    }

    private void row(Engine.Job job, Figures figures, Path reports, Report untouched) throws Exception {
        Report helped = read(reports.resolve(job.name() + "/0"));
        long declined = helped.runs().stream().mapToLong(run -> run.moved().declinedCalls()).sum();
        text.append("| ").append(job.name()).append(": ").append(job.what()).append(" | ")
                .append(figures.isSame() ? "same" : "DIFFERS").append(" | ")
                .append(pair(figures.plain.get(0).wallMillis(), figures.helped.get(0).wallMillis())).append(" | ")
                .append(pair(figures, Figures.Run::wallMillis)).append(" | ")
                .append(pair(figures, Figures.Run::cpuMillis)).append(" | ")
                .append(phase(figures)).append(" | ")
                .append(Amounts.bytes(helped.totals().bytes())).append(" | ")
                .append(Amounts.count(declined)).append(" | ")
                .append(Amounts.nanos(untouched.totals().spent().nanos())).append(" |\n");
    }

    private static String phase(Figures figures) {
        long plain = Figures.median(figures.plain, Figures.Run::phaseMillis);
        long helped = Figures.median(figures.helped, Figures.Run::phaseMillis);
        return plain == 0 || helped == 0
                ? "– | –"
                : String.format(Locale.ROOT, "%.2f, %.2f | %.1f", plain / 1e3, helped / 1e3, plain / (double) helped);
    }

    private static String pair(Figures figures, ToLongFunction<Figures.Run> part) {
        return pair(Figures.median(figures.plain, part), Figures.median(figures.helped, part));
    }

    private static String pair(long plain, long helped) {
        return String.format(Locale.ROOT, "%.1f, %.1f | %.2f", plain / 1e3, helped / 1e3, helped / (double) plain);
    }

    private void loops(Engine.Job job, Report report) {
        text.append("\n### ").append(job.name()).append("\n\n");
        for (RunGroup group : RunGroup.of(report.runs())) {
            String kind = group.title().replaceAll("app-[0-9-]+, ", "").replaceAll(" on [^ ]+$", "");
            text.append("- %s, %s: %s\n"
                    .formatted(kind, Amounts.count(group.runs(), "JVM", "JVMs"), group.moved().inWords()));
            for (WorkRow work : group.works()) {
                text.append("  - %s: %s\n".formatted(work.title(), work.inWords()));
            }
        }
        text.append("\n| loop | moved in bulk | left to the loop |\n|---|---|---|\n");
        report.sites().stream()
                .filter(site -> site.activity().bytes() > 0 || site.activity().declinedCalls() > 0)
                .sorted(Comparator.comparingLong(EnginesPage::weight).reversed())
                .limit(MOST_LOOPS)
                .forEach(this::loop);
    }

    private static long weight(SiteRow site) {
        return site.activity().bytes() + site.spent().nanos() / 1000 + site.activity().declinedCalls();
    }

    private void loop(SiteRow site) {
        List<String> left = new ArrayList<>();
        for (Declined because : site.activity().declined()) {
            left.add(because.count() + " × `" + because.reason() + "` (`" + because.receiver() + "`)");
        }
        text.append("| `").append(site.place().className().replace('/', '.')).append('.').append(site.place().method())
                .append("` | ").append(Amounts.bytes(site.activity().bytes())).append(" | ")
                .append(String.join(", ", left)).append(" |\n");
    }

    private static Report read(Path folder) throws Exception {
        List<Report> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path one : files.sorted().toList()) {
                all.add(Reports.read(one));
            }
        }
        return Reports.merge(all);
    }

    void write() throws Exception {
        String head = """
                # Jobs on engines

                Written by `.ci/engines`, which starts clusters of several JVMs on one machine and runs the jobs of
                `test-apps/engines` there: without the agent, and with it in every JVM. Seconds are those of whole jobs,
                from the command to its end, with all JVMs that it starts; processor seconds are those of the whole
                cluster meanwhile. The first run of each job meets classes and streams that no JVM of the agent has met,
                and fills the cache that it has for each cluster (`cache=`); what follows it is the median of %s, in
                turns, on %d processors whose load was up to %.0f. Each JVM writes a report every 30 seconds. *Its phase*
                is what all tasks took to load what they load element by element, or to use what they keep as state,
                where a job measures that.
                *In loops* is the time of all threads in loops that carry single elements, as sampled in one run with
                `dryrun=true,profile=full`: no more than that can be saved.
                """;
        int processors = Runtime.getRuntime().availableProcessors();
        String measured = head.formatted(Amounts.count(rounds, "run", "runs"), processors, mostLoad);
        Files.writeString(file, measured + text + "\n## Killed in the middle\n\n" + kills + "\n[Back to the evidence](README.md)\n");
        System.err.println("wrote " + file);
    }
}
