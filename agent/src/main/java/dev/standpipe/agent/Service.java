package dev.standpipe.agent;

import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import java.lang.instrument.Instrumentation;

/** All of the agent but its door. */
public final class Service implements Attendant {
    private Watch watch;
    /** How it stands while nobody watches. */
    private String state = Bulletin.ABSENT;

    @Override
    public synchronized String attend(String arguments, Instrumentation instrumentation, boolean atStart) {
        Options options = null;
        try {
            if (!atStart && watch == null && CommandLine.isThis(arguments)) {
                return null;
            }
            options = Options.of(arguments);
            String refusal = null;
            if (watch == null) {
                refusal = options.enabled()
                        ? begin(options, instrumentation)
                        : stayOut(options, instrumentation, atStart);
            } else if (atStart) {
                watch.log().info("is named twice on the command line, the second -javaagent does nothing");
            } else {
                refusal = watch.obey(options);
            }
            return atStart || Bulletin.post(instrumentation, refusal, watch, state) ? null : refusal;
        } catch (Throwable e) {
            return giveUp(e, options != null && options.quiet(), instrumentation);
        }
    }

    /** Returns what keeps it from helping, or null. */
    private String begin(Options options, Instrumentation instrumentation) {
        Log log = new Log(options.quiet(), options.debug());
        if (state.equals(Bulletin.OFF) && Copies.release(instrumentation)) {
            state = Bulletin.ABSENT + ", and what was rewritten in the build goes on";
            log.info(state);
            return null;
        }
        state = Bulletin.ABSENT;
        Watch begun = new Watch(options, log, instrumentation);
        String refusal = begun.start();
        watch = begun;
        return refusal;
    }

    /** Whoever said himself that it is not to be on has got what he wants, where the loops were rewritten in the build, too. Returns what is left to say to others. */
    private String stayOut(Options options, Instrumentation instrumentation, boolean atStart) {
        if (!options.isArgument(Option.ENABLED)) {
            return "is told not to start: " + options.setting(Option.ENABLED);
        }
        if (!atStart) {
            Copies.hold(instrumentation);
            state = Bulletin.OFF;
            new Log(options.quiet(), options.debug()).info(Watch.OFF);
        }
        return null;
    }

    private String giveUp(Throwable e, boolean quiet, Instrumentation instrumentation) {
        try {
            String line = "did not start, the program runs without it: " + e
                    + (e instanceof SecurityException ? "; the policy must grant it java.security.AllPermission" : "");
            new Log(quiet, false).info(line);
            return Bulletin.post(instrumentation, line, watch) ? null : line;
        } catch (Throwable noMemory) {
            // and so does the program
            return null;
        }
    }
}
