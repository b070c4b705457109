package dev.standpipe.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FilePatternTest {
    @Test
    void fillsInProcessTimeAndHost() {
        assertThat(FilePattern.expand("r-%p.json")).isEqualTo("r-" + ThisProcess.pid() + ".json");
        assertThat(FilePattern.expand("%t")).matches("\\d{8}-\\d{6}");
        assertThat(FilePattern.expand("%h")).isNotEmpty().doesNotContain("%");
    }

    @Test
    void theHomeOfTheUserIsFilledIn() {
        assertThat(FilePattern.expand("~/r-%%.json")).isEqualTo(System.getProperty("user.home") + "/r-%.json");
        assertThat(FilePattern.expand("a~/~x")).isEqualTo("a~/~x");
        assertThat(FilePattern.expand("~user/x")).isEqualTo("~user/x");
    }

    @Test
    void aHostIsPartOfANameAndNoWay() {
        assertThat(FilePattern.namePart("../../etc/x\n\u001b")).isEqualTo(".._.._etc_x__");
        assertThat(FilePattern.namePart("node-1.example.org")).isEqualTo("node-1.example.org");
    }

    @Test
    void aFolderGetsANameOfItsOwnThatStays() {
        String name = FilePattern.report("/r/%p/");
        assertThat(name)
                .matches("/r/" + ThisProcess.pid() + "/.*-" + ThisProcess.pid() + "-\\d{8}-\\d{6}-[0-9a-z]+\\.json");
        assertThat(FilePattern.report("/r/%p/")).isEqualTo(name);
        assertThat(FilePattern.report("/r/a.json")).isEqualTo("/r/a.json");
    }

    @Test
    void leavesOtherPercentSignsAlone() {
        assertThat(FilePattern.expand("100%%/a%b/c%")).isEqualTo("100%/a%b/c%");
    }
}
