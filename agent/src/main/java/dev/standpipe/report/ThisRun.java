package dev.standpipe.report;

import dev.standpipe.file.EnginePlace;
import dev.standpipe.file.FilePattern;
import dev.standpipe.file.RunName;
import dev.standpipe.file.ThisProcess;
import dev.standpipe.file.UtcTime;
import dev.standpipe.options.Setting;
import dev.standpipe.runtime.codec.Backend;
import dev.standpipe.runtime.codec.Codecs;
import java.util.ArrayList;
import java.util.List;

/** What is to be said of the run of the program that this JVM is for. */
final class ThisRun {
    private ThisRun() {}

    /**
     * {@code runs}: it is the program's and not that of a scan. {@code moving}: elements may have been moved, and so
     * somebody has chosen how.
     */
    static Run of(List<Setting> settings, boolean runs, long started, boolean moving) {
        String used = null;
        List<UnusedBackend> others = new ArrayList<>();
        if (moving) {
            for (Backend backend : Codecs.backends()) {
                if (backend.whyNot == null) {
                    used = backend.name;
                } else {
                    others.add(new UnusedBackend(backend.name, backend.whyNot));
                }
            }
        }
        Run run = Run.with(new ArrayList<>(settings));
        return (runs ? running(run) : run)
                .in(ThisProcess.jdk(), ThisProcess.os(), ThisProcess.pid())
                .between(UtcTime.text(started), UtcTime.text(System.currentTimeMillis()))
                .by(used, others)
                .at(
                        runs ? RunName.ofThis() : null,
                        runs ? FilePattern.host() : null,
                        runs ? EnginePlace.ofThis() : EnginePlace.NONE);
    }

    private static Run running(Run run) {
        return run.running(ThisProcess.program()).startedBy(ThisProcess.command(), ThisProcess.classPath());
    }
}
