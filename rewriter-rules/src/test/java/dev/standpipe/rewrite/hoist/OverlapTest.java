package dev.standpipe.rewrite.hoist;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.rewrite.law.Laws;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Elements that may come later are never missed, and what goes wrong meanwhile is told where the loop would have told it. */
@Tag("once")
class OverlapTest {
    @Test
    void eachLineIsWhatItSays() throws IOException {
        HoistedSource source = new HoistedSource("Waits");
        for (Setting setting : Setting.withLines()) {
            assertThat(HoistedSource.found(source.classFiles(setting), Hoisting::later, "later"))
                    .as(setting.toString())
                    .isEqualTo(source.expected());
        }
    }

    @Test
    void whoDoesNotAskIsNotAskedToWait() throws IOException {
        for (byte[] classFile :
                new HoistedSource("Waits").classFiles(Setting.withLines().get(0))) {
            assertThat(waits(Rewriter.standard().rewrite(classFile))).isFalse();
            assertThat(waits(Rewriter.standard().readingAhead().rewrite(classFile)))
                    .isTrue();
        }
    }

    private static boolean waits(Rewriting rewriting) {
        return new String(rewriting.classFile(), StandardCharsets.ISO_8859_1).contains("settle");
    }

    @Test
    void eachObstacleHasItsRow() throws IOException {
        String page = new String(Files.readAllBytes(Paths.get("../docs/hoisting.md")), StandardCharsets.UTF_8);
        List<String> rows = new ArrayList<>();
        for (String line : page.split("\n")) {
            if (line.startsWith("| ") && !line.startsWith("| what ")) {
                rows.add(line.substring(2, line.indexOf(" | ", 2)));
            }
        }
        List<String> sentences = new ArrayList<>();
        for (Obstacle obstacle : EnumSet.complementOf(EnumSet.of(Obstacle.NOT_ASKED))) {
            sentences.add(obstacle.sentence());
        }
        assertThat(rows).isEqualTo(sentences);
    }

    @Test
    void theLawsHold() throws IOException {
        for (String name : new String[] {"Waits", "Rounds"}) {
            for (Setting setting : Setting.all()) {
                for (byte[] classFile : new HoistedSource(name).classFiles(setting)) {
                    assertThat(Laws.breaches(Rewriter.standard().readingAhead(), classFile))
                            .as(setting.toString())
                            .isEmpty();
                }
            }
        }
    }

    @Test
    void nobodyCanTellThatElementsAreLate() throws Exception {
        HoistedSource source = new HoistedSource("Waits");
        for (Setting setting : Setting.withLines()) {
            LateDoorway.waited = 0;
            Lateness lateness = new Lateness(source.classFiles(setting), new LateRewriting());
            assertThat(lateness.differences()).as(setting.toString()).isEmpty();
            assertThat(lateness.played).isGreaterThan(10_000);
            assertThat(LateDoorway.waited).isGreaterThan(2_000);
        }
    }
}
