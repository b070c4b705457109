package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.TargetJvm;
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

    private final TargetJvm patient;
    private final List<CheckResult> symptoms = new ArrayList<>();

    private JvmChecks(TargetJvm patient) {
        this.patient = patient;
    }

    static List<CheckResult> of(TargetJvm patient) {
        JvmChecks checkup = new JvmChecks(patient);
        checkup.java();
        checkup.system();
        checkup.instrument();
        checkup.attach();
        checkup.moduleAccess();
        checkup.nativeAccess();
        checkup.archives();
        checkup.symptoms.addAll(OtherAgents.of(patient));
        checkup.symptoms.addAll(TemporaryFolder.of(patient));
        return checkup.symptoms;
    }

    private void java() {
        String what = patient.property("java.vendor") + " " + patient.property("java.version") + " ("
                + patient.property("java.vm.name") + ") in " + patient.property("java.home");
        int release = patient.release();
        if (release < OLDEST) {
            symptoms.add(CheckResult.wrong("java", what, "use Java 8 or newer"));
        } else if (release > NEWEST_TESTED) {
            symptoms.add(CheckResult.note(
                    "java",
                    what + ", which is newer than this release was tested with",
                    "classes in a format that is not known yet are left as they are; a newer Standpipe may know them"));
        } else {
            symptoms.add(CheckResult.fine("java", what));
        }
    }

    private void system() {
        String what = patient.property("os.name") + " " + patient.property("os.version") + " on "
                + patient.property("os.arch");
        boolean tested = patient.property("os.name").equals("Linux")
                && patient.property("os.arch").equals("amd64");
        symptoms.add(
                tested
                        ? CheckResult.fine("system", what)
                        : CheckResult.note("system", what, "should work, but only Linux on amd64 is tested"));
    }

    private void instrument() {
        String home = patient.property("java.home");
        String arch = patient.property("os.arch");
        String name = System.mapLibraryName("instrument");
        for (String lib : new String[] {"/lib/", "/bin/", "/lib/" + arch + "/", "/jre/lib/" + arch + "/"}) {
            if (Files.exists(patient.path(home + lib + name))) {
                symptoms.add(CheckResult.fine("agents", "this Java can load agents"));
                return;
            }
        }
        symptoms.add(CheckResult.wrong(
                "agents",
                "this Java cannot load agents, the library " + name + " is missing",
                "if it is an image made by jlink, make it anew with --add-modules java.instrument"));
    }

    private void attach() {
        if (patient.arguments().contains("-XX:+DisableAttachMechanism")) {
            symptoms.add(CheckResult.wrong(
                    "attach",
                    "nobody can attach to it (-XX:+DisableAttachMechanism)",
                    "start it with -javaagent:standpipe.jar"));
        } else if (patient.arguments().contains("-XX:-EnableDynamicAgentLoading")) {
            symptoms.add(CheckResult.wrong(
                    "attach",
                    "no agent can be loaded later (-XX:-EnableDynamicAgentLoading)",
                    "start it with -javaagent:standpipe.jar"));
        } else if (patient.release() >= DYNAMIC_LOADING_WARNS
                && !patient.arguments().contains("-XX:+EnableDynamicAgentLoading")) {
            symptoms.add(CheckResult.note(
                    "attach",
                    "possible, but Java prints a warning in the program's error output when an agent is attached",
                    "start the program with -XX:+EnableDynamicAgentLoading, or with -javaagent:standpipe.jar"));
        } else {
            symptoms.add(CheckResult.fine("attach", "possible"));
        }
    }

    /** The agent opens what it needs; what was rewritten in the build must find it open. */
    private void moduleAccess() {
        String opened = patient.argument("--add-opens=java.base/java.io=");
        boolean denied = "deny".equals(patient.argument("--illegal-access="));
        if (opened != null) {
            symptoms.add(CheckResult.fine("module access", "package java.io is open to " + opened));
        } else if (patient.release() < CLOSED && !denied) {
            symptoms.add(CheckResult.fine("module access", "package java.io is open"));
        } else {
            symptoms.add(CheckResult.note(
                    "module access",
                    "package java.io is closed; the agent opens it for itself",
                    "to run what was rewritten in the build without the agent, start it with --add-opens java.base/java.io=ALL-UNNAMED,"
                            + " or rewrite it with --add-opens"));
        }
    }

    private void nativeAccess() {
        String enabled = patient.argument("--enable-native-access=");
        if (enabled != null) {
            symptoms.add(CheckResult.fine("native access", "enabled for " + enabled));
        } else if (patient.release() < NATIVE_ACCESS_WARNS) {
            symptoms.add(CheckResult.fine("native access", "needs no permission on this Java"));
        } else {
            symptoms.add(
                    CheckResult.note(
                            "native access",
                            "not enabled; the Java backend does not need it",
                            "only backend=jni and backend=ffm need it: start the program with --enable-native-access=ALL-UNNAMED"));
        }
    }

    private void archives() {
        String aot = patient.argument("-XX:AOTCache=");
        String shared = patient.argument("-XX:SharedArchiveFile=");
        if (aot != null) {
            symptoms.add(missing(aot, "the AOT cache"));
            symptoms.add(CheckResult.note(
                    "class archives",
                    "the AOT cache " + aot + " counts with an agent only if it was made with one",
                    "make the cache with -javaagent:standpipe.jar too, or with --add-modules java.instrument"));
        } else if (shared != null) {
            symptoms.add(missing(shared, "the class archive"));
        } else {
            symptoms.add(CheckResult.fine("class archives", "none but what Java brings along"));
        }
    }

    private CheckResult missing(String file, String what) {
        Path path = patient.path(file);
        return file.startsWith("/") && !Files.isReadable(path)
                ? CheckResult.wrong(
                        "class archives",
                        what + " " + file + " cannot be read",
                        "make it anew, or leave the option out")
                : CheckResult.fine("class archives", what + " " + file);
    }
}
