package dev.standpipe.agent.buffer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import oldstyle.FilePrograms;
import oldstyle.FileReaders;
import oldstyle.FileStackEnds;
import oldstyle.FileThreads;
import oldstyle.OpenedOtherwise;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        Jvm.Ended plain = programs(Jvm.plain(), "plain", 1, 600);
        Jvm.Ended mutated = programs(Jvm.plain().with("-javaagent:" + jar + "=relax=buffer"), "mutated", 1, 600);
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
    void whereTheStackEndsNothingIsLost() throws Exception {
        atTheEndOfTheStack(50, "-Xint");
        atTheEndOfTheStack(50, QUICKLY);
        // a transfer that is compiled as a whole needs less stack than it takes to tell of it
        atTheEndOfTheStack(
                12_000, "-XX:TieredStopAtLevel=4", "-XX:CompileCommand=exclude,oldstyle.FileStackEnds::writes");
    }

    private void atTheEndOfTheStack(int warm, String... compiler) throws Exception {
        Jvm.Ended ended = Jvm.watched("relax=buffer")
                .with(compiler)
                .running(FileStackEnds.class, folder("stack"), 1, warm)
                .end();
        assertThat(ended.out)
                .as(ended.err)
                .contains("each byte came in its turn\n" + String.join("", Collections.nCopies(6, "nobody waits\n"))
                        + String.join("", Collections.nCopies(5, "what was written is read\n")));
        assertThat(ended.err).contains("reads saved");
    }

    private Jvm.Ended reader(Jvm jvm, String which) throws Exception {
        return jvm.running(FileReaders.class, which, folder(which)).end();
    }

    /** Another process writes what this program has read ahead, against the promise. */
    @Test
    void whatOthersChangeIsSeenBehindTheWindow() throws Exception {
        assertThat(reader(Jvm.plain(), "changed").out).isEqualTo("0 as they were and then 65533 as they are\n");
        Jvm.Ended buffered = reader(Jvm.watched("relax=buffer"), "changed");
        assertThat(buffered.out).matches("[0-9]+ as they were and then [0-9]+ as they are\n");
        int old = Integer.parseInt(buffered.out.replaceFirst(" .*\n", ""));
        assertThat(old).as("numbers of four bytes out of a window").isBetween(1, 16384);
    }

    @Test
    void aClosedFileSaysWhatItSaid() throws Exception {
        assertThat(reader(Jvm.watched("relax=buffer"), "closed").out)
                .isEqualTo(reader(Jvm.plain(), "closed").out)
                .isNotEmpty();
    }

    @Test
    void aFileThatIsCutOffHasLessThanNothingLeft() throws Exception {
        assertThat(reader(Jvm.watched("relax=buffer"), "cut").out)
                .isEqualTo(reader(Jvm.plain(), "cut").out)
                .contains(" 0 -1 0 -1 ");
    }

    @Test
    void anInterruptedThreadMeetsWhatItMet() throws Exception {
        assertThat(reader(Jvm.watched("relax=buffer"), "interrupted").out)
                .isEqualTo(reader(Jvm.plain(), "interrupted").out)
                .startsWith("0 399 0 398 0 397 0 396 0 395");
    }

    @Test
    void whatIsNoFileHasNoWindow() throws Exception {
        assertThat(reader(Jvm.watched("relax=buffer"), "strange").out)
                .isEqualTo("false null null\nfalse null null\nfalse null null\n");
    }

    @Test
    void readsAndWritesNeedNoMemory() throws Exception {
        String[] small = {"-Xmx32m", "-XX:+UseSerialGC"};
        assertThat(reader(Jvm.watched("relax=buffer").with(small), "full").out)
                .isEqualTo(reader(Jvm.plain().with(small), "full").out)
                .startsWith("[9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 0, 2, 0, 0, 0, 3]");
    }

    @Test
    void readsOfChannelsNeedLittleMemoryOutsideTheHeap() throws Exception {
        String[] little = {"-XX:MaxDirectMemorySize=1m"};
        assertThat(reader(Jvm.watched("relax=buffer").with(little), "outside").out)
                .isEqualTo(reader(Jvm.plain().with(little), "outside").out)
                .matches("-?[1-9][0-9]*\n");
    }

    @Test
    void aFinalizerReadsWhatItHasWritten() throws Exception {
        assumeTrue(Jvm.RELEASE > 8, "the stream's own finalizer may come first");
        assertThat(reader(Jvm.plain(), "forgotten").out).isEqualTo("0 9 9 0\n");
        assertThat(reader(Jvm.watched("relax=buffer"), "forgotten").out).isEqualTo("0 9 9 0\n");
    }

    private Jvm.Ended opened(Jvm jvm, String how) throws Exception {
        Path there = folder(how);
        return jvm.in(there).running(OpenedOtherwise.class, how, there).end();
    }

    /** Reads of such a file have to have a certain length and place. */
    @Test
    void filesPastTheSystemsMemoryAreLeftAlone() throws Exception {
        assumeTrue(Jvm.RELEASE > 8, "it cannot be asked for");
        Jvm.Ended plain = opened(Jvm.plain(), "direct");
        assumeTrue(plain.err.isEmpty(), "this file system has no such files: " + plain.err);
        Jvm.Ended buffered = opened(Jvm.watched("relax=buffer"), "direct");
        assertThat(buffered.out).isEqualTo(plain.out).doesNotContain(" and 0 failures");
        assertThat(buffered.said()).noneMatch(line -> line.matches("buffered .*/direct/numbers.*"));
    }

    /** It may use the channel that it has opened by other ways, too. */
    @Test
    void filesOfAProviderOfTheProgramsOwnAreLeftAlone() throws Exception {
        Jvm.Ended buffered = opened(Jvm.watched("relax=buffer"), "foreign");
        assertThat(buffered.out).isEqualTo(opened(Jvm.plain(), "foreign").out).contains(" and 0 failures");
        assertThat(buffered.said()).noneMatch(line -> line.matches("buffered .*/foreign/numbers.*"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"relative", "relativeByPath"})
    void aRelativeNameBeginsInTheFolderOfTheProcess(String how) throws Exception {
        String named = "relax=buffer(" + folder(how).toRealPath() + "/num*)";
        Jvm.Ended buffered = opened(Jvm.watched(named), how);
        assertThat(buffered.out).isEqualTo(opened(Jvm.plain(), how).out).contains(" and 0 failures");
        assertThat(buffered.said()).anyMatch(line -> line.matches("buffered .*/" + how + "/numbers: .*"));
    }

    /** The loop is as fast there as a transfer. */
    @Test
    @Tag("once")
    void rowsOfAFewAreReadOutOfTheWindowOneByOne() throws Exception {
        assertThat(readsSaved("rows")).isBetween(31_000, 32_000);
    }

    @Test
    @Tag("once")
    void longerRowsComeOutOfTheWindowAtOnce() throws Exception {
        assertThat(readsSaved("longer"))
                .as("one for each length and one for each row")
                .isBetween(7_000, 9_000);
    }

    private int readsSaved(String rows) throws Exception {
        Jvm.Ended plain = reader(Jvm.plain(), rows);
        Jvm.Ended buffered = reader(Jvm.watched("relax=buffer"), rows);
        assertThat(buffered.out).isEqualTo(plain.out);
        Matcher saved = Pattern.compile("buffered .*/numbers: ([0-9,]+) reads").matcher(buffered.err);
        assertThat(saved.find()).as(buffered.err).isTrue();
        return Integer.parseInt(saved.group(1).replace(",", ""));
    }

    @Test
    @Tag("once")
    void streamsAreProvedAllTheSame() throws Exception {
        Jvm.Ended plain = reader(Jvm.plain(), "proved");
        Jvm.Ended buffered = reader(Jvm.watched("relax=buffer"), "proved");
        assertThat(buffered.out).isEqualTo(plain.out);
        assertThat(buffered.said()).anyMatch(line -> line.matches(".*[0-9] [KM]iB .*FileReaders\\.proved.*"));
    }

    @Test
    @Tag("once")
    void whatItWouldBringIsSaidWhereNobodyAskedForIt() throws Exception {
        // those of the whole process, which loads classes meanwhile
        String line =
                "[0-9,]+ reads of [12] bytes? from .*/slow/numbers without a buffer: about [0-9.]+ m?s; relax=buffer";
        Path json = folder.resolve("reads.json");
        Path html = folder.resolve("reads.html");
        Jvm.Ended ended = reader(Jvm.watched("excludes=*,report=" + json + ";" + html), "slow");
        assertThat(ended.out).isEqualTo("1\n");
        assertThat(ended.said()).anyMatch(said -> said.matches(line));
        assertThat(new String(Files.readAllBytes(json), StandardCharsets.UTF_8))
                .containsPattern("\"smallReads\": *\\[\\s*\\{\\s*\"file\": *\"[^\"]*/slow/numbers\"");
        assertThat(new String(Files.readAllBytes(html), StandardCharsets.UTF_8)).containsPattern(line);
    }

    @Test
    @Tag("once")
    void itIsNotSaidOfABufferedProgram() throws Exception {
        Jvm.Ended ended = reader(Jvm.watched("relax=buffer,excludes=*"), "slow");
        assertThat(ended.said()).noneMatch(line -> line.contains("without a buffer"));
        assertThat(ended.said()).anyMatch(line -> line.matches("buffered .*/slow/numbers: [0-9,]{7,} reads saved.*"));
    }

    @Test
    void unaskedNothingOfItIsThere() throws Exception {
        Jvm.Ended ended = Jvm.watched("")
                .with("-verbose:class")
                .running(FilePrograms.class, folder("plain"), 1, 3)
                .end();
        assertThat(ended.out + ended.err)
                .contains("java.io.RandomAccessFile")
                .doesNotContain("java.io.StandpipeBuffer", "java.io.StandpipeWindow", "agent.buffer.BufferedFiles")
                .doesNotContain("sun.nio.ch.StandpipeDispatcher", "sun.nio.fs.StandpipeAttributes");
    }

    @Test
    @Tag("once")
    void filesOfOtherNamesAreLeftAlone() throws Exception {
        Path named = folder("named");
        Jvm.Ended ended = programs(Jvm.watched("relax=buffer(" + named + "/**1)"), "named", 1, 100);
        assertThat(ended.said()).anyMatch(line -> line.startsWith("buffered " + named + "/f1"));
        assertThat(ended.said()).noneMatch(line -> line.startsWith("buffered " + named + "/f0"));
    }
}
