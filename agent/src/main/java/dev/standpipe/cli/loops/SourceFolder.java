package dev.standpipe.cli.loops;

import dev.standpipe.report.ReportException;
import dev.standpipe.report.format.SourceFiles;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the sources of the classes are, for commands that write reports. */
final class SourceFolder {
    @Option(
            names = "--sources",
            paramLabel = "DIR",
            description = "In SARIF, name files relative to this folder, such as that of the whole project.")
    private Path folder;

    SourceFiles sources() throws ReportException {
        return folder == null ? SourceFiles.NONE : SourceFiles.below(folder);
    }
}
