package dev.standpipe.maven;

import dev.standpipe.file.Printable;
import dev.standpipe.offline.Offline;
import dev.standpipe.offline.OfflineException;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.format.Reports;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What the goals that look at class files have in common. */
abstract class LoopsMojo extends AbstractMojo {
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** Do nothing. */
    @Parameter(property = "standpipe.skip", defaultValue = "false")
    boolean skip;

    /** The folder of class files to look at. */
    @Parameter(defaultValue = "${project.build.outputDirectory}", required = true)
    File classesDirectory;

    /** The classes to look at: names with * and ?, separated by colons. */
    @Parameter(property = "standpipe.includes", defaultValue = "*")
    String includes;

    /** The classes to leave alone, in the same form. */
    @Parameter(property = "standpipe.excludes")
    String excludes;

    /** The rules that are on, separated by colons. None named: all. */
    @Parameter(property = "standpipe.rules")
    String rules;

    /** The rules that are off, separated by colons. */
    @Parameter(property = "standpipe.disable")
    String disable;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Skipped: standpipe.skip is set.");
        } else if (!input().exists()) {
            String message = "Nothing to look at: there is no " + input() + ".";
            if (project.getPackaging().equals("pom")) {
                getLog().debug(message);
            } else {
                getLog().info(message);
            }
        } else {
            try {
                look(offline(), input().toPath());
            } catch (OfflineException | ReportException e) {
                throw new MojoExecutionException(e.getMessage(), e);
            }
        }
    }

    /** What is looked at. */
    File input() {
        return classesDirectory;
    }

    abstract void look(Offline offline, Path input)
            throws OfflineException, ReportException, MojoExecutionException, MojoFailureException;

    private Offline offline() throws OfflineException, MojoExecutionException {
        Offline offline = new Offline()
                .includes(includes)
                .excludes(text(excludes))
                .rules(text(rules))
                .disable(text(disable));
        List<Path> classPath = new ArrayList<>();
        try {
            for (String element : project.getCompileClasspathElements()) {
                classPath.add(new File(element).toPath());
            }
        } catch (DependencyResolutionRequiredException e) {
            throw new MojoExecutionException("the class path of " + project.getId() + " is not known", e);
        }
        return offline.classPath(classPath);
    }

    /** Maven makes null of what is empty. */
    private static String text(String parameter) {
        return parameter == null ? "" : parameter;
    }

    List<Setting> settings(boolean dry) {
        String from = "the plugin's configuration";
        List<Setting> settings = new ArrayList<>();
        settings.add(new Setting("includes", includes, from));
        settings.add(new Setting("excludes", text(excludes), from));
        settings.add(new Setting("rules", text(rules), from));
        settings.add(new Setting("disable", text(disable), from));
        settings.add(new Setting("dryrun", String.valueOf(dry), "the goal"));
        return settings;
    }

    void write(Report report, List<File> files) throws ReportException {
        for (File file : files) {
            Reports.write(report, file.toPath());
            getLog().info("Report: " + file);
        }
    }

    void tell(List<String> messages) {
        for (String message : messages) {
            getLog().warn(Printable.line(message));
        }
    }

    /** A line for each. */
    static String list(List<SiteRow> sites) {
        StringBuilder lines = new StringBuilder();
        for (SiteRow site : sites) {
            lines.append("\n  ").append(Printable.line(site.where() + " " + site.what()));
            if (!site.isRewritten()) {
                lines.append(": ").append(site.reason());
            }
        }
        return lines.toString();
    }

    static List<SiteRow> rewritten(Report report) {
        List<SiteRow> rewritten = new ArrayList<>();
        for (SiteRow site : report.sites()) {
            if (site.isRewritten()) {
                rewritten.add(site);
            }
        }
        return rewritten;
    }
}
