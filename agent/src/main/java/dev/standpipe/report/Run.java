package dev.standpipe.report;

import dev.standpipe.options.Setting;
import java.util.Collections;
import java.util.List;

/** One run of a program, or of a scan; or several of them, and then what differs among them is null, or 0. */
public final class Run {
    private final String jdk;
    private final String os;
    private final long pid;
    private final String started;
    private final String ended;
    private final List<Setting> settings;
    private final String backend;
    private final List<UnusedBackend> others;

    public Run(
            String jdk,
            String os,
            long pid,
            String started,
            String ended,
            List<Setting> settings,
            String backend,
            List<UnusedBackend> others) {
        this.jdk = jdk;
        this.os = os;
        this.pid = pid;
        this.started = started;
        this.ended = ended;
        this.settings = Collections.unmodifiableList(settings);
        this.backend = backend;
        this.others = Collections.unmodifiableList(others);
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
