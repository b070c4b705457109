package dev.standpipe.agent;

import dev.standpipe.agent.jdk.JvmsOwnLoader;
import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.codec.Backend;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.link.Link;
import dev.standpipe.runtime.route.ClassFileSource;
import java.io.DataInputStream;
import java.security.CodeSource;
import java.util.Objects;

/** Makes the runtime reachable from rewritten code, once, before the first such class is there. */
final class RuntimeLinking {
    /** Another agent may hold a lock that the thread beside needs, and wait for whoever waits for it. */
    private static final long LONGEST_WAIT = 3_000_000_000L;

    private static final int SLICE_MILLIS = 20;

    /** After so many looks at the thread, which waits for nobody else, it waits for a lock that it will not get. */
    private static final int STUCK = 3;

    private static final int NOT_YET = 0;
    private static final int UNDER_WAY = 1;
    private static final int OVER = 2;

    private final AgentSession session;
    private final Thread beside;
    private int progress = NOT_YET;
    private volatile boolean established;
    private long patience = LONGEST_WAIT;

    /** Whether no thread need be asked for again. */
    private boolean besideTried;

    /** There is hardly any stack or memory: no time to use for the first time what all of the JVM needs. */
    private boolean scarce;

    /** {@code beside} calls {@link #work}. */
    RuntimeLinking(AgentSession session, Thread beside) {
        this.session = session;
        this.beside = beside;
    }

    synchronized boolean hasBegun() {
        return progress != NOT_YET || besideTried;
    }

    /** Has it done beside the program, where there is a processor for that: a class is analysed that will need it. */
    synchronized void begin() {
        besideTried = true;
        if (progress != NOT_YET
                || Runtime.getRuntime().availableProcessors() < 2
                || Agent.isOnAClassPathOfTheProgramsOwn()
                || Rights.isGuarded()) {
            return;
        }
        progress = UNDER_WAY;
        try {
            beside.start();
        } catch (Throwable noThread) {
            // once is enough: the JVM tells the program's user of each
            progress = NOT_YET;
        }
    }

    /** If not, rewritten code must not come into being: it would not find what it calls. */
    boolean isEstablished() {
        boolean mine = false;
        synchronized (this) {
            if (progress == UNDER_WAY && !comesToAnEnd()) {
                patience = 0;
                session.log().info("leaves a class to its loops, for the engine has not started in time");
                return false;
            }
            if (progress == NOT_YET) {
                progress = UNDER_WAY;
                mine = true;
            }
        }
        if (mine) {
            work(false);
        }
        return established && session.refusal() == null;
    }

    /** Interrupts are the program's, and stay. */
    private boolean comesToAnEnd() {
        boolean interrupted = false;
        long started = System.nanoTime();
        int stuck = 0;
        while (progress == UNDER_WAY && stuck < STUCK && System.nanoTime() - started < patience) {
            try {
                wait(SLICE_MILLIS);
            } catch (InterruptedException later) {
                interrupted = true;
            }
            stuck = isWaiting(beside.getState()) ? stuck + 1 : 0;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return progress != UNDER_WAY;
    }

    private static boolean isWaiting(Thread.State state) {
        return state == Thread.State.BLOCKED || state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
    }

    /** By the thread beside. */
    void work() {
        work(true);
    }

    private void work(boolean byThreadBeside) {
        String whyNot = "it was cut short";
        try {
            whyNot = link();
        } finally {
            end(whyNot, byThreadBeside);
        }
    }

    private void end(String whyNot, boolean byThreadBeside) {
        int then = OVER;
        try {
            established = whyNot == null;
            if (byThreadBeside && scarce) {
                // whoever needs it will try again; this may have been for nobody
                then = NOT_YET;
            } else if (!established) {
                String refusal = "rewrites nothing in this JVM: " + whyNot;
                session.rewritesNothing(refusal);
                session.log().complain(refusal);
            }
        } finally {
            synchronized (this) {
                progress = then;
                notifyAll();
            }
        }
        if (then == OVER && whyNot != null && !scarce) {
            AgentProperties.post(session.instrumentation(), null, session);
        }
        scarce &= then == OVER;
    }

    private String link() {
        try {
            String complaint = Codecs.choose(session.options().backend());
            if (complaint != null) {
                session.complain(complaint);
            }
            String closed = Link.isEstablished() ? null : define();
            if (closed != null) {
                return closed;
            }
            boolean isThere = Switch.isOn();
            Prefetch.ask(session.options().prefetch());
            oversee();
            ClassFileSource.use(session);
            String whyNot = Switch.on();
            if (whyNot == null) {
                sayWhatIsNotUsed(session.options().backend());
                if (isThere) {
                    sayWhatComesTooLate();
                }
            }
            return whyNot;
        } catch (Throwable e) {
            scarce = e instanceof VirtualMachineError;
            return e.toString();
        }
    }

    /** Says what failed, or null. */
    private String define() throws Exception {
        if (JavaVersion.RUNNING < 9) {
            return Link.establish(source());
        }
        JvmsOwnLoader.of(session.instrumentation()).define(DataInputStream.class, Link.doorway(source()));
        return null;
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
