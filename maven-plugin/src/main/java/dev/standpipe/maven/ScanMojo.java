package dev.standpipe.maven;

import dev.standpipe.offline.Offline;
import dev.standpipe.offline.OfflineException;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.SiteRow;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Lists the loops of the compiled classes that carry elements one at a time: which would be rewritten, which not, and
 * why. Changes nothing.
 */
@Mojo(
        name = "scan",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
public final class ScanMojo extends LoopsMojo {
    /**
     * Fail if there is a loop that carries elements one at a time, whether it could be rewritten or not, or a class
     * that cannot be looked at.
     */
    @Parameter(property = "standpipe.failOnFinding", defaultValue = "false")
    boolean failOnFinding;

    /**
     * Reports to write, in the format that the name says: .json .html .sarif .csv .txt. None named:
     * standpipe/report.html and standpipe/report.json in the build's folder.
     */
    @Parameter
    List<File> reports;

    @Override
    void look(Offline offline, Path input) throws OfflineException, ReportException, MojoFailureException {
        tell(offline.check(input).messages());
        Report report = offline.report(settings(true));
        for (String line : ReportSummary.of(report, null)) {
            getLog().info(line);
        }
        write(report, reports == null ? standard() : reports);
        List<SiteRow> open = report.openSites();
        if (failOnFinding && !open.isEmpty()) {
            throw new MojoFailureException(input + " has loops that carry elements one at a time:" + list(open)
                    + "\nThe goal rewrite changes those that name no reason; for the others see the report.");
        }
        long unseen = report.totals().classes().skipped();
        if (failOnFinding && unseen > 0) {
            throw new MojoFailureException(input + " has " + unseen
                    + (unseen == 1 ? " class that" : " classes that")
                    + " could not be looked at; the warnings name the reasons");
        }
    }

    private List<File> standard() {
        File folder = new File(project.getBuild().getDirectory(), ReportMojo.FOLDER);
        return Arrays.asList(new File(folder, "report.html"), new File(folder, ReportMojo.OF_A_MODULE));
    }
}
