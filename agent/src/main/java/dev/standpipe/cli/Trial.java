package dev.standpipe.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Starts a program of a single loop with the agent, to see whether it is helped. */
final class Trial {
    private Trial() {}

    /** In a JVM of its own, for an agent that has come does not go. */
    static Symptom run(File jar) {
        String topic = "trial";
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        try {
            Path said = Files.createTempFile("standpipe", ".trial");
            try {
                Process child = new ProcessBuilder(
                                java,
                                "-javaagent:" + jar + "=log=quiet",
                                "-cp",
                                jar.getPath(),
                                TrialProgram.class.getName())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start();
                if (!child.waitFor(30, TimeUnit.SECONDS)) {
                    child.destroyForcibly();
                }
                String output = read(said);
                return output.contains(TrialProgram.HELPED)
                        ? Symptom.fine(topic, "with the agent, this Java reads an array in one transfer")
                        : Symptom.wrong(
                                topic,
                                "a program with the agent was not helped: "
                                        + (output.isEmpty() ? "it said nothing" : output),
                                "run it by hand: " + java + " -javaagent:" + jar + " -cp " + jar + " "
                                        + TrialProgram.class.getName());
            } finally {
                Files.deleteIfExists(said);
            }
        } catch (IOException e) {
            return Symptom.wrong(topic, "no JVM could be started: " + e.getMessage(), "look at what stands above");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Symptom.note(topic, "was interrupted", null);
        }
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), Charset.defaultCharset()).trim();
    }
}
