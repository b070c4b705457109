package dev.standpipe.cli.jvm;

import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.ThisProcess;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.regex.Pattern;

/** What can stand between two JVMs, and the way round it. */
final class AttachObstacles {
    /**
     * All that the attach API of Java 8 makes of the answer of a newer JVM, be it good or bad: the answer has become a
     * sentence.
     */
    private static final String NOT_UNDERSTOOD = "Non-numeric value found";

    /**
     * What the attach API of Java 9 and later says when Java 8 has answered that all went well; from 21 on with some
     * words before it.
     */
    private static final Pattern WELL = Pattern.compile("(.*: )?0");

    /** The bit of signal 3 in the masks of /proc. */
    private static final long SIGQUIT = 1 << 2;

    private AttachObstacles() {}

    /** Finds out what can be found out before anything is touched. */
    static void check(String pid) {
        if (ThisProcess.is(pid)) {
            throw new Refused("process " + pid + " is this command itself");
        }
        Path process = Paths.get("/proc", pid);
        if (!Files.isDirectory(Paths.get("/proc/self"))) {
            return;
        }
        if (!Files.isDirectory(process)) {
            throw new Refused("there is no process " + pid + "; attach --list shows the Java programs of this user");
        }
        String owner = owner(process);
        String self = owner(Paths.get("/proc/self"));
        if (!owner.equals(self) && !self.equals("root")) {
            throw new Refused("process " + pid + " belongs to " + owner + " and not to " + self
                    + ", and a JVM listens to its own user only: run the command as " + owner);
        }
        checkThatItListens(pid, process);
    }

    /** To knock at a process that does not expect it, as the attach API does, would end it. */
    private static void checkThatItListens(String pid, Path process) {
        try {
            for (String line : Files.readAllLines(process.resolve("status"))) {
                if (line.startsWith("SigCgt:")
                        && (Long.parseUnsignedLong(line.substring(7).trim(), 16) & SIGQUIT) == 0) {
                    throw new Refused("process " + pid
                            + " is not a JVM that you can attach to: it does not catch SIGQUIT (a JVM does, "
                            + "unless it was started with -Xrs)");
                }
            }
        } catch (IOException | NumberFormatException unreadable) {
            // then the attach API decides
        }
    }

    private static String owner(Path process) {
        try {
            return Files.getOwner(process).getName();
        } catch (IOException | UnsupportedOperationException e) {
            return "an unknown user";
        }
    }

    /** Returns if the failure is none, and otherwise says what it means. */
    static void explain(String pid, File jar, Exception failure) {
        String said = String.valueOf(failure.getMessage());
        if (WELL.matcher(said).matches() || said.startsWith(NOT_UNDERSTOOD) && hasOpen(pid, jar)) {
            return;
        }
        throw new Refused("process " + pid + " did not load the agent: " + meaning(pid, jar, failure, said));
    }

    /** A JVM keeps the jars of its agents open. */
    private static boolean hasOpen(String pid, File jar) {
        File[] open = new File("/proc/" + pid + "/fd").listFiles();
        for (File one : open == null ? new File[0] : open) {
            try {
                if (one.getCanonicalFile().equals(jar.getCanonicalFile())) {
                    return true;
                }
            } catch (IOException closedMeanwhile) {
                // not this one
            }
        }
        return false;
    }

    private static String meaning(String pid, File jar, Exception failure, String said) {
        String type = failure.getClass().getSimpleName();
        if (said.startsWith(NOT_UNDERSTOOD)) {
            return "the Java that runs this is older and does not understand its answer. Run the command with the "
                    + "Java that runs the program";
        }
        if (said.contains("Dynamic agent loading is not enabled")) {
            return "it was started with -XX:-EnableDynamicAgentLoading. Start it with -javaagent:" + jar;
        }
        if (said.contains("agent library instrument")
                || said.contains("Failed to load agent library: instrument")
                || said.contains("Module java.instrument not found")) {
            return "its Java is an image without the module java.instrument. Make the image again "
                    + "with --add-modules java.instrument";
        }
        if (type.equals("AgentLoadException") || type.equals("AgentInitializationException")) {
            return Files.exists(Paths.get("/proc", pid, "root", jar.getPath()))
                    ? "the agent could not start there (" + said + "). The error output of that program says more"
                    : "it cannot see " + jar
                            + ", perhaps because it runs in a container. Copy the jar into the container, and run "
                            + "the command there";
        }
        if (type.equals("AttachNotSupportedException") || said.contains("attach")) {
            return "it does not answer (" + said
                    + "). It is no JVM, or it was started with -XX:+DisableAttachMechanism, or it hangs. Start it "
                    + "with -javaagent:"
                    + jar;
        }
        return said.contains("denied") || said.contains("permitted") || said.contains("not secure")
                ? "access was denied (" + said + "). Run the command as the user of that program, and in its container"
                : failure.toString();
    }
}
