package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.TargetJvm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a JVM's folder for temporary files takes files, and lets them be run: the native library has to be unpacked
 * there.
 */
final class TemporaryFolder {
    private static final String TOPIC = "temporary folder";

    private TemporaryFolder() {}

    static List<CheckResult> of(TargetJvm jvm) {
        String there = jvm.property("java.io.tmpdir");
        List<CheckResult> results = new ArrayList<>();
        results.add(look(there, jvm.path(there)));
        return results;
    }

    private static CheckResult look(String there, Path here) {
        String elsewhere = "start the program with -Djava.io.tmpdir=FOLDER, a folder that it may write to";
        if (!Files.isDirectory(here)) {
            return CheckResult.wrong(TOPIC, there + " does not exist", elsewhere);
        }
        File trial;
        try {
            trial = File.createTempFile("standpipe", ".trial", here.toFile());
        } catch (IOException e) {
            return CheckResult.wrong(TOPIC, "no file can be made in " + there + " (" + e.getMessage() + ")", elsewhere);
        }
        // on a file system mounted noexec the one does not follow from the other
        boolean runs = trial.setExecutable(true) && trial.canExecute();
        if (!trial.delete()) {
            trial.deleteOnExit();
        }
        return runs
                ? CheckResult.fine(TOPIC, there)
                : CheckResult.note(
                        TOPIC,
                        there + " does not allow files to be executed (noexec), so there is no native backend",
                        "only some speed is lost; another folder helps: start the program with "
                                + "-Djava.io.tmpdir=FOLDER");
    }
}
