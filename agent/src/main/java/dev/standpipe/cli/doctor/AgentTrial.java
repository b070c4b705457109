package dev.standpipe.cli.doctor;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;

/** Starts a program of a single loop with the agent, to see whether it is helped. */
final class AgentTrial {
    private AgentTrial() {}

    /** In a JVM of its own, for an agent that has come does not go. */
    static CheckResult run(File jar) {
        String topic = "trial";
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        try {
            Process child = new ProcessBuilder(
                            java,
                            "-javaagent:" + jar + "=log=quiet",
                            "-cp",
                            jar.getPath(),
                            TrialProgram.class.getName())
                    .redirectErrorStream(true)
                    .start();
            if (!child.waitFor(30, TimeUnit.SECONDS)) {
                child.destroyForcibly();
                return CheckResult.wrong(
                        topic, "a program with the agent did not end within 30 seconds", byHand(java, jar));
            }
            String output = text(child.getInputStream());
            return output.contains(TrialProgram.HELPED)
                    ? CheckResult.fine(topic, "with the agent, this Java reads an array in one transfer")
                    : CheckResult.wrong(
                            topic,
                            "a program with the agent was not helped: "
                                    + (output.isEmpty() ? "it printed nothing" : output),
                            byHand(java, jar));
        } catch (IOException e) {
            return CheckResult.wrong(topic, "no JVM could be started: " + e.getMessage(), "see the other lines");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return CheckResult.note(topic, "was interrupted", null);
        }
    }

    private static String byHand(String java, File jar) {
        return "run it by hand: " + java + " -javaagent:" + jar + " -cp " + jar + " " + TrialProgram.class.getName();
    }

    /** All that fits in the pipe; the program says a line. */
    private static String text(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0; b = in.read()) {
            bytes.write(b);
        }
        return bytes.toString().trim();
    }
}
