package dev.standpipe.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.model.Build;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sample.Sample;

/** The goals, called as Maven calls them, on a project of one class. */
class GoalsIT {
    private static final String SAMPLE = "sample/Sample.class";
    private static final String STAND_IN = "sample/StandpipeDoorway1.class";
    private static final String RUNTIME = "META-INF/standpipe/runtime.jar";
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    @TempDir
    Path folder;

    private final Said log = new Said();
    private final MavenProject project = new MavenProject();
    private Path classes;

    @BeforeEach
    void compile() throws Exception {
        classes = folder.resolve("target/classes");
        Files.createDirectories(classes.resolve("sample"));
        put(SAMPLE, original());
        put("sample/data.bin", new byte[] {1, 2, 3});
        project.setBuild(new Build());
        project.getBuild().setDirectory(folder.resolve("target").toString());
        project.getBuild().setOutputDirectory(classes.toString());
        project.setFile(folder.resolve("pom.xml").toFile());
        project.setArtifacts(Collections.emptySet());
    }

    private static byte[] original() throws Exception {
        Path here = Paths.get(
                Sample.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Files.readAllBytes(here.resolve(SAMPLE));
    }

    private void put(String name, byte[] content) throws IOException {
        Files.write(classes.resolve(name), content);
        Files.setLastModifiedTime(classes.resolve(name), LONG_AGO);
    }

    @Test
    void rewriteChangesClassesInPlaceAndNotTheirTimes() throws Exception {
        rewrite().execute();

        assertThat(files()).containsOnlyKeys(SAMPLE, "sample/data.bin", STAND_IN);
        assertThat(Files.readAllBytes(classes.resolve(SAMPLE))).isNotEqualTo(original());
        assertThat(Files.getLastModifiedTime(classes.resolve(SAMPLE))).isEqualTo(LONG_AGO);
        assertThat(log.text()).contains("1 of 2 loops that carry elements one at a time rewritten, in 1 class of ");
    }

    @Test
    void rewriteTouchesNothingTheSecondTime() throws Exception {
        rewrite().execute();
        Files.setLastModifiedTime(classes.resolve(STAND_IN), LONG_AGO);
        Map<String, String> once = files();

        rewrite().execute();

        assertThat(files()).isEqualTo(once);
    }

    @Test
    void rewriteChangesAClassThatWasCompiledAnew() throws Exception {
        rewrite().execute();
        byte[] once = Files.readAllBytes(classes.resolve(SAMPLE));
        put(SAMPLE, original());

        rewrite().execute();

        assertThat(Files.readAllBytes(classes.resolve(SAMPLE))).isEqualTo(once);
    }

    @Test
    void rewriteNamesTheRuntimeAsLongAsItIsMissing() throws Exception {
        String snippet =
                "<groupId>dev.standpipe</groupId>\n      <artifactId>standpipe-runtime-bulk</artifactId>\n      "
                        + "<version>1.2.3</version>";
        for (int time = 1; time <= 2; time++) {
            rewrite().execute();
            assertThat(log.text()).as("time %s", time).contains("warn: The rewritten classes find no runtime", snippet);
            log.clear();
        }
        for (String scope : new String[] {"compile", "runtime"}) {
            depend("standpipe-runtime-bulk", scope);
            rewrite().execute();
            assertThat(log.text()).as(scope).doesNotContain("warn");
        }
        for (String scope : new String[] {"test", "provided"}) {
            depend("standpipe-runtime-bulk", scope);
            rewrite().execute();
            assertThat(log.text()).as(scope).contains("warn");
            log.clear();
        }
    }

    private void depend(String artifact, String scope) {
        project.setArtifacts(Collections.singleton(new DefaultArtifact(
                "dev.standpipe", artifact, "1.2.3", scope, "jar", null, new DefaultArtifactHandler("jar"))));
    }

    @Test
    void rewriteLetsTheRuntimeGoAlong() throws Exception {
        RewriteMojo rewrite = rewrite();
        rewrite.embedRuntime = true;

        rewrite.execute();

        assertThat(files()).containsKeys(STAND_IN, RUNTIME);
        assertThat(log.text()).doesNotContain("warn");
    }

    @Test
    void rewriteChangesAnArchiveInPlace() throws Exception {
        Path archive = folder.resolve("packed.jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(archive))) {
            for (String name : new String[] {SAMPLE, "sample/data.bin"}) {
                out.putNextEntry(new ZipEntry(name));
                out.write(Files.readAllBytes(classes.resolve(name)));
            }
        }
        Map<String, String> folderBefore = files();
        RewriteMojo rewrite = rewrite();
        rewrite.archive = archive.toFile();

        rewrite.execute();

        try (ZipFile packed = new ZipFile(archive.toFile())) {
            assertThat(packed.stream().map(ZipEntry::getName)).containsExactly(SAMPLE, "sample/data.bin", STAND_IN);
        }
        assertThat(files()).isEqualTo(folderBefore);
        byte[] once = Files.readAllBytes(archive);
        rewrite.execute();
        assertThat(Files.readAllBytes(archive)).isEqualTo(once);
    }

    @Test
    void rewriteFailsOnAFindingAndChangesNothing() throws Exception {
        Map<String, String> before = files();
        RewriteMojo rewrite = rewrite();
        rewrite.failOnFinding = true;

        assertThatThrownBy(rewrite::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("would be rewritten")
                .hasMessageContaining("sample.Sample.read(Sample.java:")
                .hasMessageNotContaining("sample.Sample.shout");
        assertThat(files()).isEqualTo(before);

        rewrite().execute();
        rewrite.execute();
    }

    @Test
    void rewriteDoesNothingWhenSkippedOrExcluded() throws Exception {
        Map<String, String> before = files();
        RewriteMojo skipped = rewrite();
        skipped.skip = true;
        skipped.execute();
        RewriteMojo excluded = rewrite();
        excluded.excludes = "other.*:sample.S*";
        excluded.execute();
        RewriteMojo others = rewrite();
        others.includes = "other.*";
        others.execute();
        RewriteMojo disabled = rewrite();
        disabled.rules = "WriteArray";
        disabled.disable = "WriteArray";
        disabled.execute();
        RewriteMojo elsewhere = rewrite();
        elsewhere.classesDirectory = folder.resolve("none").toFile();
        elsewhere.execute();

        assertThat(files()).isEqualTo(before);
    }

    @Test
    void anUnknownRuleIsAMistakeThatNamesTheRules() {
        RewriteMojo rewrite = rewrite();
        rewrite.rules = "ReadAray";

        assertThatThrownBy(rewrite::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("\"ReadAray\"")
                .hasMessageContaining("ReadArray, ");
    }

    @Test
    void scanWritesReportsAndNothingElse() throws Exception {
        Map<String, String> before = files();

        scan().execute();

        assertThat(files()).isEqualTo(before);
        assertThat(log.text()).contains("1 of 2 loops that carry elements one at a time would be rewritten.");
        assertThat(folder.resolve("target/standpipe/report.html")).exists();
        assertThat(folder.resolve("target/standpipe/report.json")).content().contains("sample/Sample");
    }

    @Test
    void scanFailsOnAFindingUnlessItIsDealtWith() throws Exception {
        ScanMojo scan = scan();
        scan.failOnFinding = true;
        assertThatThrownBy(scan::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("sample.Sample.read(Sample.java:")
                .hasMessageContaining("sample.Sample.shout(Sample.java:");

        rewrite().execute();
        scan.excludes = "none";
        assertThatThrownBy(scan::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageNotContaining("sample.Sample.read(");
    }

    @Test
    void scanDoesNotPassWhatItCouldNotLookAt() throws Exception {
        for (int length : new int[] {100, original().length - 40}) {
            put(SAMPLE, Arrays.copyOf(original(), length));
            scan().execute();
            ScanMojo scan = scan();
            scan.failOnFinding = true;
            assertThatThrownBy(scan::execute)
                    .isInstanceOf(MojoFailureException.class)
                    .hasMessageContaining("1 class that could not be looked at");
            assertThat(log.text()).contains("sample/Sample.class");
            log.clear();
        }
    }

    @Test
    void reportJoinsWhatScanFoundAndSaysWhenThereIsNothing() throws Exception {
        ReportMojo report = new ReportMojo();
        report.setLog(log);
        report.modules = Collections.singletonList(project);
        report.outputDirectory = folder.resolve("all").toFile();
        assertThatThrownBy(report::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("Run the goal scan first");

        scan().execute();
        report.execute();

        assertThat(folder.resolve("all/all.json")).content().contains("sample/Sample");
        assertThat(folder.resolve("all/all.html")).exists();
    }

    private RewriteMojo rewrite() {
        RewriteMojo rewrite = new RewriteMojo();
        rewrite.version = "1.2.3";
        return set(rewrite);
    }

    private ScanMojo scan() {
        return set(new ScanMojo());
    }

    private <T extends LoopsMojo> T set(T mojo) {
        mojo.setLog(log);
        mojo.project = project;
        mojo.classesDirectory = classes.toFile();
        mojo.includes = "*";
        return mojo;
    }

    /** Names, each with its time and a sum of its content. */
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new HashMap<>();
        try (Stream<Path> all = Files.walk(classes)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                files.put(
                        classes.relativize(file).toString().replace(File.separatorChar, '/'),
                        Files.getLastModifiedTime(file) + " " + Arrays.hashCode(Files.readAllBytes(file)));
            }
        }
        return files;
    }
}
