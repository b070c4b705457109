package dev.standpipe.runtime.route;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Whether others can change the classes of this JVM: Java agents, native ones, whoever debugs it, or patched its JDK.
 * The command line tells of those that came with it, the libraries of the process of those that came later. Where the
 * system does not tell, there may be some.
 */
public final class AgentsBeside {
    private static final Path COMMAND_LINE = Paths.get("/proc/self/cmdline");
    private static final String[] VARIABLES = {"JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"};
    private static final String JAVA_AGENT = "-javaagent:";
    private static final String[] CHANGES = {
        "-agentlib:", "-agentpath:", "-Xrun", "-Xbootclasspath", "--patch-module", "-XX:VMOptionsFile"
    };
    private static final String UNTOLD = "what the system does not show";

    /** Null where our agent is not there: nobody sees then what a debugger changes. */
    private final File own;

    private AgentsBeside(File own) {
        this.own = own;
    }

    /** Where no agent of ours is. Null if there is nobody. */
    static String found() {
        return new AgentsBeside(null).somebody();
    }

    /** Beside the agent that is in that jar, and sees it when a debugger changes a class. Null if there is nobody. */
    public static String found(File own) {
        return new AgentsBeside(own).somebody();
    }

    private String somebody() {
        try {
            List<String> line = arguments();
            for (String argument : line) {
                if (changesClasses(argument)) {
                    return argument;
                }
            }
            return own == null ? withoutOurs(line.get(0)) : besideOurs(line.get(0));
        } catch (IOException | RuntimeException untold) {
            return UNTOLD;
        }
    }

    private static String withoutOurs(String command) throws IOException {
        MappedLibraries libraries = new MappedLibraries();
        String javaAgent = libraries.javaAgent();
        return javaAgent == null && mayHideAnAgent(command) ? libraries.nativeAgent() : javaAgent;
    }

    private static String besideOurs(String command) throws IOException {
        return mayHideAnAgent(command) ? new MappedLibraries().nativeAgent() : null;
    }

    /** Whether a native agent can be there without a word on the command line. */
    private static boolean mayHideAnAgent(String command) {
        return !command.equals("java") && !command.endsWith("/java") || hasBeenAttachedTo();
    }

    private static List<String> arguments() throws IOException {
        String line = new String(Files.readAllBytes(COMMAND_LINE), StandardCharsets.ISO_8859_1);
        List<String> all = new ArrayList<>(Arrays.asList(line.split("\0")));
        for (String variable : VARIABLES) {
            String value = System.getenv(variable);
            if (value != null) {
                all.addAll(words(value));
            }
        }
        for (String argument : all.toArray(new String[0])) {
            if (argument.startsWith("@")) {
                // no file of arguments, if it cannot be read, or one that is gone
                byte[] file = Files.readAllBytes(Paths.get(argument.substring(1)));
                all.addAll(words(new String(file, StandardCharsets.ISO_8859_1)));
            }
        }
        return all;
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.replaceAll("[\"']", "").split("\\s+"));
    }

    private boolean changesClasses(String argument) throws IOException {
        if (argument.startsWith(JAVA_AGENT)) {
            String jar = argument.substring(JAVA_AGENT.length());
            int options = jar.indexOf('=');
            File named = new File(options < 0 ? jar : jar.substring(0, options));
            return own == null || !named.getCanonicalFile().equals(own.getCanonicalFile());
        }
        for (String change : CHANGES) {
            if (argument.startsWith(change)) {
                return own == null || !isDebugger(argument.substring(change.length()));
            }
        }
        return false;
    }

    private static boolean isDebugger(String library) {
        return library.matches("(.*/lib)?jdwp(\\.so)?([=:,].*)?");
    }

    /** By whoever it was: the thread that listens is made for the first. */
    private static boolean hasBeenAttachedTo() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        Thread[] threads = new Thread[group.activeCount() + 16];
        int count = group.enumerate(threads, false);
        for (int k = 0; k < count; k++) {
            if (threads[k].getName().equals("Attach Listener")) {
                return true;
            }
        }
        return count == threads.length;
    }
}
