package dev.standpipe.cli;

import dev.standpipe.report.Version;
import picocli.CommandLine.IVersionProvider;

/** What --version prints. */
final class VersionLine implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"standpipe " + Version.ofThis()};
    }
}
