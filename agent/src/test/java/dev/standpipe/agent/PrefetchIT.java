package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Random;
import oldstyle.Ahead;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the option prefetch does for a program of the old style, and what is told of it. */
@Tag("once")
class PrefetchIT {
    private static final int SIZE = 16 << 20;

    @TempDir
    Path folder;

    private Path data;
    private String plain;

    @BeforeEach
    void runWithoutTheAgent() throws Exception {
        assumeTrue(new File("/proc/self/fd").isDirectory(), "files are read ahead on Linux only");
        byte[] bytes = new byte[SIZE];
        new Random(9).nextBytes(bytes);
        data = Files.write(folder.resolve("data"), bytes);
        Files.setLastModifiedTime(data, FileTime.fromMillis(1_000_000_000_000L));
        plain = Jvm.plain().running(Ahead.class, data).end().out;
    }

    private Jvm.Ended ended(String options) throws Exception {
        Jvm.Ended ended = Jvm.watched(options).running(Ahead.class, data).end();
        assertThat(ended.out).as(ended.err).startsWith(plain);
        return ended;
    }

    private static long told(Jvm.Ended ended, String name) {
        for (String line : ended.out.split("\\R")) {
            if (line.startsWith(name + "=")) {
                return Long.parseLong(line.substring(name.length() + 1));
            }
        }
        throw new AssertionError(ended.out + ended.err);
    }

    @Test
    void theLineAndTheBeanTellWhatWasReadAhead() throws Exception {
        Jvm.Ended ended = ended("prefetch=ahead,jmx=true");
        assertThat(told(ended, "used")).as(ended.err).isBetween(1L << 16, (long) SIZE);
        assertThat(told(ended, "unused")).isZero();
        assertThat(ended.said())
                .anyMatch(line -> line.matches("prefetch: [0-9]+ MiB read ahead of the program, 0 MiB for nothing; "
                        + "0 times it went elsewhere or the file had changed"));
    }

    @Test
    void ofHintsOnlyTheLineTells() throws Exception {
        Jvm.Ended ended = ended("prefetch=hint,jmx=true");
        assertThat(told(ended, "used")).isZero();
        assertThat(ended.said())
                .anyMatch(line -> line.matches("prefetch: [0-9]+ MiB fetched before the program asked for them"));
    }

    @Test
    void withoutItThereIsNothingToTell() throws Exception {
        Jvm.Ended ended = ended("jmx=true");
        assertThat(told(ended, "used")).isZero();
        assertThat(ended.said()).noneMatch(line -> line.startsWith("prefetch"));
    }

    @Test
    void callsAreDoneBothWaysToo() throws Exception {
        Jvm.Ended ended = ended("prefetch=ahead,selfcheck=20,jmx=true");
        assertThat(ended.said()).contains("self-checks: 20 calls done both ways, 0 differed; 0 could not be checked");
        assertThat(told(ended, "used")).as(ended.err).isPositive();
    }
}
