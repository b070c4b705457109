package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.cli.Packed;
import dev.standpipe.runtime.link.ConstantPool;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import oldstyle.Hello;
import oldstyle.Mixed;
import oldstyle.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written, and what is not. */
class OfflineTest {
    private static final String STAND_IN = "oldstyle/StandpipeDoorway1.class";
    private static final String RUNTIME = "META-INF/standpipe/runtime.jar";

    @TempDir
    Path folder;

    private Path out(String name) {
        return folder.resolve(name);
    }

    private static List<String> names(byte[] zip) throws IOException {
        List<String> names = new ArrayList<>();
        ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip));
        for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
            names.add(entry.getName());
        }
        return names;
    }

    private static byte[] read(Path zip, String name) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile());
                InputStream in = file.getInputStream(file.getEntry(name))) {
            return StandIn.all(in);
        }
    }

    private static List<String> names(Path zip) throws IOException {
        List<String> names = new ArrayList<>();
        try (ZipFile file = new ZipFile(zip.toFile())) {
            Collections.list(file.entries()).forEach(entry -> names.add(entry.getName()));
        }
        assertThat(names(Files.readAllBytes(zip))).isEqualTo(names);
        return names;
    }

    private static Packed packed() throws IOException {
        return new Packed()
                .text("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: oldstyle.Program\r\n\r\n")
                .with(Hello.class)
                .with(Program.class)
                .text("z.txt", "all else")
                .with(Mixed.class);
    }

    @Test
    void changesClassesAndAddsWhatTheyCall() throws IOException {
        Path in = packed().saying("a comment").at(out("in.jar"));
        Outcome outcome = new Offline().rewrite(in, out("out.jar"));
        assertThat(outcome.classes()).isEqualTo(2);
        assertThat(outcome.findings()).hasSize(7);
        assertThat(outcome.messages()).isEmpty();
        assertThat(outcome.isDifferent()).isTrue();
        List<String> names = names(in);
        names.add(STAND_IN);
        assertThat(names(out("out.jar"))).isEqualTo(names);
        for (String name : names(in)) {
            assertThat(Arrays.equals(read(in, name), read(out("out.jar"), name)))
                    .as(name)
                    .isEqualTo(!name.contains("Program") && !name.contains("Mixed"));
        }
        try (ZipFile before = new ZipFile(in.toFile());
                ZipFile after = new ZipFile(out("out.jar").toFile())) {
            assertThat(after.getComment()).isEqualTo("a comment");
            for (ZipEntry entry : Collections.list(before.entries())) {
                assertThat(after.getEntry(entry.getName()).getTime()).isEqualTo(entry.getTime());
            }
        }
    }

    @Test
    void changesNothingTheSecondTime() throws IOException {
        Path in = packed().at(out("in.jar"));
        Offline offline = new Offline().embedRuntime(true).addOpens(true);
        offline.rewrite(in, out("once.jar"));
        Outcome again = offline.rewrite(out("once.jar"), out("twice.jar"));
        assertThat(again.isDifferent()).isFalse();
        assertThat(Files.readAllBytes(out("twice.jar"))).isEqualTo(Files.readAllBytes(out("once.jar")));
        assertThat(names(out("once.jar"))).contains(RUNTIME);
        assertThat(new String(read(out("once.jar"), "META-INF/MANIFEST.MF"), "UTF-8"))
                .contains("Add-Opens: java.base/java.io\r\n");
    }

    @Test
    void addsWhatWasNotWantedTheFirstTime() throws IOException {
        Offline offline = new Offline();
        offline.rewrite(packed().at(out("in.jar")), out("once.jar"));
        Outcome again = offline.embedRuntime(true).rewrite(out("once.jar"), out("twice.jar"));
        assertThat(again.classes()).isZero();
        assertThat(again.isDifferent()).isTrue();
        assertThat(names(out("twice.jar"))).contains(RUNTIME).containsOnlyOnce(STAND_IN);
    }

    @Test
    void copiesWhatHasNoLoops() throws IOException {
        Path in = new Packed().with(Hello.class).at(out("in.jar"));
        Outcome outcome = new Offline().embedRuntime(true).addOpens(true).rewrite(in, out("new/out.jar"));
        assertThat(outcome.isDifferent()).isFalse();
        assertThat(Files.readAllBytes(out("new/out.jar"))).isEqualTo(Files.readAllBytes(in));
    }

    @Test
    void checksWithoutWriting() throws IOException {
        Path in = packed().at(out("in.jar"));
        byte[] before = Files.readAllBytes(in);
        assertThat(new Offline().check(in).isDifferent()).isTrue();
        assertThat(folder.toFile().list()).containsExactly("in.jar");
        assertThat(Files.readAllBytes(in)).isEqualTo(before);
    }

    @Test
    void rewritesInPlaceAndLeavesNothingBeside() throws IOException {
        Path in = packed().at(out("in.jar"));
        new Offline().rewrite(in, in);
        assertThat(names(in)).contains(STAND_IN);
        assertThat(folder.toFile().list()).containsExactly("in.jar");
    }

    @Test
    void leavesOutWhatIsNotWanted() throws IOException {
        Path in = packed().at(out("in.jar"));
        assertThat(new Offline().excludes("*.Program").check(in).classes()).isEqualTo(1);
        assertThat(new Offline().includes("oldstyle/Program").check(in).classes())
                .isEqualTo(1);
        assertThat(new Offline().rules("WriteArray").check(in).classes()).isEqualTo(1);
        assertThat(new Offline()
                        .rules("WriteArray")
                        .disable("WriteArray")
                        .check(in)
                        .classes())
                .isZero();
        assertThatThrownBy(() -> new Offline().rules("ReadAray"))
                .isInstanceOf(OfflineException.class)
                .hasMessageContaining("there is no rule \"ReadAray\"; there are ReadArray, ");
    }

    @Test
    void keepsNestedJarsStoredAndPutsTheRuntimeWhereAllSeeIt() throws IOException {
        byte[] loops = new Packed().with(Mixed.class).bytes();
        byte[] none = new Packed().with(Hello.class).bytes();
        Path in = new Packed()
                .text("META-INF/MANIFEST.MF", "Main-Class: org.springframework.boot.loader.JarLauncher\r\n\r\n")
                .at("BOOT-INF/classes/", Program.class)
                .stored("BOOT-INF/lib/a.jar", loops)
                .stored("BOOT-INF/lib/b.jar", none)
                .at(out("boot.jar"));
        Outcome outcome = new Offline().embedRuntime(true).rewrite(in, out("out.jar"));
        assertThat(outcome.classes()).isEqualTo(2);
        assertThat(names(out("out.jar")))
                .containsExactly(
                        "META-INF/MANIFEST.MF",
                        "BOOT-INF/classes/oldstyle/Program.class",
                        "BOOT-INF/lib/a.jar",
                        "BOOT-INF/lib/b.jar",
                        "BOOT-INF/classes/" + STAND_IN,
                        "BOOT-INF/classes/" + RUNTIME);
        assertThat(names(read(out("out.jar"), "BOOT-INF/lib/a.jar"))).containsExactly("oldstyle/Mixed.class", STAND_IN);
        assertThat(read(out("out.jar"), "BOOT-INF/lib/b.jar")).isEqualTo(none);
        try (ZipFile file = new ZipFile(out("out.jar").toFile())) {
            assertThat(file.getEntry("BOOT-INF/lib/a.jar").getMethod()).isEqualTo(ZipEntry.STORED);
        }
    }

    @Test
    void servesLibrariesOfAWarThatHasNoRewrittenClassesItself() throws IOException {
        Path in = new Packed()
                .at("WEB-INF/classes/", Hello.class)
                .with("WEB-INF/lib/a.jar", new Packed().with(Mixed.class).bytes())
                .at(out("in.war"));
        new Offline().embedRuntime(true).rewrite(in, out("out.war"));
        assertThat(names(out("out.war")))
                .containsExactly(
                        "WEB-INF/classes/oldstyle/Hello.class", "WEB-INF/lib/a.jar", "WEB-INF/classes/" + RUNTIME);
    }

    @Test
    void goesIntoWarsInEars() throws IOException {
        byte[] war = new Packed().at("WEB-INF/classes/", Mixed.class).bytes();
        byte[] library = new Packed().with(Program.class).bytes();
        Path in = new Packed().with("web.war", war).with("lib/l.jar", library).at(out("in.ear"));
        assertThat(new Offline().embedRuntime(true).rewrite(in, out("out.ear")).classes())
                .isEqualTo(2);
        assertThat(names(out("out.ear"))).containsExactly("web.war", "lib/l.jar");
        assertThat(names(read(out("out.ear"), "web.war")))
                .containsExactly(
                        "WEB-INF/classes/oldstyle/Mixed.class",
                        "WEB-INF/classes/" + STAND_IN,
                        "WEB-INF/classes/" + RUNTIME);
        assertThat(names(read(out("out.ear"), "lib/l.jar")))
                .containsExactly("oldstyle/Program.class", STAND_IN, RUNTIME);
    }

    @Test
    void rewritesEachVersionOfAClassAndPutsTheStandInAtTheTop() throws IOException {
        Path in = new Packed()
                .text("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMulti-Release: true\r\n\r\n")
                .with(Hello.class)
                .at("META-INF/versions/11/", Mixed.class)
                .at("META-INF/versions/17/", Program.class)
                .at(out("in.jar"));
        assertThat(new Offline().rewrite(in, out("out.jar")).classes()).isEqualTo(2);
        assertThat(names(out("out.jar")))
                .endsWith(
                        "META-INF/versions/11/oldstyle/Mixed.class",
                        "META-INF/versions/17/oldstyle/Program.class",
                        STAND_IN);
    }

    @Test
    void leavesClassFilesAloneThatNoLoaderFinds() throws IOException {
        Path in = new Packed()
                .with("templates/Other.class", Packed.classFile(Mixed.class))
                .with("xoldstyle/Mixed.class", Packed.classFile(Mixed.class))
                .at(out("in.jar"));
        assertThat(new Offline().check(in).isDifferent()).isFalse();
    }

    @Test
    void tellsOfClassFilesThatCannotBeRead() throws IOException {
        byte[] damaged = Arrays.copyOf(Packed.classFile(Mixed.class), 700);
        byte[] newer = Packed.classFile(Mixed.class);
        newer[7] = 99;
        Path in = new Packed()
                .with("oldstyle/Mixed.class", damaged)
                .with("oldstyle/Newer.class", newer)
                .with(Program.class)
                .at(out("in.jar"));
        Offline offline = new Offline();
        Outcome outcome = offline.rewrite(in, out("out.jar"));
        assertThat(outcome.classes()).isEqualTo(1);
        assertThat(skipped(offline)).isEqualTo(2);
        assertThat(outcome.messages())
                .hasSize(2)
                .anyMatch(message ->
                        message.startsWith(in + "!/oldstyle/Mixed.class: the class oldstyle/Mixed could not"))
                .anyMatch(message -> message.contains("newer than this release"));
        assertThat(read(out("out.jar"), "oldstyle/Mixed.class")).isEqualTo(damaged);
    }

    @Test
    void countsClassFilesThatCannotBeReadUnlessTheyAreExcluded() throws IOException {
        byte[] whole = Packed.classFile(Mixed.class);
        byte[] newer = whole.clone();
        newer[7] = 99;
        Path in = new Packed()
                .with("a/Cut.class", Arrays.copyOf(whole, 100))
                .with("oldstyle/Mixed.class", Arrays.copyOf(whole, whole.length - 40))
                .with("WEB-INF/classes/META-INF/versions/55/c/Newer.class", newer)
                .at(out("in.war"));
        Offline all = new Offline();
        all.check(in);
        assertThat(skipped(all)).isEqualTo(3);
        Offline less = new Offline().excludes("a.Cut:c.*");
        assertThat(less.check(in).messages()).hasSize(1).allMatch(message -> message.contains("oldstyle/Mixed.class"));
        assertThat(skipped(less)).isEqualTo(1);
        Offline other = new Offline().includes("a.*");
        assertThat(other.check(in).messages()).hasSize(1).allMatch(message -> message.contains("a/Cut.class"));
    }

    private static long skipped(Offline offline) {
        return offline.report(Collections.emptyList()).totals().classes().skipped();
    }

    private Path classes() throws IOException {
        Path classes = Files.createDirectories(out("classes/oldstyle"));
        Files.write(classes.resolve("Program.class"), Packed.classFile(Program.class));
        Files.write(classes.resolve("Mixed.class"), Packed.classFile(Mixed.class));
        Files.write(classes.resolve("Hello.class"), Packed.classFile(Hello.class));
        Files.setLastModifiedTime(classes.resolve("Mixed.class"), FileTime.fromMillis(1_000_000_000_000L));
        new Packed().with(Mixed.class).at(out("classes/some.jar"));
        return out("classes");
    }

    @Test
    void rewritesFolders() throws IOException {
        Path in = classes();
        assertThat(new Offline().embedRuntime(true).rewrite(in, out("other")).classes())
                .isEqualTo(3);
        assertThat(FolderTree.of(out("other")).keySet())
                .contains("oldstyle/Hello.class", STAND_IN, RUNTIME, "some.jar")
                .containsAll(FolderTree.of(in).keySet());
        assertThat(Files.getLastModifiedTime(out("other/oldstyle/Mixed.class")).toMillis())
                .isEqualTo(1_000_000_000_000L);
        assertThat(names(out("other/some.jar"))).contains(STAND_IN, RUNTIME);
        assertThat(new Offline().embedRuntime(true).check(out("other")).isDifferent())
                .isFalse();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("classes", "other");
    }

    @Test
    void rewritesWhatWasCompiledAnewWithTheStandInThatIsThere() throws IOException {
        Path in = classes();
        new Offline().rewrite(in, in);
        byte[] standIn = Files.readAllBytes(in.resolve(STAND_IN));
        FileTime then = FileTime.fromMillis(1_500_000_000_000L);
        Files.setLastModifiedTime(in.resolve(STAND_IN), then);
        byte[] other = ConstantPool.rename(Packed.classFile(Mixed.class), "oldstyle/Mixed", "another/Mixed");
        Files.write(Files.createDirectories(in.resolve("another")).resolve("Mixed.class"), other);
        Files.write(in.resolve("oldstyle/Mixed.class"), Packed.classFile(Mixed.class));
        assertThat(new Offline().rewrite(in, in).classes()).isEqualTo(2);
        assertThat(Files.exists(in.resolve("another/StandpipeDoorway1.class"))).isFalse();
        assertThat(Files.readAllBytes(in.resolve(STAND_IN))).isEqualTo(standIn);
        assertThat(Files.getLastModifiedTime(in.resolve(STAND_IN))).isEqualTo(then);
    }

    @Test
    void rewritesASingleClassFile() throws IOException {
        Path in = classes().resolve("oldstyle/Mixed.class");
        new Offline().rewrite(in, out("Mixed.class"));
        assertThat(out("StandpipeDoorway1.class")).exists();
        new Offline().embedRuntime(true).rewrite(in, out("new/oldstyle/Mixed.class"));
        assertThat(out("new/" + RUNTIME)).exists();
        assertThatThrownBy(() -> new Offline().embedRuntime(true).rewrite(in, out("Other.class")))
                .isInstanceOf(OfflineException.class)
                .hasMessageContaining("oldstyle/Mixed.class");
        assertThat(out("Other.class")).doesNotExist();
    }

    @Test
    void copiesLinksAndDoesNotFollowThem() throws IOException {
        Path in = classes();
        Files.createSymbolicLink(in.resolve("round"), in);
        Files.createSymbolicLink(in.resolve("Link.class"), in.resolve("oldstyle/Mixed.class"));
        new Offline().rewrite(in, out("other"));
        assertThat(Files.readSymbolicLink(out("other/round"))).isEqualTo(in);
        assertThat(Files.isSymbolicLink(out("other/Link.class"))).isTrue();
    }

    @Test
    void refusesToWriteAFolderIntoItself() throws IOException {
        Path in = classes();
        for (Path to : new Path[] {in.resolve("out"), in.getParent(), in.resolve("some.jar")}) {
            assertThatThrownBy(() -> new Offline().rewrite(in, to)).isInstanceOf(OfflineException.class);
        }
    }

    @Test
    void leavesNothingBehindWhereItCannotWrite() throws IOException {
        Path in = packed().at(out("in.jar"));
        Files.createDirectories(out("full/in.jar/something"));
        assertThatThrownBy(() -> new Offline().rewrite(in, out("full")))
                .isInstanceOf(OfflineException.class)
                .hasMessageStartingWith(in + " cannot be rewritten to " + out("full"));
        assertThat(out("full").toFile().list()).containsExactly("in.jar");
    }

    @Test
    void keepsWhoMayUseTheFile() throws IOException {
        Path in = packed().at(out("in.jar"));
        File file = in.toFile();
        assertThat(file.setExecutable(true, false)).isTrue();
        new Offline().rewrite(in, out("out.jar"));
        assertThat(Files.getPosixFilePermissions(out("out.jar"))).isEqualTo(Files.getPosixFilePermissions(in));
    }

    @Test
    void letsNobodyElseReadWhatIsNotWhole() throws IOException {
        Path like = packed().at(out("in.jar"));
        try (Replacement replacement = new Replacement(out("out.jar"), like)) {
            assertThat(modeOfTheOnlyTemporary()).isEqualTo("rw-------");
            Files.setPosixFilePermissions(like, PosixFilePermissions.fromString("rw-r-----"));
            replacement.takePlace(null);
        }
        assertThat(mode(out("out.jar"))).isEqualTo("rw-r-----");
        Path beside = Replacement.folderBeside(out("classes"), folder);
        assertThat(modeOfTheOnlyTemporary()).isEqualTo("rwx------");
        Files.delete(beside);
    }

    @Test
    void whatIsNewHasTheModesOfNewFiles() throws IOException {
        Path in = classes();
        Path usual = Files.createFile(out("usual"));
        new Offline().rewrite(in, out("other"));
        assertThat(mode(out("other/" + STAND_IN))).isEqualTo(mode(usual));
        assertThat(mode(out("other"))).isEqualTo(mode(in));
    }

    private String modeOfTheOnlyTemporary() throws IOException {
        File[] temporary = folder.toFile().listFiles((in, name) -> name.endsWith(".tmp"));
        assertThat(temporary).hasSize(1);
        return mode(temporary[0].toPath());
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void refusesSignedJarsUnlessTheSignaturesMayGo() throws IOException {
        String main = "Manifest-Version: 1.0\r\n\r\n";
        Path in = new Packed()
                .text("META-INF/MANIFEST.MF", main + "Name: oldstyle/Mixed.class\r\nSHA-256-Digest: x\r\n\r\n")
                .text("META-INF/ME.SF", "x")
                .text("META-INF/me.rsa", "x")
                .text("META-INF/INDEX.LIST", "x")
                .text("META-INF/deep/me.rsa", "x")
                .with(Mixed.class)
                .at(out("in.jar"));
        assertThatThrownBy(() -> new Offline().rewrite(in, out("out.jar")))
                .isInstanceOf(OfflineException.class)
                .hasMessageStartingWith(in + " is signed")
                .hasMessageContaining("--strip-signatures");
        assertThat(folder.toFile().list()).containsExactly("in.jar");
        new Offline().stripSignatures(true).rewrite(in, out("out.jar"));
        assertThat(names(out("out.jar")))
                .containsExactly("META-INF/MANIFEST.MF", "META-INF/deep/me.rsa", "oldstyle/Mixed.class", STAND_IN);
        assertThat(new String(read(out("out.jar"), "META-INF/MANIFEST.MF"), "UTF-8"))
                .isEqualTo(main);
        Path harmless =
                new Packed().text("META-INF/ME.SF", "x").with(Hello.class).at(out("harmless.jar"));
        assertThat(new Offline().rewrite(harmless, out("same.jar")).isDifferent())
                .isFalse();
        Path nested = new Packed().with("lib/in.jar", Files.readAllBytes(in)).at(out("nested.jar"));
        assertThatThrownBy(() -> new Offline().check(nested)).hasMessageStartingWith(nested + "!/lib/in.jar is signed");
        assertThat(new Offline().stripSignatures(true).check(nested).classes()).isEqualTo(1);
    }

    @Test
    void saysThatNobodyReadsAddOpens() throws IOException {
        Path in = new Packed().with(Mixed.class).at(out("in.jar"));
        assertThat(new Offline().addOpens(true).rewrite(in, out("out.jar")).messages())
                .anyMatch(message -> message.startsWith(in + " has no Main-Class"));
    }

    @Test
    void doesNotReplaceWhatIsNoFile() throws Exception {
        Path pipe = out("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        Path in = packed().at(out("in.jar"));
        assertThatThrownBy(() -> new Offline().rewrite(in, pipe))
                .isInstanceOf(OfflineException.class)
                .hasMessageContaining("no regular file");
        assertThat(Files.readAttributes(pipe, BasicFileAttributes.class).isOther())
                .isTrue();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("in.jar", "pipe");
    }

    /**
     * An OSGi framework takes an imported package from the bundle it likes, and of that bundle only what was there in
     * the build.
     */
    @Test
    void callsNothingInAPackageThatMayComeFromAnotherBundle() throws IOException {
        byte[] other = ConstantPool.rename(Packed.classFile(Program.class), "oldstyle/Program", "other/Program");
        byte[] third = ConstantPool.rename(Packed.classFile(Program.class), "oldstyle/Program", "third/Program");
        Path in = new Packed()
                .text(
                        "META-INF/MANIFEST.MF",
                        "Manifest-Version: 1.0\r\nImport-Package: old\r\n style;version=\"[1,2)\",x\r\n\r\n")
                .with(Program.class)
                .with("other/Program.class", other)
                .with("third/Program.class", third)
                .at(out("in.jar"));
        new Offline().rewrite(in, out("out.jar"));
        assertThat(names(out("out.jar")))
                .endsWith("third/Program.class", STAND_IN, "other/StandpipeDoorway1.class")
                .hasSize(6);
        assertThat(calls("oldstyle/Program.class"))
                .contains("oldstyle/Standpipe")
                .doesNotContain("other/Standpipe");
        assertThat(calls("other/Program.class")).contains("other/Standpipe").doesNotContain("oldstyle/Standpipe");
        assertThat(calls("third/Program.class")).contains("other/Standpipe").doesNotContain("oldstyle/Standpipe");
        assertThat(new Offline().check(out("out.jar")).isDifferent()).isFalse();
    }

    private String calls(String name) throws IOException {
        return new String(read(out("out.jar"), name), StandardCharsets.ISO_8859_1);
    }
}
