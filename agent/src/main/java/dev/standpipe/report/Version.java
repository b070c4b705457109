package dev.standpipe.report;

/** The version of this Standpipe. */
public final class Version {
    private Version() {}

    /** As the manifest of the jar has it, or "development" outside a jar. */
    public static String ofThis() {
        Package here = Version.class.getPackage();
        String version = here == null ? null : here.getImplementationVersion();
        return version == null ? "development" : version;
    }
}
