package dev.standpipe.proof;

import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** The tests of a class, as a part of the proof. */
final class RoomTests {
    private RoomTests() {}

    /** One for each that failed. */
    static List<String> failures(String type) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        try (LauncherSession session = LauncherFactory.openSession()) {
            session.getLauncher()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(DiscoverySelectors.selectClass(type))
                                    .build(),
                            listener);
        }
        TestExecutionSummary summary = listener.getSummary();
        List<String> failures = new ArrayList<>();
        for (TestExecutionSummary.Failure failure : summary.getFailures()) {
            failures.add(failure.getTestIdentifier().getDisplayName() + ": " + failure.getException());
        }
        if (summary.getTestsSucceededCount() + summary.getTestsFailedCount() == 0) {
            throw new IllegalStateException("no tests in " + type);
        }
        return failures;
    }
}
