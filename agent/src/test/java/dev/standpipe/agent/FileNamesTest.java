package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.ThisProcess;
import org.junit.jupiter.api.Test;

class FileNamesTest {
    @Test
    void fillsInProcessTimeAndHost() {
        assertThat(FileNames.expand("r-%p.json")).isEqualTo("r-" + ThisProcess.pid() + ".json");
        assertThat(FileNames.expand("%t")).matches("\\d{8}-\\d{6}");
        assertThat(FileNames.expand("%h")).isNotEmpty().doesNotContain("%");
    }

    @Test
    void theHomeOfTheUserIsFilledIn() {
        assertThat(FileNames.expand("~/r-%%.json")).isEqualTo(System.getProperty("user.home") + "/r-%.json");
        assertThat(FileNames.expand("a~/~x")).isEqualTo("a~/~x");
        assertThat(FileNames.expand("~user/x")).isEqualTo("~user/x");
    }

    @Test
    void leavesOtherPercentSignsAlone() {
        assertThat(FileNames.expand("100%%/a%b/c%")).isEqualTo("100%/a%b/c%");
    }
}
