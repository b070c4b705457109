package dev.standpipe.cli.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.report.format.Reports;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javax.management.Attribute;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;
import oldstyle.Lingering;
import oldstyle.Viewing;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From one JVM to another, both of the kind the test runs in. */
class AttachIT {
    @TempDir
    Path folder;

    @BeforeAll
    static void needsProc() {
        assumeTrue(Files.isDirectory(java.nio.file.Paths.get("/proc/self")), "the test finds its neighbours in /proc");
    }

    private static Jvm.Ended standpipe(String... arguments) throws Exception {
        return Jvm.plain()
                .unverified()
                .command("-jar", Jvm.agentJar())
                .command(arguments)
                .end();
    }

    @Test
    void helpsAProgramThatRunsAndLetsItGoAgain() throws Exception {
        Path report = folder.resolve("report.json");
        try (Neighbour neighbour = Neighbour.started()) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid, "log=info");
            assertThat(attached.code).as(attached.err).isZero();
            assertThat(attached.out).contains("process " + neighbour.pid);
            Thread.sleep(300);
            Jvm.Ended off = standpipe("attach", neighbour.pid, "enabled=false", "report=" + report);
            assertThat(off.code).as(off.err).isZero();
            String written = new String(Files.readAllBytes(report), StandardCharsets.UTF_8);
            assertThat(written).contains("oldstyle/Steady").doesNotContain("\"bulkCalls\": 0,");
            assertThat(neighbour.said())
                    .anyMatch(line -> line.endsWith("is on"))
                    .anyMatch(line -> line.startsWith("is off"));
        }
    }

    @Test
    void knowsStreamsByTheirCodeThatWereThereBefore() throws Exception {
        Path report = folder.resolve("views.json");
        String mark = "neighbour-" + System.nanoTime();
        String classPath = place(Viewing.class) + File.pathSeparator + place(DataInputDeserializer.class);
        Jvm jvm = Jvm.plain().command("-cp", classPath, Viewing.class.getName(), mark);
        try (Neighbour neighbour = Neighbour.startedBy(jvm, mark)) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid);
            assertThat(attached.code).as(attached.err).isZero();
            Thread.sleep(300);
            standpipe("attach", neighbour.pid, "enabled=false", "report=" + report);
            assertThat(Reports.read(report).sites())
                    .filteredOn(site -> site.place().className().equals("oldstyle/Viewing"))
                    .hasSize(2)
                    .allSatisfy(site -> assertThat(site.activity().bytes()).isPositive());
        }
    }

    private static String place(Class<?> type) throws Exception {
        return new File(type.getProtectionDomain().getCodeSource().getLocation().toURI()).getPath();
    }

    @Test
    @Tag("once")
    void answersWithWhatItDidAndWritesTheReportAtOnce() throws Exception {
        Path report = folder.resolve("now.json");
        try (Neighbour neighbour = Neighbour.started()) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid, "report=" + report, "includes=oldstyle.*:acme.*");
            assertThat(attached.code).as(attached.err).isZero();
            assertThat(attached.out)
                    .containsPattern(
                            "\\d+ of \\d+ loops? that carr(y|ies) elements one at a time (is|are) rewritten\\.")
                    .contains("includes=acme.*: no class of such a name has been loaded")
                    .contains("wrote " + report);
            assertThat(report).isNotEmptyFile();
        }
    }

    @Test
    @Tag("once")
    void collectsFromProgramsThatRunAndCountsARunOnce() throws Exception {
        Path tree = Files.createDirectory(folder.resolve("tree"));
        Path all = folder.resolve("all.json");
        try (Neighbour neighbour = Neighbour.started(Jvm.watched("report=" + tree + "/,report-every=1s"));
                Neighbour without = Neighbour.started()) {
            while (tree.toFile().list().length == 0) {
                Thread.sleep(50);
            }
            Jvm.Ended collected = standpipe("report", "collect", tree.toString(), "--live", "-o", all.toString());
            assertThat(collected.code).as(collected.err).isZero();
            assertThat(collected.err).contains("is left out, because process " + neighbour.pid + " is of the same run");
            assertThat(Reports.read(all).runs())
                    .filteredOn(run -> run.pid() == Long.parseLong(neighbour.pid))
                    .hasSize(1);
            assertThat(Reports.read(all).runs()).noneMatch(run -> run.pid() == Long.parseLong(without.pid));
            assertThat(Reports.read(all).totals().bytes()).isPositive();
        }
    }

    @Test
    @Tag("once")
    void showsHowItStandsWhileTheProgramRuns() throws Exception {
        try (Neighbour neighbour = Neighbour.started()) {
            Jvm.Ended without = standpipe("status", neighbour.pid);
            assertThat(without.code).isEqualTo(ExitCode.REFUSED);
            assertThat(without.err).contains("the agent is not in process " + neighbour.pid);
            standpipe("attach", neighbour.pid);
            Thread.sleep(300);
            Jvm.Ended status = standpipe("status", neighbour.pid);
            assertThat(status.code).as(status.err).isZero();
            assertThat(status.out)
                    .contains("the agent in process " + neighbour.pid + " is on")
                    .containsPattern("KiB \\([\\d,]+ elements\\) moved in \\d+ bulk transfers")
                    .contains("oldstyle.Steady$Loop.read(Steady.java:");
            standpipe("attach", neighbour.pid, "enabled=false");
            assertThat(standpipe("status", neighbour.pid).out).contains("is off");
            assertThat(neighbour.said())
                    .filteredOn(line -> line.contains("status"))
                    .isEmpty();
        }
    }

    @Test
    @Tag("once")
    void watchesUntilTheProgramEnds() throws Exception {
        try (Neighbour neighbour = Neighbour.started(Jvm.watched(""))) {
            Process watch = Jvm.plain()
                    .command("-jar", Jvm.agentJar(), "status", neighbour.pid, "--watch", "--every", "1")
                    .start();
            Thread.sleep(4000);
            neighbour.said();
            Jvm.Ended watched = Jvm.Ended.of(watch);
            assertThat(watched.code).as(watched.err).isZero();
            assertThat(watched.out.split("\\d\\d:\\d\\d:\\d\\d", -1).length).isGreaterThan(2);
            assertThat(watched.out).contains("process " + neighbour.pid + " has ended");
        }
    }

    @Test
    @Tag("once")
    void theDoctorKnowsThatTheAgentWasTurnedOff() throws Exception {
        try (Neighbour neighbour = Neighbour.started(Jvm.watched(""))) {
            standpipe("attach", neighbour.pid, "enabled=false");
            assertThat(standpipe("doctor", neighbour.pid).out)
                    .contains("the agent is off")
                    .contains("enabled=false (turned off later)")
                    .doesNotContain("enabled=true (default)");
            standpipe("attach", neighbour.pid, "enabled=true");
            assertThat(standpipe("doctor", neighbour.pid).out)
                    .contains("the agent is on")
                    .contains("enabled=true (default)");
        }
    }

    @Test
    void saysWhenTheAgentCannotHelp() throws Exception {
        try (Neighbour occupied = Neighbour.occupied()) {
            assertRefused(standpipe("attach", occupied.pid), "rewrites nothing in this JVM: ");
            assertThat(standpipe("attach", occupied.pid, "enabled=false").code).isZero();
            assertRefused(standpipe("attach", occupied.pid, "enabled=true"), "rewrites nothing in this JVM: ");
        }
    }

    @Test
    @Tag("once")
    void saysWhenTheAgentDoesNotStart() throws Exception {
        try (Neighbour forbidden = Neighbour.started("-Dstandpipe.enabled=false")) {
            assertRefused(
                    standpipe("attach", forbidden.pid),
                    "does not start: enabled=false (system property standpipe.enabled)");
            assertThat(standpipe("attach", forbidden.pid, "enabled=false").out)
                    .contains("the agent in process " + forbidden.pid + " is off");
            assertThat(standpipe("attach", forbidden.pid, "enabled=true").out)
                    .contains("the agent in process " + forbidden.pid + " is on");
        }
    }

    @Test
    void saysWhenASecurityManagerStopsTheAgent() throws Exception {
        assumeTrue(Jvm.RELEASE < 24, "there are no security managers from 24 on");
        try (Neighbour secured = Neighbour.started("-Djava.security.manager")) {
            Jvm.Ended attached = standpipe("attach", secured.pid);
            assertThat(attached.code).as(attached.out).isEqualTo(ExitCode.REFUSED);
            assertThat(attached.err).contains("the agent could not start there");
            assertThat(secured.said())
                    .anyMatch(line -> line.endsWith("the policy must grant it java.security.AllPermission"));
        }
    }

    @Test
    @Tag("once")
    void saysWhenTheAgentDoesNotDoWhatItIsTold() throws Exception {
        try (Neighbour neighbour = Neighbour.started()) {
            assertThat(standpipe("attach", neighbour.pid).out).contains("is on");
            Path taken = Files.createDirectory(folder.resolve("taken.json"));
            assertRefused(
                    standpipe("attach", neighbour.pid, "report=" + taken), "The report cannot be written to " + taken);
            Jvm.Ended wrong = standpipe("attach", neighbour.pid, "report=out.xml");
            assertThat(wrong.code).as(wrong.out).isEqualTo(ExitCode.USAGE);
            assertThat(wrong.err).contains("out.xml cannot be written, the name must end in one of");
            String elsewhere = "config=" + folder.resolve("options-of-theirs");
            assertThat(standpipe("attach", neighbour.pid, elsewhere).err).doesNotContain("Usage");
            assertRefused(standpipe("attach", neighbour.pid, "log=debug"), "is already in this JVM; it accepts");
            assertThat(standpipe("attach", neighbour.pid).code).isZero();
        }
    }

    @Test
    @Tag("once")
    void saysThatAProgramWhichIsEndingGetsNoReport() throws Exception {
        Path report = folder.resolve("report.json");
        try (Neighbour ending = Neighbour.started(Jvm.plain(), Lingering.class)) {
            assertRefused(
                    standpipe("attach", ending.pid, "report=" + report),
                    "writes no report at the end of this program: ");
        }
        assertThat(report).doesNotExist();
    }

    private static void assertRefused(Jvm.Ended attached, String why) {
        assertThat(attached.code).as(attached.out).isEqualTo(ExitCode.REFUSED);
        assertThat(attached.err).contains("says: " + why);
        assertThat(attached.out).isEmpty();
    }

    @Test
    @Tag("once")
    void listsThePrograms() throws Exception {
        try (Neighbour neighbour = Neighbour.started()) {
            Jvm.Ended list = standpipe("attach", "--list");
            assertThat(list.code).isZero();
            assertThat(list.out).contains(neighbour.pid + "  oldstyle.Steady");
        }
    }

    @Test
    @Tag("once")
    void saysWhatIsWrongWithAProgramThatDoesNotListen() throws Exception {
        try (Neighbour neighbour = Neighbour.started("-XX:+DisableAttachMechanism")) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid);
            assertThat(attached.code).isEqualTo(ExitCode.REFUSED);
            assertThat(attached.err)
                    .contains("-XX:+DisableAttachMechanism")
                    .contains("-javaagent:")
                    .doesNotContain("\tat ");
        }
    }

    @Test
    @Tag("once")
    void saysWhatIsWrongWhereNoAgentMayCome() throws Exception {
        assumeTrue(Jvm.RELEASE >= 9, "Java 8 has no such option");
        try (Neighbour neighbour = Neighbour.started("-XX:-EnableDynamicAgentLoading")) {
            Jvm.Ended attached = standpipe("attach", neighbour.pid);
            assertThat(attached.code).isEqualTo(ExitCode.REFUSED);
            assertThat(attached.err).contains("-XX:-EnableDynamicAgentLoading").contains("-javaagent:");
        }
    }

    /** The attach API itself would send it a signal that ends it. */
    @Test
    @Tag("once")
    void leavesOtherProcessesAlone() throws Exception {
        Process sleeping = new ProcessBuilder("sh", "-c", "echo $$; exec sleep 60").start();
        try {
            StringBuilder pid = new StringBuilder();
            for (int c = sleeping.getInputStream().read();
                    c != '\n';
                    c = sleeping.getInputStream().read()) {
                pid.append((char) c);
            }
            Jvm.Ended attached = standpipe("attach", pid.toString());
            assertThat(attached.code).isEqualTo(ExitCode.REFUSED);
            assertThat(attached.err).contains("is not a JVM");
            assertThat(sleeping.isAlive()).isTrue();
        } finally {
            sleeping.destroy();
        }
    }

    @Test
    @Tag("once")
    void saysThatThereIsNoSuchProcess() throws Exception {
        Jvm.Ended attached = standpipe("attach", "999999999");
        assertThat(attached.code).isEqualTo(ExitCode.REFUSED);
        assertThat(attached.err).contains("there is no process 999999999");
    }

    @Test
    @Tag("once")
    void asksAProgramHowItIs() throws Exception {
        try (Neighbour neighbour = Neighbour.started("-Dstandpipe.log=debug")) {
            Jvm.Ended doctor = standpipe("doctor", neighbour.pid);
            assertThat(doctor.code).as(doctor.err).isZero();
            assertThat(doctor.out)
                    .contains("process " + neighbour.pid + ", oldstyle.Steady")
                    .contains("log=debug (system property standpipe.log)")
                    .contains("not on the command line")
                    .contains("all is well");
        }
    }

    /** A program may call itself what it likes, also after its start. */
    @Test
    @Tag("once")
    void namesOfOtherProgramsAreText() throws Exception {
        try (Neighbour neighbour =
                Neighbour.started("-Dsun.java.command=\u001b[2J\u0007", "-Dstandpipe.log=a\u001b]0;x")) {
            for (String[] command : new String[][] {{"doctor", neighbour.pid}, {"attach", "--list"}}) {
                Jvm.Ended ended = standpipe(command);
                assertThat(ended.out + ended.err)
                        .contains(neighbour.pid)
                        .doesNotContain("\u001b")
                        .doesNotContain("\u0007");
            }
            assertThat(standpipe("doctor", neighbour.pid).out).contains("log=a?]0;x");
        }
    }

    @Test
    @Tag("once")
    void asksAnAgentThatWasAttachedHowItIs() throws Exception {
        try (Neighbour neighbour = Neighbour.started("-Dstandpipe.rules=ReadArrays")) {
            assertThat(standpipe("attach", neighbour.pid, "excludes=com.acme.*").code)
                    .isZero();
            assertThat(standpipe("attach", neighbour.pid, "enabled=false").code).isZero();
            Jvm.Ended doctor = standpipe("doctor", neighbour.pid);
            assertThat(doctor.code).as(doctor.out).isEqualTo(ExitCode.FINDINGS);
            assertThat(doctor.out)
                    .contains("not on the command line, attached later")
                    .contains("the agent is off")
                    .contains("there is no rule \"ReadArrays\"")
                    .contains("excludes=com.acme.* (agent argument)")
                    .contains("rules=ReadArrays (system property standpipe.rules)")
                    .contains("log=info (default)");
            assertThat(systemProperties(neighbour)).isNotEmpty().noneMatch(name -> name.startsWith("dev.standpipe"));
        }
    }

    @Test
    @Tag("once")
    void knowsWhatWasChangedByTheManagementBean() throws Exception {
        Jvm jvm = Jvm.watched("jmx=true").with("-Dcom.sun.management.jmxremote");
        try (Neighbour neighbour = Neighbour.started(jvm)) {
            assertThat(standpipe("attach", neighbour.pid, "enabled=true").out).contains("is on");
            String address;
            AttachApi.Connection connection = AttachApi.find().connect(neighbour.pid);
            try {
                address =
                        connection.agentProperties().getProperty("com.sun.management.jmxremote.localConnectorAddress");
            } finally {
                connection.close();
            }
            try (JMXConnector jmx = JMXConnectorFactory.connect(new JMXServiceURL(address))) {
                jmx.getMBeanServerConnection()
                        .setAttribute(new ObjectName("dev.standpipe:type=Agent"), new Attribute("Enabled", false));
            }
            assertThat(standpipe("doctor", neighbour.pid).out).contains("the agent is off");
        }
    }

    private static Set<String> systemProperties(Neighbour neighbour) throws Exception {
        AttachApi.Connection connection = AttachApi.find().connect(neighbour.pid);
        try {
            return connection.systemProperties().stringPropertyNames();
        } finally {
            connection.close();
        }
    }

    /** Nobody has attached to it, and for the doctor alone nobody does: it looks at what the agent was given. */
    @Test
    @Tag("once")
    void knowsWhatWasSetOnTheCommandLine() throws Exception {
        Path config = Files.write(folder.resolve("options"), "dryrun=true\n".getBytes(StandardCharsets.US_ASCII));
        Jvm jvm = Jvm.watched("log=quiet,config=" + config).withEnvironment("STANDPIPE_DISABLE", "ReplayRounds");
        try (Neighbour neighbour = Neighbour.started(jvm)) {
            Jvm.Ended doctor = standpipe("doctor", neighbour.pid);
            assertThat(doctor.code).as(doctor.out).isZero();
            assertThat(doctor.out)
                    .contains("started with -javaagent:")
                    .contains("log=quiet (agent argument)")
                    .contains("dryrun=true (file " + config + ")")
                    .contains("disable=ReplayRounds (environment STANDPIPE_DISABLE)")
                    .contains("jmx=false (default)");
        }
    }

    @Test
    @Tag("once")
    void hearsOfAnAgentOnTheCommandLineThatItCannotRewrite() throws Exception {
        try (Neighbour occupied = Neighbour.occupied(Jvm.watched("log=quiet"))) {
            Jvm.Ended doctor = standpipe("doctor", occupied.pid);
            for (int tenths = 0; doctor.code == ExitCode.DONE && tenths < 50; tenths++) {
                // until it comes to its first loop
                Thread.sleep(100);
                doctor = standpipe("doctor", occupied.pid);
            }
            assertThat(doctor.code).as(doctor.out).isEqualTo(ExitCode.FINDINGS);
            assertThat(doctor.out)
                    .contains("started with -javaagent:")
                    .doesNotContain("attached later")
                    .contains("rewrites nothing in this JVM: ");
        }
    }

    @Test
    @Tag("once")
    void findsWhatIsWrongWithAProgram() throws Exception {
        try (Neighbour neighbour = Neighbour.started("-Djava.io.tmpdir=" + folder.resolve("gone"))) {
            Jvm.Ended doctor = standpipe("doctor", neighbour.pid, "--json");
            assertThat(doctor.code).isEqualTo(ExitCode.FINDINGS);
            assertThat(doctor.out)
                    .contains("\"wrong\": 1")
                    .contains("gone does not exist")
                    .contains("-Djava.io.tmpdir=FOLDER");
        }
    }
}
