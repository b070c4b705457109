package dev.standpipe.cli.jvm;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The JVM that runs the command. */
public final class ThisJvm implements TargetJvm {
    @Override
    public String name() {
        return "this JVM";
    }

    @Override
    public String property(String name) {
        return System.getProperty(name);
    }

    @Override
    public String environment(String name) {
        return System.getenv(name);
    }

    @Override
    public List<String> arguments() {
        try {
            return new ArrayList<>(ManagementFactory.getRuntimeMXBean().getInputArguments());
        } catch (LinkageError imageWithoutManagement) {
            return Collections.emptyList();
        }
    }

    @Override
    public Path path(String there) {
        return Paths.get(there);
    }
}
