package dev.standpipe.rewrite.hoist;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.rewrite.law.Laws;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random methods, as they are and late: {@code -Dwaits.methods=N} makes more of them, {@code -Dwaits.seed=S} others. */
@Tag("once")
class RandomWaitsTest {
    private static final int METHODS = Integer.getInteger("waits.methods", 50);
    private static final long SEED = Long.getLong("waits.seed", 1);
    private static final int AT_ONCE = 50;

    @Test
    void nobodyCanTellThatElementsAreLate() throws Exception {
        List<String> differences = new ArrayList<>();
        long late = 0;
        for (int from = 0; from < METHODS; from += AT_ONCE) {
            String source = RandomWaits.program("Made", SEED + from, AT_ONCE);
            for (Setting setting : Setting.withLines()) {
                Collection<byte[]> classFiles = compiled(setting, source);
                Lateness lateness = new Lateness(classFiles, new LateRewriting());
                for (String difference : lateness.differences()) {
                    differences.add(setting + ", seed " + (SEED + from) + ": " + difference);
                }
                late += HoistedSource.found(classFiles, Hoisting::later, "later").values().stream()
                        .filter("later"::equals)
                        .count();
                for (byte[] classFile : classFiles) {
                    assertThat(Laws.breaches(Rewriter.standard().readingAhead(), classFile))
                            .as("seed " + (SEED + from))
                            .isEmpty();
                }
            }
        }
        assertThat(differences).isEmpty();
        assertThat(late).as("reads that may be late").isGreaterThan(METHODS / 4L);
    }

    private static Collection<byte[]> compiled(Setting setting, String source) throws IOException {
        Path folder = Files.createTempDirectory("waits");
        Path file = folder.resolve("Made.java");
        Files.write(file, source.getBytes(StandardCharsets.UTF_8));
        try {
            return setting.compiled(Collections.singletonList(file.toFile())).values();
        } finally {
            Files.delete(file);
            Files.delete(folder);
        }
    }
}
