package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import oldstyle.BothWays;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the runtime's classes are: for programs that use it by hand they are the same. */
class RuntimeClassesIT {
    private static final String READ = "1491729857";

    @TempDir
    Path folder;

    @Test
    void areAmongTheJvmsOwn() throws Exception {
        String log = ended("loop", "-verbose:class").out;
        assertThat(log)
                .containsPattern("dev\\.standpipe\\.runtime\\.engine\\.Engine (source:|from) __JVM_DefineClass__")
                .containsPattern("java\\.io\\.Standpipe (source:|from) __JVM_DefineClass__");
    }

    @Test
    void areTheSameForAProgramThatUsesThemLater() throws Exception {
        assertThat(lines("loop")).containsExactly(READ + " " + READ, "on true, the JVM's own true");
    }

    @Test
    void areTheSameForAProgramThatUsesThemFirst() throws Exception {
        assertThat(lines("api")).containsExactly(READ + " " + READ, "on true, the JVM's own true");
    }

    /** Which is no interface of ours, but the classes are public. */
    @Test
    void stayOnTheClassPathWhereTheProgramHasOneOfThem() throws Exception {
        assertThat(lines("runtime")).containsExactly("false", READ + " " + READ, "on true, the JVM's own false");
    }

    @RepeatedTest(5)
    void areTheSameForThreadsThatComeAtOnce() throws Exception {
        assertThat(lines("both"))
                .containsExactly(Collections.nCopies(8, READ).toString(), "on true, the JVM's own true");
    }

    private String[] lines(String first) throws Exception {
        return ended(first).out.split("\\R");
    }

    private Jvm.Ended ended(String first, String... options) throws Exception {
        Jvm.Ended ended = Jvm.watched("")
                .with(options)
                .running(BothWays.class, folder.resolve("data"), first)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        return ended;
    }
}
