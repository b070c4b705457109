package dev.standpipe.agent.buffer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code relax=buffer}: programs do what they do without it. */
class BufferedFilesIT {
    private static final String QUICKLY = "-XX:TieredStopAtLevel=1";

    @TempDir
    Path folder;

    @BeforeEach
    void onLinux() {
        assumeTrue(new File("/proc/self/fd").isDirectory(), "files are buffered on Linux only");
    }

    private Path folder(String name) throws Exception {
        return Files.createDirectories(folder.resolve(name));
    }

    private Jvm.Ended programs(Jvm jvm, String name, long seed, int count) throws Exception {
        return jvm.with(QUICKLY)
                .running(FilePrograms.class, folder(name), seed, count)
                .end();
    }

    @Test
    void programsSeeTheSame() throws Exception {
        int count = Integer.getInteger("buffer.programs", 300);
        long seed = Long.getLong("buffer.seed", 1);
        Jvm.Ended plain = programs(Jvm.plain(), "plain", seed, count);
        Jvm.Ended buffered = programs(Jvm.watched("relax=buffer"), "buffered", seed, count);
        assertThat(plain.out.split("\n")).hasSize(count);
        assertThat(buffered.out.split("\n")).isEqualTo(plain.out.split("\n"));
        assertThat(buffered.said())
                .anyMatch(line -> line.matches("buffered .*/f0: [0-9,]{4,} reads saved, [0-9,]+ streams.*"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    @Tag("once")
    void whatIsForgottenIsSeen(ShimMutant mutant) throws Exception {
        assumeTrue(mutant != ShimMutant.STALE_AFTER_A_TRANSFER || Jvm.RELEASE < 21, "nothing is forgotten there");
        Path jar = folder.resolve("mutant.jar");
        mutant.write(jar);
        Jvm.Ended plain = programs(Jvm.plain(), "plain", 1, 500);
        Jvm.Ended mutated = programs(Jvm.plain().with("-javaagent:" + jar + "=relax=buffer"), "mutated", 1, 500);
        assertThat(mutated.err).contains("buffered ");
        assertThat(mutated.out.split("\n")).isNotEqualTo(plain.out.split("\n"));
    }

    @Test
    void threadsGetEachElementOnce() throws Exception {
        Jvm.Ended ended = Jvm.watched("relax=buffer")
                .running(FileThreads.class, folder("threads"), 60)
                .end();
        assertThat(ended.out).as(ended.err).contains("each element came once");
        assertThat(ended.err).contains("buffered ");
    }

    @Test
    void unaskedNothingOfItIsThere() throws Exception {
        Jvm.Ended ended = Jvm.watched("")
                .with("-verbose:class")
                .running(FilePrograms.class, folder("plain"), 1, 3)
                .end();
        assertThat(ended.out + ended.err)
                .contains("java.io.RandomAccessFile")
                .doesNotContain("java.io.StandpipeBuffer", "java.io.StandpipeWindow", "agent.buffer.BufferedFiles");
    }

    @Test
    void filesOfOtherNamesAreLeftAlone() throws Exception {
        Path named = folder("named");
        Jvm.Ended ended = programs(Jvm.watched("relax=buffer(" + named + "/**1)"), "named", 1, 100);
        assertThat(ended.said()).anyMatch(line -> line.startsWith("buffered " + named + "/f1"));
        assertThat(ended.said()).noneMatch(line -> line.startsWith("buffered " + named + "/f0"));
    }
}
