package dev.standpipe.agent;

import dev.standpipe.agent.jdk.JvmsOwnLoader;
import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import dev.standpipe.report.Observations;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.codec.Backend;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.count.Entries;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.link.Link;
import dev.standpipe.runtime.route.ClassFileSource;
import java.io.DataInputStream;
import java.security.CodeSource;
import java.util.Objects;
import java.util.function.Supplier;

/** Makes the runtime reachable from rewritten code, once, before the first such class is there. */
final class RuntimeLinking implements Runnable, Supplier<String> {
    private final AgentSession session;
    private boolean tried;

    /** There is hardly any stack or memory: no time to use for the first time what all of the JVM needs. */
    private boolean scarce;

    RuntimeLinking(AgentSession session) {
        this.session = session;
    }

    /** If not, rewritten code must not come into being: it would not find what it calls. */
    boolean isEstablished() {
        boolean failed = false;
        synchronized (this) {
            if (!tried) {
                tried = true;
                String whyNot = link();
                if (whyNot != null) {
                    failed = true;
                    String refusal = "rewrites nothing in this JVM: " + whyNot;
                    session.rewritesNothing(refusal);
                    session.log().complain(refusal);
                }
            }
        }
        if (failed && !scarce) {
            AgentProperties.post(session.instrumentation(), null, session);
        }
        return session.refusal() == null;
    }

    private String link() {
        try {
            boolean isThere = Link.isEstablished();
            String closed = isThere ? null : define();
            if (closed != null) {
                return closed;
            }
            return !isThere && session.isPatient() && waits() ? null : begin();
        } catch (Throwable e) {
            scarce = e instanceof VirtualMachineError;
            return e.toString();
        }
    }

    private boolean waits() {
        // before a loop of another thread can have it begin
        session.waits(true);
        boolean waits = Switch.waits(this);
        if (!waits) {
            session.waits(false);
        }
        return waits;
    }

    /** Called from a loop, now that it pays. */
    @Override
    public void run() {
        String whyNot = Rights.own(this);
        session.waits(false);
        if (whyNot != null) {
            session.rewritesNothing("moves nothing in this JVM: " + whyNot);
            session.complain(session.refusal());
        }
    }

    @Override
    public String get() {
        try {
            return begin();
        } catch (ThreadDeath stopped) {
            throw stopped;
        } catch (Throwable e) {
            return e.toString();
        }
    }

    private String begin() {
        String complaint = Codecs.choose(session.options().backend());
        if (complaint != null) {
            session.complain(complaint);
        }
        boolean isThere = Switch.isOn();
        Prefetch.ask(session.options().prefetch());
        oversee();
        ClassFileSource.use(session);
        if (Observations.threadsTellTheirWork()) {
            Sites.countWorks();
        }
        String whyNot = Switch.on();
        if (whyNot == null) {
            sayWhatIsNotUsed(session.options().backend());
            if (isThere) {
                sayWhatComesTooLate();
            }
        }
        return whyNot;
    }

    /** Says what failed, or null. */
    private String define() throws Exception {
        if (JavaVersion.RUNNING < 9) {
            return Link.establish(source());
        }
        define(Link.doorway(source()));
        return null;
    }

    private void define(byte[] classFile) throws ReflectiveOperationException {
        JvmsOwnLoader.of(session.instrumentation()).define(DataInputStream.class, classFile);
    }

    /** Whether loops that nothing is moved for can be counted, for there is something in the JDK that does. */
    boolean counts() {
        try {
            byte[] tally = Link.tally(source());
            if (JavaVersion.RUNNING < 9) {
                Link.define(tally);
            } else {
                define(tally);
            }
            Entries.begin();
            return true;
        } catch (Throwable e) {
            session.complain("does not count how often loops are entered: " + e);
            return false;
        }
    }

    /** The doorway is to be of the runtime's release, and the runtime may be one that the program has brought. */
    private static Class<?> source() {
        return Objects.equals(place(Link.class), place(Agent.class)) ? RuntimeLinking.class : Link.class;
    }

    /** Null for the boot class path. */
    private static Object place(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return source == null || source.getLocation() == null
                ? type.getClassLoader()
                : source.getLocation().toExternalForm();
    }

    /**
     * Users who ask for a native backend want to know. For the others, finding out why one is not used would take time.
     */
    private void sayWhatIsNotUsed(String wanted) {
        if (wanted.equals(Option.BACKEND.standard())) {
            return;
        }
        for (Backend backend : Codecs.backends()) {
            if (backend.name.equals(wanted) && !backend.used) {
                session.complain("does not use the backend " + backend + "; java does its work");
            }
        }
    }

    /**
     * The program has started the engine itself, by transfers by hand or by classes that were rewritten in the build.
     */
    private void sayWhatComesTooLate() {
        for (Option option : new Option[] {Option.PREFETCH, Option.SELFCHECK, Option.JFR}) {
            if (session.options().isArgument(option)) {
                session.complain(
                        option.key() + " does not count: the program had started the engine before the agent came");
            }
        }
    }

    /** Before the engine is there: it never asks again. */
    private void oversee() {
        Options options = session.options();
        if (options.selfcheck() > 0 || options.jfr()) {
            SelfCheckLog.of(session).listen();
        }
    }
}
