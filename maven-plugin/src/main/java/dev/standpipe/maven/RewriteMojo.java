package dev.standpipe.maven;

import dev.standpipe.offline.Offline;
import dev.standpipe.offline.OfflineException;
import dev.standpipe.offline.Outcome;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.SiteRow;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Puts bulk transfers in front of the loops of the compiled classes, in place. A class without such a loop stays as it
 * is, byte for byte and with its time, and so does one that is rewritten already.
 */
@Mojo(
        name = "rewrite",
        defaultPhase = LifecyclePhase.PROCESS_CLASSES,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
public final class RewriteMojo extends LoopsMojo {
    private static final String GROUP = "dev.standpipe";
    private static final List<String> RUNTIMES = Arrays.asList("standpipe-runtime-bulk", "standpipe-agent");
    private static final List<String> AT_RUN_TIME = Arrays.asList(Artifact.SCOPE_COMPILE, Artifact.SCOPE_RUNTIME);

    /** A jar, war or ear to rewrite in place of the folder; for an execution in the phase package. */
    @Parameter(property = "standpipe.archive")
    File archive;

    /**
     * Embed the runtime in what is rewritten, so that the project needs no dependency on it. Java 16 and later must
     * also open java.io to it: see addOpens.
     */
    @Parameter(property = "standpipe.embedRuntime", defaultValue = "false")
    boolean embedRuntime;

    /** Of an archive that java -jar runs: let it open java.io to the runtime, by a line in its manifest. */
    @Parameter(property = "standpipe.addOpens", defaultValue = "false")
    boolean addOpens;

    /** Of a signed archive: take the signatures away. Otherwise it is refused. */
    @Parameter(property = "standpipe.stripSignatures", defaultValue = "false")
    boolean stripSignatures;

    /** Change nothing, and fail if there is a loop that would be rewritten. */
    @Parameter(property = "standpipe.failOnFinding", defaultValue = "false")
    boolean failOnFinding;

    /** Reports to write, in the format that the name says: .json .html .sarif .csv .txt. */
    @Parameter
    List<File> reports = new ArrayList<>();

    @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
    String version;

    @Override
    File input() {
        return archive == null ? classesDirectory : archive;
    }

    @Override
    void look(Offline offline, Path input) throws OfflineException, ReportException, MojoFailureException {
        offline.embedRuntime(embedRuntime).addOpens(addOpens).stripSignatures(stripSignatures);
        Outcome outcome = failOnFinding ? offline.check(input) : offline.rewrite(input, input);
        Report report = offline.report(settings(failOnFinding));
        tell(outcome.messages());
        write(report, reports);
        List<SiteRow> rewritten = rewritten(report);
        if (failOnFinding && !rewritten.isEmpty()) {
            throw new MojoFailureException(
                    input + " has loops that carry elements one at a time and would be rewritten:" + list(rewritten)
                            + "\nLet the goal rewrite them (without failOnFinding), or move the arrays in bulk "
                            + "by hand.");
        }
        List<SiteRow> open = report.openSites();
        getLog().info(whatCameOfIt(rewritten.size(), open.size(), outcome.classes()) + input + ".");
        boolean callsRuntime =
                !rewritten.isEmpty() || open.size() < report.sites().size();
        if (callsRuntime && !failOnFinding && !embedRuntime && !hasRuntime()) {
            getLog().warn(whatIsMissing());
        } else if (callsRuntime && !failOnFinding && !addOpens) {
            getLog().info("From Java 16 on the program needs --add-opens java.base/java.io=ALL-UNNAMED, without which "
                    + "its loops do their own work; for an archive that java -jar runs, <addOpens>true</addOpens> puts "
                    + "it into the manifest.");
        }
    }

    private static String whatCameOfIt(int rewritten, int loops, int classes) {
        if (loops == 0) {
            return "Nothing to rewrite in ";
        }
        return rewritten + " of " + loops + (loops == 1 ? " loop that carries" : " loops that carry")
                + " elements one at a time rewritten, in " + classes + (classes == 1 ? " class of " : " classes of ");
    }

    private boolean hasRuntime() {
        for (Artifact artifact : project.getArtifacts()) {
            if (artifact.getGroupId().equals(GROUP)
                    && RUNTIMES.contains(artifact.getArtifactId())
                    && AT_RUN_TIME.contains(artifact.getScope())) {
                return true;
            }
        }
        return false;
    }

    private String whatIsMissing() {
        return "The rewritten classes find no runtime and will leave the work to their loops. Add it to "
                + project.getFile()
                + ":\n    <dependency>\n      <groupId>" + GROUP + "</groupId>\n      <artifactId>" + RUNTIMES.get(0)
                + "</artifactId>\n      <version>" + version
                + "</version>\n      <scope>runtime</scope>\n    </dependency>\nor embed it: "
                + "<embedRuntime>true</embedRuntime>";
    }
}
