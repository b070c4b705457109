package dev.standpipe.cli.loops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.cli.Main;
import dev.standpipe.cli.Packed;
import dev.standpipe.cli.Spoken;
import dev.standpipe.cli.user.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import oldstyle.Hello;
import oldstyle.Mixed;
import oldstyle.Own;
import oldstyle.OwnUser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class RewriteCommandTest {
    @TempDir
    Path folder;

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private String jar() throws IOException {
        return new Packed().with(Mixed.class).at(folder.resolve("mixed.jar")).toString();
    }

    @Test
    void tellsWhatItDidAndWhatIsNeeded() throws IOException {
        Spoken rewrite = Spoken.by("rewrite", jar(), "-o", at("out.jar"));
        assertThat(rewrite.code).as(rewrite.err).isZero();
        assertThat(rewrite.err).isEmpty();
        assertThat(rewrite.out)
                .contains("oldstyle.Mixed.plain")
                .doesNotContain("oldstyle.Mixed.talkative")
                .contains(at("mixed.jar") + ": 1 class rewritten, written to " + at("out.jar"))
                .contains("1 of 2 loops that carry elements one at a time is rewritten;")
                .contains("standpipe-runtime-bulk.jar on its class path")
                .contains("--add-opens java.base/java.io=ALL-UNNAMED");
        assertThat(folder.resolve("out.jar")).exists();
    }

    @Test
    void isSilentWhenAsked() throws IOException {
        Spoken rewrite =
                Spoken.by("rewrite", "-q", jar(), "-o", at("out.jar"), "--embed-runtime", "--disable=WriteArray");
        assertThat(rewrite.out + rewrite.err).isEmpty();
        assertThat(rewrite.code).isZero();
    }

    @Test
    void writesNothingWhenItOnlyChecks() throws IOException {
        assertThat(Spoken.by("rewrite", "--check", jar()).code).isEqualTo(ExitCode.FINDINGS);
        Spoken dry = Spoken.by("rewrite", "--dry-run", jar(), "-o", at("out.jar"));
        assertThat(dry.code).isZero();
        assertThat(dry.out)
                .contains("1 class would be rewritten")
                .contains("1 of 2 loops")
                .contains("would be rewritten;");
        assertThat(folder.toFile().list()).containsExactly("mixed.jar");
        Path harmless = new Packed().with(Hello.class).at(folder.resolve("harmless.jar"));
        assertThat(Spoken.by("rewrite", "--check", harmless.toString()).code).isZero();
    }

    @Test
    void aNameThatEndsAsThatOfAFolderIsOne() throws IOException {
        assertThat(Spoken.by("rewrite", jar(), "-o", at("fast") + "/").code).isZero();
        assertThat(folder.resolve("fast/mixed.jar")).isRegularFile();
    }

    @Test
    void aLinkFromTheOneFolderIntoTheOtherIsNotFollowed() throws IOException {
        Path type = mixedIn("in/oldstyle");
        Path out = Files.createDirectory(folder.resolve("out"));
        Files.createSymbolicLink(out.resolve("oldstyle"), type.getParent());
        assertRefused(type);
    }

    @Test
    void norIsOneToAFileOrToWhatIsNotThereYet() throws IOException {
        Path type = mixedIn("in/oldstyle");
        Path out = Files.createDirectories(folder.resolve("out/oldstyle"));
        Path link = Files.createSymbolicLink(out.resolve("Mixed.class"), type);
        assertRefused(type);
        Files.delete(link);
        Files.delete(out);
        Files.createSymbolicLink(out, Files.createDirectory(folder.resolve("in/empty")));
        Path deeper = mixedIn("in/oldstyle/deeper");
        assertRefused(deeper);
        assertThat(folder.resolve("in/empty").toFile().list()).isEmpty();
    }

    private Path mixedIn(String name) throws IOException {
        Path in = Files.createDirectories(folder.resolve(name));
        return Files.write(in.resolve("Mixed.class"), Packed.classFile(Mixed.class));
    }

    private void assertRefused(Path type) throws IOException {
        Spoken rewrite = Spoken.by("rewrite", at("in"), "-o", at("out"));
        assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
        assertThat(rewrite.err).contains("is a link into").contains("rewrite " + at("in") + " in place");
        assertThat(type).hasBinaryContent(Packed.classFile(Mixed.class));
    }

    @Test
    void linksOfWhatIsReadAreCopiedAgainAndAgain() throws IOException {
        Path type = mixedIn("in/oldstyle");
        Path aim = Files.write(folder.resolve("in/aim.txt"), new byte[5]);
        Files.createSymbolicLink(folder.resolve("in/link.txt"), aim);
        for (int times = 0; times < 2; times++) {
            Spoken rewrite = Spoken.by("rewrite", at("in"), "-o", at("out"));
            assertThat(rewrite.code).as(rewrite.err).isZero();
            assertThat(folder.resolve("out/link.txt")).isSymbolicLink();
        }
        assertThat(type).hasBinaryContent(Packed.classFile(Mixed.class));
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void pipesAreToldAndNotCopied() throws Exception {
        mixedIn("in/oldstyle");
        Path pipe = folder.resolve("in/pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        for (int times = 0; times < 2; times++) {
            Spoken rewrite = Spoken.by("rewrite", at("in"), "-o", at("out"));
            assertThat(rewrite.code).as(rewrite.err).isZero();
            assertThat(rewrite.err)
                    .isEqualToNormalizingNewlines(
                            "standpipe: " + pipe + " is a pipe, a socket or a device, it is not copied\n");
            assertThat(folder.resolve("out").toFile().list()).containsExactly("oldstyle");
        }
    }

    @Test
    void aLinkToWhatIsNotThereYetStays() throws IOException {
        Path near = Files.createSymbolicLink(
                folder.resolve("near.jar"), folder.getFileSystem().getPath("far.jar"));
        Path far = Files.createSymbolicLink(folder.resolve("far.jar"), folder.resolve("new/real.jar"));
        assertThat(Spoken.by("rewrite", jar(), "-o", near.toString()).code).isZero();
        assertThat(near).isSymbolicLink();
        assertThat(far).isSymbolicLink();
        assertThat(folder.resolve("new/real.jar")).isRegularFile();
        mixedIn("in/oldstyle");
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("out"));
        assertThat(Spoken.by("rewrite", at("in"), "-o", link.toString()).code).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("out/oldstyle/Mixed.class")).isRegularFile();
        Files.createSymbolicLink(folder.resolve("later"), folder.resolve("not/yet"));
        assertThat(Spoken.by("rewrite", jar(), "-o", at("later") + "/").code).isZero();
        assertThat(folder.resolve("not/yet/mixed.jar")).isRegularFile();
    }

    @Test
    void linksInARingAreTold() throws IOException {
        Path ring = Files.createSymbolicLink(folder.resolve("ring.jar"), folder.resolve("ring.jar"));
        Spoken rewrite = Spoken.by("rewrite", jar(), "-o", ring.toString());
        assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
        assertThat(rewrite.err).contains(ring + " is a link that leads back to itself");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("mixed.jar", "ring.jar");
    }

    @Test
    void aLinkFromTheOneFolderToWhatIsNotYetInTheOtherIsNotFollowed() throws IOException {
        Path type = mixedIn("in/oldstyle");
        Path out = Files.createDirectories(folder.resolve("out/oldstyle"));
        Files.createSymbolicLink(out.resolve("Mixed.class"), folder.resolve("in/oldstyle/New.class"));
        assertRefused(type);
        assertThat(folder.resolve("in/oldstyle").toFile().list()).containsExactly("Mixed.class");
    }

    @Test
    void aMissingTemporaryFolderIsTold() throws Exception {
        String nowhere = at("nowhere");
        Jvm.Ended rewrite = Jvm.plain()
                .with("-Djava.io.tmpdir=" + nowhere, "-cp", System.getProperty("java.class.path"))
                .command(Main.class.getName(), "rewrite", "--check", jar())
                .end();
        assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
        assertThat(rewrite.err)
                .contains("standpipe: no temporary file can be made in " + nowhere
                        + ": there is no such folder. Name another folder with -Djava.io.tmpdir=FOLDER");
    }

    @Test
    void foldersKeepTheirModes() throws IOException {
        mixedIn("in/oldstyle");
        Path closed = Files.createDirectories(folder.resolve("in/closed"));
        Files.write(closed.resolve("secret.txt"), new byte[5]);
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-x------"));
        Spoken rewrite = Spoken.by("rewrite", at("in"), "-o", at("out"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        assertThat(rewrite.code).as(rewrite.err).isZero();
        Path copied = folder.resolve("out/closed");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copied)))
                .isEqualTo("r-x------");
        Files.setPosixFilePermissions(copied, PosixFilePermissions.fromString("rwx------"));
        assertThat(copied.resolve("secret.txt")).isRegularFile();
    }

    @Test
    void theManifestOfAFolderIsOpenedToo() throws IOException {
        mixedIn("in/oldstyle");
        Spoken none = Spoken.by("rewrite", at("in"), "-o", at("none"), "--add-opens");
        assertThat(none.code).isZero();
        assertThat(none.err).contains("no manifest with a Main-Class");
        Path manifest = Files.createDirectories(folder.resolve("in/META-INF")).resolve("MANIFEST.MF");
        Files.write(manifest, "Manifest-Version: 1.0\r\nMain-Class: x.Y\r\n".getBytes(StandardCharsets.US_ASCII));
        Spoken opened = Spoken.by("rewrite", at("in"), "-o", at("opened"), "--add-opens");
        assertThat(opened.err).isEmpty();
        assertThat(folder.resolve("opened/META-INF/MANIFEST.MF"))
                .hasContent("Manifest-Version: 1.0\r\nMain-Class: x.Y\r\nAdd-Opens: java.base/java.io\r\n");
    }

    @Test
    void writesOverWhatItReadsOnlyWhenAsked() throws IOException {
        String jar = jar();
        byte[] before = Files.readAllBytes(folder.resolve("mixed.jar"));
        for (String to : new String[] {
            jar, folder.toString(), folder.resolve("x/../mixed.jar").normalize().toString()
        }) {
            Spoken rewrite = Spoken.by("rewrite", jar, "-o", to);
            assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
            assertThat(rewrite.err).contains("would be overwritten").contains("--in-place");
        }
        assertThat(Files.readAllBytes(folder.resolve("mixed.jar"))).isEqualTo(before);
        assertThat(Spoken.by("rewrite", jar, "--in-place").code).isZero();
        assertThat(Files.readAllBytes(folder.resolve("mixed.jar"))).isNotEqualTo(before);
    }

    @Test
    void writesSeveralToAFolder() throws IOException {
        String jar = jar();
        Path other = new Packed().with(Hello.class).at(folder.resolve("hello.jar"));
        Path damaged = Files.write(folder.resolve("damaged.jar"), new byte[99]);
        Spoken rewrite = Spoken.by("rewrite", jar, damaged.toString(), other.toString(), "-o", at("out"));
        assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
        assertThat(rewrite.err)
                .startsWith("standpipe: ")
                .contains("damaged.jar cannot be read")
                .hasLineCount(1);
        assertThat(rewrite.out).contains("hello.jar: nothing to rewrite, written to " + at("out"));
        assertThat(folder.resolve("out").toFile().list()).containsExactlyInAnyOrder("mixed.jar", "hello.jar");
        assertThat(Spoken.by("rewrite", jar, jar, "-o", at("out")).code).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void namesTheFolderInWhichNothingCanBeMade() throws IOException {
        assumeTrue(Files.isDirectory(Paths.get("/proc/self")), "there is no /proc");
        Spoken rewrite = Spoken.by("rewrite", jar(), "-o", "/proc/x.jar");
        assertThat(rewrite.code).isEqualTo(ExitCode.REFUSED);
        assertThat(rewrite.err)
                .contains(at("mixed.jar") + " cannot be rewritten to /proc/x.jar: no file can be made in /proc");
        mixedIn("in/oldstyle");
        assertThat(Spoken.by("rewrite", at("in"), "-o", "/proc/x").err)
                .contains(at("in") + " cannot be rewritten to /proc/x: no file can be made in /proc");
    }

    @Test
    void namesTheFolderInWhichThisUserMayMakeNothing() throws IOException {
        String jar = jar();
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-x------"));
        assumeTrue(!Files.isWritable(closed), "root may write everywhere");
        Spoken rewrite = Spoken.by("rewrite", jar, "-o", closed.resolve("x.jar").toString());
        assertThat(rewrite.err).contains("closed/x.jar: this user may not make files in " + closed);
    }

    @Test
    void asksWhereToWrite() throws IOException {
        assertThat(Spoken.by("rewrite", jar()).err).contains("-o").contains("--in-place");
        assertThat(Spoken.by("rewrite", jar()).code).isEqualTo(ExitCode.USAGE);
        assertThat(Spoken.by("rewrite", jar(), "-o", at("x"), "--in-place").code)
                .isEqualTo(ExitCode.USAGE);
        assertThat(Spoken.by("rewrite").code).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void refusesRulesThatDoNotExist() throws IOException {
        Spoken rewrite = Spoken.by("rewrite", "--check", "--rules", "ReadAray", jar());
        assertThat(rewrite.code).isEqualTo(ExitCode.USAGE);
        assertThat(rewrite.err).contains("there is no rule \"ReadAray\"").contains("Try: standpipe rewrite --help");
        assertThat(Spoken.by("rewrite", jar(), "--in-place", "--disable", "x").code)
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void reportsWhatItWasToldToDo() throws IOException {
        Spoken.by("rewrite", jar(), "-o", at("out.jar"), "--excludes", "x.*", "-r", at("report.json"));
        String report = String.join("\n", Files.readAllLines(folder.resolve("report.json")));
        assertThat(report).contains("the command rewrite").contains("x.*").contains("ReadArray");
        Spoken refused = Spoken.by("rewrite", signed(), "-o", at("signed-out.jar"), "-r", at("refused.json"));
        assertThat(refused.code).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.out).isEmpty();
    }

    @Test
    void saysThatAManifestIsOpenedOnlyIfItIs() throws IOException {
        String taken = "ALL-UNNAMED, which java -jar takes from its manifest.";
        Spoken none = Spoken.by("rewrite", jar(), "-o", at("none.jar"), "--add-opens");
        assertThat(none.err).contains("has no Main-Class");
        assertThat(none.out).contains("ALL-UNNAMED.").doesNotContain("takes from");
        Path main = new Packed()
                .with(OwnUser.class)
                .with(Own.class)
                .text("META-INF/MANIFEST.MF", "Main-Class: oldstyle.OwnUser\r\n")
                .at(folder.resolve("main.jar"));
        Spoken opened = Spoken.by("rewrite", main.toString(), "-o", at("opened.jar"), "--add-opens");
        assertThat(opened.out)
                .contains(taken)
                .contains("\n1 of 1 loop that carries elements one at a time is rewritten.");
        Spoken both = Spoken.by("rewrite", jar(), main.toString(), "-o", at("both"), "--add-opens");
        assertThat(both.out).contains("takes from a manifest with a Main-Class.");
        Path classes = mixedIn("classes/oldstyle").getParent().getParent();
        Path manifest = Files.createDirectories(classes.resolve("META-INF")).resolve("MANIFEST.MF");
        Files.write(manifest, "Main-Class: x.Y\r\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(Spoken.by("rewrite", classes.toString(), "-o", at("classes2"), "--add-opens").out)
                .contains(taken);
    }

    private String signed() throws IOException {
        return new Packed()
                .with(Mixed.class)
                .text("META-INF/ME.SF", "x")
                .at(folder.resolve("signed.jar"))
                .toString();
    }

    @Test
    void damagedClassesAreToldAndAreNoFailure() throws IOException {
        byte[] whole = Packed.classFile(Mixed.class);
        Path damaged = new Packed()
                .with("oldstyle/Mixed.class", Arrays.copyOf(whole, whole.length - 40))
                .at(folder.resolve("damaged.jar"));
        for (String what : new String[] {"--check", "--dry-run", "--in-place"}) {
            Spoken rewrite = Spoken.by("rewrite", what, damaged.toString());
            assertThat(rewrite.code).as(what).isZero();
            assertThat(rewrite.err).contains("oldstyle/Mixed.class: ").hasLineCount(1);
        }
    }

    @Test
    void knowsTheClassesOfAllItsFiles() throws IOException {
        Path user = new Packed().with(OwnUser.class).at(folder.resolve("a-user.jar"));
        Path own = new Packed().with(Own.class).at(folder.resolve("own.jar"));
        String alone = Spoken.by("rewrite", "--check", user.toString()).out;
        String together = Spoken.by("rewrite", "--check", user.toString(), own.toString()).out;
        String beside = Spoken.by("rewrite", "--check", user.toString(), "-cp", own.toString()).out;
        assertThat(alone).contains("0 of 0 loops");
        assertThat(together).contains("OwnUser.read");
        assertThat(beside).contains("OwnUser.read");
    }
}
