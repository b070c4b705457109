package dev.standpipe.report;

import dev.standpipe.options.Setting;
import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reports that no run makes. */
public final class SampleReports {
    private SampleReports() {}

    /** Wherever a name or a text can be, it is this one. */
    public static Report with(String name) {
        Activity activity = new Activity(
                1,
                2,
                8,
                0,
                new long[] {1, 0, 0},
                Arrays.asList(new Declined(name, name, 1, name)),
                Collections.singletonMap(name, name));
        Setting setting = new Setting(name, name, name);
        Run run = Run.with(Arrays.asList(setting))
                .running(name)
                .startedBy(name, Arrays.asList(name, name))
                .in(name, name, 1)
                .between(name, name)
                .by(name, Arrays.asList(new UnusedBackend(name, name)))
                .workingAt(Arrays.asList(new WorkRow(name, 1, 1, 1, 1)))
                .reading(Arrays.asList(
                        SmallReads.unbuffered(name, 1, 1, 1),
                        SmallReads.buffered(name, 1, 1, Collections.singletonMap(name, 1L))));
        return new Report(
                name,
                Arrays.asList(run),
                new ClassCounts(1, 1, 1, 0, 0),
                Arrays.asList(site(name, name, 1, null, activity), site(name, name, 2, name, Activity.NONE)));
    }

    /** Of one of many workers, with so many loops of twenty packages, each of which did something. */
    public static Report of(List<Setting> settings, int worker, int loops) {
        List<SiteRow> sites = new ArrayList<>();
        for (int k = 0; k < loops; k++) {
            String name = "com/example/importer/part" + k % 20 + "/Loader" + k;
            sites.add(
                    k % 3 == 0
                            ? declined(name, k, "CALL_IN_LOOP").spending(new Spent(k, k * 1_000_000L, k * 500_000L))
                            : rewritten(name, k, activity(10, 1000 * k, 4000 * k)));
        }
        Run run = Run.with(settings)
                .in("jdk", "os", worker)
                .between("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z")
                .by("java", Collections.<UnusedBackend>emptyList());
        return new Report("1", Arrays.asList(run), new ClassCounts(10, 2, 1, 0, 3), sites);
    }

    public static Report of(SiteRow... sites) {
        Run run = Run.with(Collections.<Setting>emptyList())
                .in("jdk", "os", 7)
                .between("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z")
                .by("java", Collections.<UnusedBackend>emptyList());
        return new Report("1", Arrays.asList(run), new ClassCounts(10, 2, 1, 0, 3), Arrays.asList(sites));
    }

    public static SiteRow rewritten(String name, int instruction, Activity activity) {
        return site(name, "a bulk transfer goes before the loop", instruction, null, activity);
    }

    /** Of several elements each, the first of which is an int. */
    public static SiteRow records(String name, Activity activity) {
        return new SiteRow(
                new Place(name, name, "()V", name, 1, 1),
                new Carried(Direction.READ, "int", name),
                "ReadRecords",
                null,
                "a bulk transfer goes before the loop",
                activity);
    }

    public static SiteRow of(Finding finding) {
        return SiteRow.of(finding, Activity.NONE);
    }

    public static SiteRow declined(String name, int instruction, String reason) {
        return site(name, "because", instruction, reason, Activity.NONE);
    }

    public static Activity activity(long calls, long elements, long bytes) {
        return new Activity(calls, elements, bytes, 0, new long[] {calls, 0, 0}, Collections.<Declined>emptyList());
    }

    private static SiteRow site(String name, String explanation, int instruction, String reason, Activity activity) {
        return new SiteRow(
                new Place(name, name, "()V", name, instruction, instruction),
                new Carried(Direction.READ, "int", name),
                reason == null ? "ReadArray" : null,
                reason,
                explanation,
                activity);
    }
}
