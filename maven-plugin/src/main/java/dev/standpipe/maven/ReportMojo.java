package dev.standpipe.maven;

import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.format.Reports;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Joins what scan has found in the modules of a build, standpipe/report.json in the build's folder of each, into
 * standpipe/all.html and standpipe/all.json.
 */
@Mojo(name = "report", aggregator = true, threadSafe = true)
public final class ReportMojo extends AbstractMojo {
    static final String FOLDER = "standpipe";
    static final String OF_A_MODULE = "report.json";

    @Parameter(defaultValue = "${reactorProjects}", readonly = true, required = true)
    List<MavenProject> modules;

    /** Where the joined reports go. */
    @Parameter(defaultValue = "${project.build.directory}/standpipe", required = true)
    File outputDirectory;

    /** Do nothing. */
    @Parameter(property = "standpipe.skip", defaultValue = "false")
    boolean skip;

    @Override
    public void execute() throws MojoExecutionException {
        if (skip) {
            getLog().info("Skipped: standpipe.skip is set.");
            return;
        }
        try {
            List<Report> reports = new ArrayList<>();
            for (MavenProject module : modules) {
                File file = new File(new File(module.getBuild().getDirectory(), FOLDER), OF_A_MODULE);
                if (file.exists()) {
                    reports.add(Reports.read(file.toPath()));
                }
            }
            if (reports.isEmpty()) {
                throw new MojoExecutionException(
                        "No module has a report to join. Run the goal scan first: mvn process-classes "
                                + "standpipe:scan standpipe:report");
            }
            join(reports);
        } catch (ReportException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    private void join(List<Report> reports) throws ReportException {
        Report all = reports.size() == 1 ? reports.get(0) : Reports.merge(reports);
        getLog().info(reports.size() + (reports.size() == 1 ? " module:" : " modules:"));
        for (String line : ReportSummary.of(all, null)) {
            getLog().info(line);
        }
        for (String name : new String[] {"all.html", "all.json"}) {
            File file = new File(outputDirectory, name);
            Reports.write(all, file.toPath());
            getLog().info("Report: " + file);
        }
    }
}
