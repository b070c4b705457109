package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.Packed;
import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.format.Reports;
import dev.standpipe.runtime.link.ConstantPool;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import oldstyle.Beside;
import oldstyle.Helped;
import oldstyle.Mixed;
import oldstyle.Own;
import oldstyle.OwnUser;
import oldstyle.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanTest {
    @TempDir
    Path folder;

    private String jar() throws IOException {
        return new Packed().with(Mixed.class).at(folder.resolve("mixed.jar")).toString();
    }

    @Test
    void listsTheLoopsOfAJar() throws IOException {
        Spoken scan = Spoken.by("scan", jar());
        assertThat(scan.code).isZero();
        assertThat(scan.err).isEmpty();
        assertThat(scan.out.split("\\R"))
                .hasSize(3)
                .anyMatch(line -> line.matches("oldstyle\\.Mixed\\.plain \\(Mixed\\.java:\\d+\\).*ReadArray"))
                .anyMatch(line -> line.startsWith("oldstyle.Mixed.talkative") && line.contains("CALL_IN_LOOP"))
                .contains("1 class, 2 loops that carry elements: 1 would be rewritten, 1 would be left alone");
    }

    @Test
    void whatWasLeftAloneBesideARewrittenLoopIsNotOneThatWasRewritten() throws IOException {
        String jar =
                new Packed().with(Beside.class).at(folder.resolve("beside.jar")).toString();
        String fast = folder.resolve("fast.jar").toString();
        assertThat(Spoken.by("scan", "-q", jar).out).contains("2 loops", "1 would be rewritten, 1 would be left alone");
        assertThat(Spoken.by("rewrite", "-q", jar, "-o", fast).code).isZero();
        assertThat(Spoken.by("scan", fast).out)
                .contains("2 loops", "0 would be rewritten, 1 would be left alone, 1 was rewritten before")
                .contains("CALL_IN_LOOP: ");
    }

    @Test
    void aPageOfAScanSaysOfNoClassThatItWasRewritten() throws IOException {
        Path page = folder.resolve("scan.html");
        assertThat(Spoken.by("scan", jar(), "-r", page.toString()).code).isZero();
        assertThat(new String(Files.readAllBytes(page), StandardCharsets.UTF_8))
                .contains("1 would be rewritten, in ")
                .doesNotContain("1 rewritten");
    }

    @Test
    void aLoopThatHasAnotherClassReadIsNotListedAsGettingStartedSays() throws Exception {
        String jar = new Packed()
                .with(Helped.class)
                .with(Class.forName("oldstyle.Helped$Values"))
                .at(folder.resolve("helped.jar"))
                .toString();
        assertThat(Spoken.by("scan", jar).out).contains("0 loops that carry elements");
        String page =
                new String(Files.readAllBytes(Paths.get("..", "docs", "getting-started.md")), StandardCharsets.UTF_8);
        assertThat(page.replaceAll("\\s+", " "))
                .contains("A loop that has a method of another class read or write each element is such a loop")
                .doesNotContain("does not read primitives");
    }

    @Test
    void aReportNamesTheJarOrFolderOfEachClass() throws Exception {
        Path json = folder.resolve("scan.json");
        String jar = jar();
        assertThat(Spoken.by("scan", jar, "-r", json.toString()).code).isZero();
        assertThat(Reports.read(json).sites()).extracting(SiteRow::origin).containsOnly(jar);
        Path classes = Files.createDirectories(folder.resolve("classes/oldstyle"));
        Files.write(classes.resolve("Mixed.class"), Packed.classFile(Mixed.class));
        assertThat(Spoken.by("scan", classes.getParent().toString(), "-r", json.toString()).code)
                .isZero();
        assertThat(Reports.read(json).sites())
                .extracting(SiteRow::origin)
                .containsOnly(classes.getParent().toString());
        Spoken alone = Spoken.by("scan", classes.resolve("Mixed.class").toString(), "-r", json.toString());
        assertThat(alone.code).isZero();
        assertThat(Reports.read(json).sites()).extracting(SiteRow::origin).doesNotContainNull();
    }

    @Test
    void printsNamesInTheirOrder() throws IOException {
        byte[] turned = ConstantPool.rename(Packed.classFile(Mixed.class), "plain", "pl\u202Eain\u2028");
        String jar = new Packed()
                .with("oldstyle/Mixed.class", turned)
                .at(folder.resolve("mixed.jar"))
                .toString();
        assertThat(Spoken.by("scan", jar).out)
                .contains("oldstyle.Mixed.pl?ain? (")
                .doesNotContain("\u202E");
    }

    @Test
    void findsThemInFoldersNestedJarsAndClassFilesToo() throws IOException {
        byte[] inner = new Packed().with(Mixed.class).bytes();
        Files.write(folder.resolve("Mixed.class"), Packed.classFile(Mixed.class));
        new Packed().with("BOOT-INF/lib/inner.jar", inner).at(folder.resolve("boot.jar"));
        assertThat(Spoken.by("scan", "-q", folder.resolve("boot.jar").toString()).out)
                .contains("2 loops");
        assertThat(Spoken.by("scan", "-q", folder.resolve("Mixed.class").toString()).out)
                .contains("2 loops");
        assertThat(Spoken.by("scan", "-q", folder.toString()).out).startsWith("2 classes, 2 loops");
        assertThat(Spoken.by("scan", "-q", folder + "/*").out).startsWith("1 class, 2 loops");
    }

    @Test
    void checks() throws IOException {
        assertThat(Spoken.by("scan", "--check", jar()).code).isEqualTo(ExitCode.FINDINGS);
        String harmless = new Packed()
                .with(Packed.class)
                .at(folder.resolve("harmless.jar"))
                .toString();
        assertThat(Spoken.by("scan", "--check", harmless).code).isZero();
    }

    @Test
    void whatCannotBeLookedAtPassesNoCheck() throws IOException {
        byte[] cut = Arrays.copyOf(Packed.classFile(Mixed.class), 500);
        String jar = new Packed()
                .with("oldstyle/Mixed.class", cut)
                .at(folder.resolve("cut.jar"))
                .toString();
        assertThat(Spoken.by("scan", jar).code).isZero();
        Spoken check = Spoken.by("scan", "--check", jar);
        assertThat(check.out).contains("1 class could not be looked at");
        assertThat(check.code).isEqualTo(ExitCode.REFUSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SEPARATOR", "SEPARATORSEPARATOR"})
    void anEmptyNameIsNoWorkAtAll(String name) throws IOException {
        String none = name.replace("SEPARATOR", File.pathSeparator);
        for (String[] command : new String[][] {
            {"scan", "--check", none},
            {"scan", jar(), none},
            {"rewrite", "--check", none},
            {"rewrite", none, "-o", folder + "/x/"},
        }) {
            Spoken asked = Spoken.by(command);
            assertThat(asked.code).as(String.join(" ", command)).isEqualTo(ExitCode.USAGE);
            assertThat(asked.err).contains("\"" + none + "\" names no file");
            assertThat(asked.out).isEmpty();
        }
        assertThat(Spoken.by("scan", "-q", jar() + File.pathSeparator).out).contains("2 loops");
    }

    @Test
    void aFolderWithoutJarsIsNoWorkEither() throws IOException {
        String none = Files.createDirectory(folder.resolve("lib")) + "/*";
        for (String[] command : new String[][] {
            {"scan", "--check", none},
            {"scan", jar(), none},
            {"rewrite", none, "-o", folder + "/x/"},
        }) {
            Spoken asked = Spoken.by(command);
            assertThat(asked.code).as(String.join(" ", command)).isEqualTo(ExitCode.REFUSED);
            assertThat(asked.err).contains("\"" + none + "\" names no jar");
            assertThat(asked.out).isEmpty();
        }
        assertThat(Spoken.by("scan", "-q", jar() + File.pathSeparator + none).out)
                .contains("2 loops");
    }

    @Test
    void aReportThatCannotBeWrittenIsKnownBeforeAnyWork() throws IOException {
        Spoken scan = Spoken.by("scan", jar(), "-r", folder + "/out.xml");
        assertThat(scan.code).isEqualTo(ExitCode.USAGE);
        assertThat(scan.out).isEmpty();
        assertThat(scan.err).contains("out.xml cannot be written: the name must end in one of .json .html");
    }

    @Test
    void knowsTheStreamsOnTheClassPath() throws IOException {
        String own = new Packed().with(Own.class).at(folder.resolve("own.jar")).toString();
        String users =
                new Packed().with(OwnUser.class).at(folder.resolve("user.jar")).toString();
        assertThat(Spoken.by("scan", "-q", users).out).contains("0 loops");
        assertThat(Spoken.by("scan", "-q", "-cp", own, users).out).startsWith("1 class, 1 loop");
    }

    @Test
    void writesReports() throws IOException {
        Path html = folder.resolve("loops.html");
        Path json = folder.resolve("loops.json");
        assertThat(Spoken.by("scan", jar(), "-r", html.toString(), "--report", json.toString()).code)
                .isZero();
        assertThat(text(html)).contains("Mixed.java:");
        assertThat(text(json)).contains("\"dryrun\"").contains("CALL_IN_LOOP");
        Path csv = folder.resolve("loops.csv");
        assertThat(Spoken.by("report", "merge", json.toString(), json.toString(), "-o", csv.toString()).code)
                .isZero();
        assertThat(text(csv)).contains("talkative");
    }

    @Test
    void saysWhatIsWrongWithItsInputAndGoesOn() throws IOException {
        Path broken = Files.write(folder.resolve("broken.jar"), new byte[] {1, 2, 3});
        Spoken scan = Spoken.by("scan", broken.toString(), jar());
        assertThat(scan.code).isEqualTo(ExitCode.REFUSED);
        assertThat(scan.err).contains("broken.jar is no readable jar");
        assertThat(scan.out).contains("2 loops");
    }

    @Test
    void refusesWhatIsNotThereOrNoClass() throws IOException {
        Spoken missing = Spoken.by("scan", folder.resolve("nowhere.jar").toString());
        assertThat(missing.code).isEqualTo(ExitCode.REFUSED);
        assertThat(missing.err).contains("there is no").contains("nowhere.jar");
        Path text = Files.write(folder.resolve("notes.txt"), new byte[] {'a'});
        Spoken foreign = Spoken.by("scan", text.toString());
        assertThat(foreign.code).isEqualTo(ExitCode.REFUSED);
        assertThat(foreign.err).contains("neither a folder nor a class file");
    }

    @Test
    void passesDamagedAndFutureClassesBy() throws IOException {
        byte[] damaged = Arrays.copyOf(Packed.classFile(Mixed.class), 1000);
        byte[] future = Packed.classFile(Program.class);
        future[7] = 99;
        String jar = new Packed()
                .with("Damaged.class", damaged)
                .with("Future.class", future)
                .with(Mixed.class)
                .at(folder.resolve("odd.jar"))
                .toString();
        Spoken scan = Spoken.by("scan", "-q", jar);
        assertThat(scan.code).isZero();
        assertThat(scan.out).contains("2 loops").contains("could not be looked at");
        assertThat(scan.err).contains("odd.jar!/Future.class").contains("newer than this release");
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8);
    }

    @Test
    void passesWhatWasRewrittenAsRewriteDoes() throws IOException {
        String own = new Packed()
                .with(OwnUser.class)
                .with(Own.class)
                .at(folder.resolve("own.jar"))
                .toString();
        assertThat(Spoken.by("scan", "--check", own).code).isEqualTo(ExitCode.FINDINGS);
        assertThat(Spoken.by("rewrite", "--check", own).code).isEqualTo(ExitCode.FINDINGS);
        assertThat(Spoken.by("rewrite", "--in-place", own).code).isZero();
        assertThat(Spoken.by("rewrite", "--check", own).code).isZero();
        Spoken scan = Spoken.by("scan", "--check", own);
        assertThat(scan.code).isZero();
        assertThat(scan.out).contains("0 would be rewritten, 0 would be left alone, 1 was rewritten before");
    }
}
