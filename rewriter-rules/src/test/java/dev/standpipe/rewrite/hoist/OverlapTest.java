package dev.standpipe.rewrite.hoist;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.rewrite.law.Laws;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Elements that may come later are never missed, and what goes wrong meanwhile is told where the loop would have told it. */
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
        for (Setting setting : Setting.all()) {
            LateDoorway.waited = 0;
            Lateness lateness = new Lateness(source.classFiles(setting), new LateRewriting());
            assertThat(lateness.differences()).as(setting.toString()).isEmpty();
            assertThat(lateness.played).isGreaterThan(10_000);
            assertThat(LateDoorway.waited).isGreaterThan(2_000);
        }
    }
}
