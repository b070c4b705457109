package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.Packed;
import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.report.Advice;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Reason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import oldstyle.Handing;
import oldstyle.Mixed;
import oldstyle.Patient;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplainTest {
    @TempDir
    Path folder;

    private String jar;

    @BeforeEach
    void pack() throws IOException {
        jar = new Packed().with(Mixed.class).at(folder.resolve("mixed.jar")).toString();
    }

    @Test
    void tellsAboutEachLoopOfAClass() {
        Spoken explained = Spoken.by("explain", "oldstyle.Mixed", "-cp", jar);
        assertThat(explained.code).isZero();
        assertThat(explained.out)
                .contains("rewritten by the rule ReadArray")
                .contains("left alone, CALL_IN_LOOP")
                .contains("PrintStream.println")
                .contains("instead: call it after the loop");
    }

    /** What is read must be seen to go where it goes, or the loop is another one. */
    @Test
    void showsWhatIsHandedToCalls() throws IOException {
        String handing = new Packed()
                .with(Handing.class)
                .at(folder.resolve("handing.jar"))
                .toString();
        assertThat(Spoken.by("explain", "oldstyle.Handing", "-cp", handing).out.replaceAll("\\R", "\n"))
                .contains("        seen.add(in.readInt());\n")
                .contains("        names.put(in.readUTF(), in.readInt() * 2);\n")
                .contains("        out.writeInt((Integer) numbers.next());\n")
                .contains("        text.append(in.readChar()).append(' ');\n")
                .contains("        pairs[i] = new Handing.Pair(in.readInt(), in.readShort());\n")
                .contains("        int twice = Handing.Pair.twice(in.readInt());\n        cells[twice] = twice;\n")
                .contains("        if (!seen.add(in.readInt())) {\n")
                .doesNotContain("…");
    }

    @Test
    void tellsOfAClassThatIsThereAndCannotBeRead() throws IOException {
        byte[] newer = Packed.classFile(Mixed.class);
        newer[7] = 99;
        for (byte[] classFile : new byte[][] {newer, new byte[100], new byte[0]}) {
            String in = new Packed()
                    .with("oldstyle/Mixed.class", classFile)
                    .at(folder.resolve("odd.jar"))
                    .toString();
            for (String name : new String[] {"oldstyle.Mixed", "oldstyle.Mixed.plain"}) {
                Spoken explained = Spoken.by("explain", name, "-cp", in);
                assertThat(explained.code).isEqualTo(ExitCode.REFUSED);
                assertThat(explained.err)
                        .startsWith("standpipe: " + in + "!/oldstyle/Mixed.class: the class file is")
                        .hasLineCount(1);
            }
            assertThat(Spoken.by("explain", "ixed", "-cp", in).err).contains("there is no class ixed");
            assertThat(Spoken.by("explain", "oldstyle.Mixed", "-cp", in, "-cp", jar).code)
                    .isZero();
        }
    }

    @Test
    void tellsAboutOneMethod() {
        assertThat(Spoken.by("explain", "oldstyle.Mixed.plain", "-cp", jar).out)
                .contains("rewritten")
                .doesNotContain("left alone");
    }

    @Test
    void tellsWhenElementsMayBeReadIfItIsAsked() {
        String plain = Spoken.by("explain", "oldstyle.Patient", "-cp", patient()).out;
        assertThat(plain).doesNotContain("the next elements meanwhile");
        assertThat(Spoken.by("explain", "--ahead", "oldstyle.Patient", "-cp", patient()).out)
                .containsPattern("the next elements meanwhile: yes, an outer loop comes back with the same stream\\R")
                .containsPattern("the next elements meanwhile: no, no outer loop comes back to it\\R");
    }

    private String patient() {
        try {
            return new Packed()
                    .with(Patient.class)
                    .at(folder.resolve("patient.jar"))
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void listsInstructionsBeforeAndAfterSideBySide() {
        String out = Spoken.by("explain", "-b", "oldstyle.Mixed.plain", "-cp", jar).out;
        assertThat(out).contains("-- plain(Ljava/io/DataInput;[I)V, before and after");
        assertThat(out.split("\\R"))
                .anyMatch(line -> line.matches(" +INVOKEINTERFACE java/io/DataInput.readInt .* {5,}INVOKEINTERFACE .*"))
                .anyMatch(line -> line.matches(" +> +INVOKESTATIC java/io/Standpipe.readArray.*"))
                .noneMatch(line -> line.matches(".*Standpipe.* > .*"))
                .allMatch(line -> !line.contains(" > ") || line.length() <= 132);
    }

    @Test
    void showsTheLoopAsInASource() {
        assertThat(Spoken.by("explain", "oldstyle.Mixed.talkative", "-cp", jar).out)
                .containsPattern("for \\(; (\\w+) < cells\\.length; \\1\\+\\+\\) \\{")
                .containsPattern("cells\\[\\w+] = in\\.readInt\\(\\);\\R +System\\.out\\.println\\(cells\\[\\w+]\\);")
                .contains("each round: reads int from in; stores to cells at an index that moves by 1");
    }

    @Test
    void goesOnWhereSomethingElseCannotBeRead() throws IOException {
        Files.write(folder.resolve("broken.jar"), new byte[] {1, 2, 3});
        Spoken explained = Spoken.by("explain", "oldstyle.Mixed", "-cp", folder + "/*");
        assertThat(explained.code).isEqualTo(ExitCode.REFUSED);
        assertThat(explained.err).contains("broken.jar is no readable jar");
        assertThat(explained.out).contains("rewritten by the rule ReadArray");
    }

    @Test
    void namesTheClassThatWasPerhapsMeant() {
        Spoken wrong = Spoken.by("explain", "Mixed", "-cp", jar);
        assertThat(wrong.code).isEqualTo(ExitCode.REFUSED);
        assertThat(wrong.err).contains("there is no class Mixed").contains("oldstyle.Mixed");
    }

    @Test
    void saysSoWhereNothingIsCarried() {
        Spoken constructor = Spoken.by("explain", "oldstyle.Mixed.<init>", "-cp", jar);
        assertThat(constructor.out).contains("no loop of this method");
        assertThat(constructor.code).isZero();
    }

    @Test
    void namesTheMethodThatWasPerhapsMeant() {
        Spoken near = Spoken.by("explain", "oldstyle.Mixed.Talkatif", "-cp", jar);
        assertThat(near.code).isEqualTo(ExitCode.REFUSED);
        assertThat(near.out).isEmpty();
        assertThat(near.err)
                .isEqualToNormalizingNewlines(
                        "standpipe: the class oldstyle.Mixed has no method Talkatif of its own; there is talkative\n");
        Spoken far = Spoken.by("explain", "oldstyle.Mixed.z", "-cp", jar);
        assertThat(far.code).isEqualTo(ExitCode.REFUSED);
        assertThat(far.err).contains("has no method z of its own").doesNotContain("there is");
    }

    @Test
    void namesTheInnerClassThatWasPerhapsMeant() throws IOException {
        String nested = new Packed()
                .with(Jvm.class)
                .with(Jvm.Ended.class)
                .at(folder.resolve("nested.jar"))
                .toString();
        Spoken dotted = Spoken.by("explain", "dev.standpipe.agent.Jvm.Ended", "-cp", nested);
        assertThat(dotted.code).isEqualTo(ExitCode.REFUSED);
        assertThat(dotted.err).contains("has no method Ended of its own; there is dev.standpipe.agent.Jvm$Ended");
    }

    @ParameterizedTest
    @EnumSource
    void knowsWhatWouldHelp(Reason reason) {
        for (Direction direction : Direction.values()) {
            assertThat(Advice.on(reason.name()).words(direction))
                    .isNotEmpty()
                    .doesNotContain("](")
                    .doesNotContain("`")
                    .doesNotContain("eading:")
                    .doesNotContain("riting:");
        }
    }

    @Test
    void doesNotTellAWritingLoopToRead() {
        Advice advice = Advice.on(Reason.CALL_IN_LOOP.name());
        assertThat(advice.words(Direction.READ)).contains("Read into an array");
        assertThat(advice.words(Direction.WRITE)).contains("and write that").doesNotContain("ead into");
    }
}
