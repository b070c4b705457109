package dev.standpipe.cli.doctor;

import dev.standpipe.cache.CacheFolder;
import dev.standpipe.cache.CacheUpkeep;
import dev.standpipe.report.Amounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the folder holds that the option cache names. */
final class CacheContents {
    private final CacheFolder folder;
    private final CacheUpkeep upkeep;

    CacheContents(String name) {
        this.folder = new CacheFolder(name);
        this.upkeep = new CacheUpkeep(folder);
    }

    Path folder() {
        return folder.path();
    }

    /** Why the agent does not use it, or null. */
    String refusal() {
        return folder.refusal();
    }

    /** In the second half of a sentence. */
    String inWords() throws IOException {
        if (!Files.exists(folder.path())) {
            return "does not exist yet; the first program that ends with the agent makes it";
        }
        long bytes = 0;
        int programs = 0;
        for (Path file : upkeep.files()) {
            bytes += Files.size(file);
            programs++;
        }
        return "holds what was found out about " + Amounts.count(programs, "program", "programs") + ", "
                + Amounts.bytes(bytes);
    }

    /** Returns of how many programs. */
    int clear() throws IOException {
        return upkeep.clear();
    }

    CheckResult check() {
        String topic = "cache";
        try {
            String refusal = refusal();
            return refusal == null
                    ? CheckResult.fine(topic, folder() + " " + inWords())
                    : CheckResult.wrong(
                            topic,
                            folder() + " is not used: " + refusal,
                            "name a folder that only you may write to, or none: the agent makes it");
        } catch (IOException | RuntimeException e) {
            return CheckResult.wrong(topic, folder() + " cannot be read: " + e, "name another folder");
        }
    }
}
