package dev.standpipe.cli.jvm;

import java.nio.file.Path;
import java.util.List;

/** The JVM that the doctor looks at. */
public interface TargetJvm {
    /** In words. */
    String name();

    /** A system property, or null. */
    String property(String name);

    /** A variable of the environment, or null, also where it cannot be known. */
    String environment(String name);

    /** What the JVM was started with, without the class and its arguments. */
    List<String> arguments();

    /** Where a path of that JVM is to be found from here. */
    Path path(String there);

    default int release() {
        String version = property("java.specification.version");
        return Integer.parseInt(version.startsWith("1.") ? version.substring(2) : version);
    }

    /** The last argument that begins so, without its beginning, or null. */
    default String argument(String beginning) {
        String last = null;
        for (String argument : arguments()) {
            if (argument.startsWith(beginning)) {
                last = argument.substring(beginning.length());
            }
        }
        return last;
    }
}
