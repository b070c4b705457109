package dev.standpipe.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;
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
