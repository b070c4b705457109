package dev.standpipe.runtime.link;

/** The feature release this JVM implements: 8, 11, 17… */
public final class JavaVersion {
    public static final int RUNNING = feature(System.getProperty("java.specification.version"));

    private JavaVersion() {}

    static int feature(String specification) {
        return Integer.parseInt(specification.startsWith("1.") ? specification.substring(2) : specification);
    }
}
