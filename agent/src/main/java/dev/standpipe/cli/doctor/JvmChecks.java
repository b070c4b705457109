package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.TargetJvm;
import dev.standpipe.file.EnginePlace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What can be told of any JVM from what it was started with and what it says of itself. */
final class JvmChecks {
    private static final int OLDEST = 8;
    private static final int NEWEST_TESTED = 27;
    private static final int DYNAMIC_LOADING_WARNS = 21;
    private static final int NATIVE_ACCESS_WARNS = 24;
    private static final int CLOSED = 16;

    private final TargetJvm jvm;
    private final List<CheckResult> results = new ArrayList<>();

    private JvmChecks(TargetJvm jvm) {
        this.jvm = jvm;
    }

    static List<CheckResult> of(TargetJvm jvm) {
        JvmChecks checks = new JvmChecks(jvm);
        checks.java();
        checks.system();
        checks.instrument();
        checks.attach();
        checks.moduleAccess();
        checks.nativeAccess();
        checks.archives();
        checks.engine();
        checks.results.addAll(OtherAgents.of(jvm));
        checks.results.addAll(TemporaryFolder.of(jvm));
        return checks.results;
    }

    private void java() {
        String what = jvm.property("java.vendor") + " " + jvm.property("java.version") + " ("
                + jvm.property("java.vm.name") + ") in " + jvm.property("java.home");
        int release = jvm.release();
        if (release < OLDEST) {
            results.add(CheckResult.wrong("java", what, "use Java 8 or newer"));
        } else if (release > NEWEST_TESTED) {
            results.add(CheckResult.note(
                    "java",
                    what + ", which is newer than this release was tested with",
                    "classes in a format that is not known yet are left as they are; a newer Standpipe may know them"));
        } else {
            results.add(CheckResult.fine("java", what));
        }
    }

    private void system() {
        String what = jvm.property("os.name") + " " + jvm.property("os.version") + " on " + jvm.property("os.arch");
        boolean tested = jvm.property("os.name").equals("Linux")
                && jvm.property("os.arch").equals("amd64");
        results.add(
                tested
                        ? CheckResult.fine("system", what)
                        : CheckResult.note("system", what, "should work, but only Linux on amd64 is tested"));
    }

    private void instrument() {
        String home = jvm.property("java.home");
        String arch = jvm.property("os.arch");
        String name = System.mapLibraryName("instrument");
        for (String lib : new String[] {"/lib/", "/bin/", "/lib/" + arch + "/", "/jre/lib/" + arch + "/"}) {
            if (Files.exists(jvm.path(home + lib + name))) {
                results.add(CheckResult.fine("agents", "this Java can load agents"));
                return;
            }
        }
        results.add(CheckResult.wrong(
                "agents",
                "this Java cannot load agents, the library " + name + " is missing",
                "if it is an image made by jlink, make it again with --add-modules java.instrument"));
    }

    private void attach() {
        if (jvm.arguments().contains("-XX:+DisableAttachMechanism")) {
            results.add(CheckResult.wrong(
                    "attach",
                    "attaching is disabled (-XX:+DisableAttachMechanism)",
                    "start it with -javaagent:standpipe.jar"));
        } else if (jvm.arguments().contains("-XX:-EnableDynamicAgentLoading")) {
            results.add(CheckResult.wrong(
                    "attach",
                    "no agent can be loaded later (-XX:-EnableDynamicAgentLoading)",
                    "start it with -javaagent:standpipe.jar"));
        } else if (jvm.release() >= DYNAMIC_LOADING_WARNS
                && !jvm.arguments().contains("-XX:+EnableDynamicAgentLoading")) {
            results.add(CheckResult.note(
                    "attach",
                    "possible, but Java prints a warning in the program's error output when an agent is attached",
                    "start the program with -XX:+EnableDynamicAgentLoading, or with -javaagent:standpipe.jar"));
        } else {
            results.add(CheckResult.fine("attach", "possible"));
        }
    }

    /** The agent opens what it needs; what was rewritten in the build must find it open. */
    private void moduleAccess() {
        String opened = jvm.argument("--add-opens=java.base/java.io=");
        boolean denied = "deny".equals(jvm.argument("--illegal-access="));
        if (opened != null) {
            results.add(CheckResult.fine("module access", "package java.io is open to " + opened));
        } else if (jvm.release() < CLOSED && !denied) {
            results.add(CheckResult.fine("module access", "package java.io is open"));
        } else {
            results.add(CheckResult.note(
                    "module access",
                    "package java.io is closed; the agent opens it for itself",
                    "to run code that was rewritten in the build, without the agent, start it with "
                            + "--add-opens java.base/java.io=ALL-UNNAMED, or rewrite it with --add-opens"));
        }
    }

    private void nativeAccess() {
        String enabled = jvm.argument("--enable-native-access=");
        if (enabled != null) {
            results.add(CheckResult.fine("native access", "enabled for " + enabled));
        } else if (jvm.release() < NATIVE_ACCESS_WARNS) {
            results.add(CheckResult.fine("native access", "needs no permission on this Java"));
        } else {
            results.add(CheckResult.note(
                    "native access",
                    "not enabled; the Java backend does not need it",
                    "only backend=jni and backend=ffm need it: start the program with "
                            + "--enable-native-access=ALL-UNNAMED"));
        }
    }

    private void archives() {
        String aot = jvm.argument("-XX:AOTCache=");
        String shared = jvm.argument("-XX:SharedArchiveFile=");
        if (aot != null) {
            results.add(missing(aot, "the AOT cache"));
            results.add(CheckResult.note(
                    "class archives",
                    "the AOT cache " + aot + " is used with an agent only if it was made with one",
                    "make the cache with -javaagent:standpipe.jar too, or with --add-modules java.instrument"));
        } else if (shared != null) {
            results.add(missing(shared, "the class archive"));
        } else {
            results.add(CheckResult.fine("class archives", "only those that come with Java"));
        }
    }

    private void engine() {
        EnginePlace place = EnginePlace.of(
                jvm.property("sun.java.command"),
                jvm.environment("CONTAINER_ID"),
                jvm.environment("SPARK_EXECUTOR_ID"));
        if (place.role() == null) {
            return;
        }
        String what = place.role()
                + (place.part() == null ? "" : " " + place.part())
                + (place.job() == null ? "" : " of " + place.job());
        String agent = jvm.standpipe();
        boolean lost = agent != null
                && agent.contains("report=")
                && !agent.contains("report-every=")
                && jvm.environment("STANDPIPE_REPORT_EVERY") == null;
        results.add(
                lost
                        ? CheckResult.note(
                                "engine",
                                what + ", which writes its report at its end only",
                                "engines kill JVMs: add report-every=30s, so that there is a report then, too")
                        : CheckResult.fine("engine", what));
    }

    private CheckResult missing(String file, String what) {
        Path path = jvm.path(file);
        return file.startsWith("/") && !Files.isReadable(path)
                ? CheckResult.wrong(
                        "class archives",
                        what + " " + file + " cannot be read",
                        "make it again, or leave the option out")
                : CheckResult.fine("class archives", what + " " + file);
    }
}
