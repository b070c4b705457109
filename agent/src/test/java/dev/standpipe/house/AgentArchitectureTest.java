package dev.standpipe.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AgentArchitectureTest {
    private static final Path CLASS_FILES = Paths.get("target", "classes");
    private static final JavaClasses AGENT = new ClassFileImporter().importPath(CLASS_FILES);

    @Test
    void theRulesSeeTheWholeModule() {
        assertThat(AGENT.size()).isGreaterThanOrEqualTo(60);
        for (String name : new String[] {"options.Options", "agent.Transformer", "report.Report", "cli.Main"}) {
            assertThat(AGENT.contain("dev.standpipe." + name)).isTrue();
        }
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("dev.standpipe.(**)")
                .should()
                .beFreeOfCycles()
                .because("each part is to be understood without those that use it")
                .check(AGENT);
    }

    /** Each room, and those that it may use. */
    private static final String[][] ROOMS = {
        {"options"},
        {"json"},
        {"zip"},
        {"explain"},
        {"file", "options"},
        {"report", "file", "options"},
        {"report.html", "report", "file", "options"},
        {"report.format", "report.html", "report", "file", "json", "options"},
        {"offline", "report", "file", "options", "zip"},
        {"offline.bytebuddy", "offline"},
        {"cache", "options"},
        {"profile", "report"},
        {"agent.jdk"},
        {"agent.stream", "options"},
        {"agent.buffer.code"},
        {"agent.buffer", "agent.buffer.code", "agent.jdk", "report"},
        {
            "agent",
            "agent.buffer",
            "agent.jdk",
            "agent.stream",
            "cache",
            "profile",
            "report.format",
            "report",
            "file",
            "options"
        },
        {"cli.user", "offline"},
        {"cli.input", "cli.user", "file", "zip"},
        {"cli.jvm", "cli.user", "agent", "report.format", "report", "file", "options"},
        {"cli.doctor", "cli.jvm", "cli.user", "agent", "cache", "report", "file", "json", "options"},
        {
            "cli.loops",
            "cli.input",
            "cli.jvm",
            "cli.user",
            "explain",
            "offline",
            "report.format",
            "report",
            "file",
            "options"
        },
        {"cli", "cli.doctor", "cli.jvm", "cli.loops", "cli.user", "offline", "report", "file"},
    };

    @Test
    void dependenciesPointOneWay() {
        LayeredArchitecture rooms = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String[] room : ROOMS) {
            rooms = rooms.layer(room[0]).definedBy("dev.standpipe." + room[0]);
        }
        for (String[] room : ROOMS) {
            String[] used = Arrays.copyOfRange(room, 1, room.length);
            rooms = used.length == 0
                    ? rooms.whereLayer(room[0]).mayNotAccessAnyLayer()
                    : rooms.whereLayer(room[0]).mayOnlyAccessLayers(used);
        }
        rooms.because("what a reader learns first must not depend on what comes later")
                .check(AGENT);
    }

    @Test
    void everyPackageIsARoom() {
        Set<String> packages = new TreeSet<>();
        AGENT.forEach(type -> packages.add(type.getPackageName().replaceFirst("dev\\.standpipe\\.", "")));
        assertThat(packages)
                .containsExactlyInAnyOrder(
                        Arrays.stream(ROOMS).map(room -> room[0]).toArray(String[]::new));
    }

    @Test
    void noPackageHasALargeCircleOfClasses() throws IOException {
        ClassCircles circles = ClassCircles.below(CLASS_FILES);
        assertThat(circles.classes()).isGreaterThanOrEqualTo(150);
        assertThat(circles.largerThan(6))
                .as("classes of a package that can only be understood together")
                .isEmpty();
    }

    @Test
    void theAgentKnowsNoCommandLine() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.standpipe.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.standpipe.cli..", "picocli..", "com.sun.tools..")
                .because("what serves commands must not be loaded into programs")
                .check(AGENT);
    }

    @Test
    void onlyThePluginOfByteBuddyNeedsIt() {
        noClasses()
                .that()
                .resideOutsideOfPackages("dev.standpipe.cli..", "dev.standpipe.offline.bytebuddy..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("net.bytebuddy..", "dev.standpipe.offline.bytebuddy..")
                .because("it is not in the jar")
                .check(AGENT);
    }

    @Test
    void onlyTheAgentInstruments() {
        noClasses()
                .that()
                .resideInAnyPackage("dev.standpipe.report..", "dev.standpipe.options..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.instrument..", "dev.standpipe.agent..")
                .because("reports and options are also those of scans, where no agent is")
                .check(AGENT);
    }

    @Test
    void optionsStandAlone() {
        classes()
                .that()
                .resideInAPackage("dev.standpipe.options..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("dev.standpipe.options..", "java.lang..", "java.io..", "java.util")
                .because("they are read before anything else of ours is loaded")
                .check(AGENT);
    }
}
