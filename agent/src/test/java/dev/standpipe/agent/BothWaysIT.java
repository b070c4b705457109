package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import oldstyle.BothWays;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program with loops that uses the runtime by hand, too: both have the same one, whichever comes first. */
class BothWaysIT {
    private static final String READ = "1491729857";

    @TempDir
    Path folder;

    @Test
    void whenTheLoopComesFirst() throws Exception {
        assertThat(lines("loop")).containsExactly(READ + " " + READ, "on true");
    }

    @Test
    void whenTheCallByHandComesFirst() throws Exception {
        assertThat(lines("api")).containsExactly(READ + " " + READ, "on true");
    }

    @RepeatedTest(5)
    void whenThreadsComeAtOnce() throws Exception {
        assertThat(lines("both")).containsExactly(Collections.nCopies(8, READ).toString(), "on true");
    }

    private String[] lines(String first) throws Exception {
        Jvm.Ended ended = Jvm.helped("")
                .running(BothWays.class, folder.resolve("data"), first)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended.out.split("\\R");
    }
}
