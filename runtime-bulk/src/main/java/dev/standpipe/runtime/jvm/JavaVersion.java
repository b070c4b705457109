package dev.standpipe.runtime.jvm;

/** The feature release this JVM implements: 8, 11, 17…, and whether it is the one that JDKs usually have. */
public final class JavaVersion {
    public static final int RUNNING = running(System.getProperty("java.specification.version"));

    /** False as well where that cannot be told. */
    public static final boolean ON_HOTSPOT = isHotSpot(machine());

    private JavaVersion() {}

    private static String machine() {
        try {
            return System.getProperty("java.vm.name");
        } catch (SecurityException notToBeRead) {
            return null;
        }
    }

    /** OpenJDK calls it by its own name, and so do those who build it. */
    static boolean isHotSpot(String machine) {
        return machine != null && (machine.contains("HotSpot") || machine.contains("OpenJDK"));
    }

    static int running(String specification) {
        return specification == null ? asked() : feature(specification);
    }

    /** The program has taken its properties away. */
    private static int asked() {
        try {
            return feature(
                    Runtime.class.getMethod("version").invoke(null).toString().replaceFirst("\\D.*", ""));
        } catch (ReflectiveOperationException before9) {
            return 8;
        }
    }

    static int feature(String specification) {
        return Integer.parseInt(specification.startsWith("1.") ? specification.substring(2) : specification);
    }
}
