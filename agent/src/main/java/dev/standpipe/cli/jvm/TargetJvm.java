package dev.standpipe.cli.jvm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

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

    /** The arguments that name agents, in the order in which the JVM starts them. */
    default Set<String> agents() {
        List<String> arguments = new ArrayList<>();
        String byEnvironment = environment("JAVA_TOOL_OPTIONS");
        if (byEnvironment != null) {
            arguments.addAll(Arrays.asList(byEnvironment.trim().split("\\s+")));
        }
        arguments.addAll(arguments());
        Set<String> agents = new LinkedHashSet<>();
        for (String argument : arguments) {
            if (argument.startsWith(AgentJar.OPTION)
                    || argument.startsWith("-agentlib:")
                    || argument.startsWith("-agentpath:")) {
                agents.add(argument);
            }
        }
        return agents;
    }

    /** Whether it names Standpipe's jar, whatever that is called. */
    default boolean isStandpipe(String agent) {
        return agent.startsWith(AgentJar.OPTION)
                && AgentJar.isOurs(
                        path(agent.substring(AgentJar.OPTION.length()).replaceFirst("=.*", "")));
    }

    /** How Standpipe was named on the command line, or null. The first one counts. */
    default String standpipe() {
        for (String agent : agents()) {
            if (isStandpipe(agent)) {
                return agent;
            }
        }
        return null;
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
