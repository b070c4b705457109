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

    /** {@code moving}: elements may have been moved, and so somebody has chosen how. */
    static Run of(List<Setting> settings, boolean dry, long started, boolean moving) {
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
        return (dry ? run : running(run))
                .in(ThisProcess.jdk(), ThisProcess.os(), ThisProcess.pid())
                .between(UtcTime.text(started), UtcTime.text(System.currentTimeMillis()))
                .by(used, others)
                .at(
                        dry ? null : RunName.ofThis(),
                        dry ? null : FilePattern.host(),
                        dry ? EnginePlace.NONE : EnginePlace.ofThis());
    }

    private static Run running(Run run) {
        return run.running(ThisProcess.program()).startedBy(ThisProcess.command(), ThisProcess.classPath());
    }
}
