package dev.standpipe.cli;

import picocli.CommandLine.IVersionProvider;

/** The release, as the jar's manifest tells it. */
final class Version implements IVersionProvider {
    static String release() {
        String release = Version.class.getPackage().getImplementationVersion();
        return release == null ? "not from a jar" : release;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"standpipe " + release()};
    }
}
