package dev.standpipe.report;

import dev.standpipe.file.EnginePlace;
import dev.standpipe.options.Setting;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;

/** One run of a program, or of a scan; or several of them, and then what differs among them is null, or 0. */
public final class Run {
    private final List<Setting> settings;
    private String program;
    private String command;
    private List<String> classPath = Collections.emptyList();
    private String jdk;
    private String os;
    private long pid;
    private String started;
    private String ended;
    private String backend;
    private List<UnusedBackend> others = Collections.emptyList();
    private String name;
    private String host;
    private EnginePlace place = EnginePlace.NONE;
    private Moved moved;
    private List<SmallReads> smallReads = Collections.emptyList();
    private List<WorkRow> works = Collections.emptyList();

    private Run(List<Setting> settings) {
        this.settings = settings;
    }

    /** One of which nothing is known but how it was set. */
    public static Run with(List<Setting> settings) {
        return new Run(Collections.unmodifiableList(settings));
    }

    private Run copy() {
        Run copy = new Run(settings);
        copy.program = program;
        copy.command = command;
        copy.classPath = classPath;
        copy.jdk = jdk;
        copy.os = os;
        copy.pid = pid;
        copy.started = started;
        copy.ended = ended;
        copy.backend = backend;
        copy.others = others;
        copy.name = name;
        copy.host = host;
        copy.place = place;
        copy.moved = moved;
        copy.smallReads = smallReads;
        copy.works = works;
        return copy;
    }

    public Run in(String jdk, String os, long pid) {
        Run run = copy();
        run.jdk = jdk;
        run.os = os;
        run.pid = pid;
        return run;
    }

    /** Its main class or jar. */
    public Run running(String main) {
        Run run = copy();
        run.program = main;
        return run;
    }

    /** As it was started, without secrets, and the jars and folders of its class path. */
    public Run startedBy(String command, List<String> classPath) {
        Run run = copy();
        run.command = command;
        run.classPath = Collections.unmodifiableList(classPath);
        return run;
    }

    public Run between(String started, String ended) {
        Run run = copy();
        run.started = started;
        run.ended = ended;
        return run;
    }

    public Run by(String backend, List<UnusedBackend> others) {
        Run run = copy();
        run.backend = backend;
        run.others = Collections.unmodifiableList(others);
        return run;
    }

    /** {@code name} is what no other run is called; null for several, or if it is not known, as is the host. */
    public Run at(String name, String host, EnginePlace place) {
        Run run = copy();
        run.name = name;
        run.host = host;
        run.place = place;
        return run;
    }

    /** For one of several: its part of their sums. */
    public Run having(Moved moved) {
        Run run = copy();
        run.moved = moved;
        return run;
    }

    public Run reading(List<SmallReads> files) {
        Run run = copy();
        run.smallReads = Collections.unmodifiableList(files);
        return run;
    }

    /** One row for each work that an engine had for its threads. */
    public Run workingAt(List<WorkRow> rows) {
        Run run = copy();
        run.works = WorkRow.sums(rows);
        return run;
    }

    /** The first of them, for people. */
    public List<WorkRow> busiestWorks() {
        return WorkRow.busiest(works);
    }

    /** In the order of their names; empty where no thread is named after its work. */
    public List<WorkRow> works() {
        return works;
    }

    /** By file, as far as there was something to see. */
    public List<SmallReads> smallReads() {
        return smallReads;
    }

    public String name() {
        return name;
    }

    public String host() {
        return host;
    }

    public EnginePlace place() {
        return place;
    }

    /** Null where the totals of its report say it, or nobody knows. */
    public Moved moved() {
        return moved;
    }

    /** Null if it is not known. */
    public String program() {
        return program;
    }

    /** Without what looks like a secret; null if it is not known. */
    public String command() {
        return command;
    }

    /** Empty if it is not known. */
    public List<String> classPath() {
        return classPath;
    }

    public String jdk() {
        return jdk;
    }

    public String os() {
        return os;
    }

    /** 0 if it is not known. */
    public long pid() {
        return pid;
    }

    /** In UTC, as ISO 8601 has it, so that the order of the letters is that of the times. */
    public String started() {
        return started;
    }

    public String ended() {
        return ended;
    }

    /** How long it was until its report, in words, or null. */
    public String duration() {
        long seconds = seconds(ended) - seconds(started);
        if (started == null || ended == null || seconds < 0 || seconds(started) < 0) {
            return null;
        }
        return "ran for "
                + (seconds < 120 ? seconds + " s" : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h");
    }

    /** Since 1970, or less than 0 for what is no time. A formatter of the JDK would take milliseconds. */
    private static long seconds(String time) {
        if (time == null || !time.matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ")) {
            return -1;
        }
        int[] parts = new int[6];
        int[] at = {0, 5, 8, 11, 14, 17};
        for (int k = 0; k < at.length; k++) {
            parts[k] = Integer.parseInt(time.substring(at[k], at[k] + (k == 0 ? 4 : 2)));
        }
        return LocalDate.ofEpochDay(0)
                                .plusYears(parts[0] - 1970)
                                .plusMonths(parts[1] - 1)
                                .plusDays(parts[2] - 1)
                                .toEpochDay()
                        * 86_400
                + parts[3] * 3600
                + parts[4] * 60
                + parts[5];
    }

    public List<Setting> settings() {
        return settings;
    }

    /** The backend that moved the bytes, or null if nothing was to be moved. */
    public String backend() {
        return backend;
    }

    public List<UnusedBackend> others() {
        return others;
    }

    /** Whether classes were only looked at, so that "rewritten" means "would be". */
    public boolean isDry() {
        for (Setting setting : settings) {
            if (setting.key().equals("dryrun")) {
                return setting.value().equals("true");
            }
        }
        return false;
    }
}
