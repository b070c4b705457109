package dev.standpipe.proof;

import static org.junit.platform.engine.discovery.ClassNameFilter.excludeClassNamePatterns;
import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;

import dev.standpipe.runtime.engine.EngineChecks;
import java.io.PrintWriter;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Runs the tests of a package in a JVM of their own, with each call done both ways that can be. Not those that start
 * JVMs themselves, where nothing is checked; nor those whose threads exchange what a call works on, between one way and
 * the other.
 */
final class CheckedTests {
    private CheckedTests() {}

    public static void main(String[] arguments) {
        System.setProperty("decoders.moving", "true");
        EngineChecks.ask(Integer.MAX_VALUE, new Alarms());
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        try (LauncherSession session = LauncherFactory.openSession()) {
            session.getLauncher()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectPackage(arguments[0]))
                                    .filters(includeClassNamePatterns(".*Test"))
                                    .filters(excludeClassNamePatterns(".*(Scarcity|FullDisk|Exchanged)Test"))
                                    .build(),
                            summary);
        }
        summary.getSummary().printFailuresTo(new PrintWriter(System.out, true));
        System.out.println(summary.getSummary().getTestsSucceededCount() + " tests passed");
        System.out.println("self-checks: " + EngineChecks.checks() + " done");
        System.exit(summary.getSummary().getTotalFailureCount() == 0 ? 0 : 1);
    }
}
