package dev.standpipe.agent;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.link.JavaVersion;

/** Makes the runtime reachable from rewritten code, once, before the first such class is there. */
final class Linking {
    private final Watch watch;
    private boolean tried;
    private boolean established;

    Linking(Watch watch) {
        this.watch = watch;
    }

    /** If not, rewritten code must not come into being: it would not find what it calls. */
    synchronized boolean isEstablished() {
        if (!tried) {
            tried = true;
            String whyNot = link();
            established = whyNot == null;
            if (!established) {
                watch.log().info("rewrites nothing in this JVM: " + whyNot);
            }
        }
        return established;
    }

    private String link() {
        try {
            String complaint = Codecs.choose(watch.options().backend());
            if (complaint != null) {
                watch.log().info(complaint);
            }
            if (JavaVersion.RUNNING >= 9) {
                ((Opening) Class.forName("dev.standpipe.agent.ModuleOpening")
                                .getDeclaredConstructor()
                                .newInstance())
                        .open(watch.instrumentation());
            }
            return Switch.on();
        } catch (Throwable e) {
            return e.toString();
        }
    }

    synchronized boolean hasSucceeded() {
        return established;
    }
}
