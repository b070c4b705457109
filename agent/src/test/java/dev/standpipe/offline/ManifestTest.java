package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ManifestTest {
    private static final String MAIN = "Manifest-Version: 1.0\r\nMain-Class: a.B\r\n";
    private static final String LONG =
            "Class-Path: " + repeat("lib/x.jar ", 6) + "\r\n " + repeat("lib/y.jar ", 6) + "\r\n";

    private static String repeat(String text, int times) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < times; i++) {
            all.append(text);
        }
        return all.toString();
    }

    private static Manifest of(String text) {
        return new Manifest(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String text(Manifest manifest) {
        return new String(manifest.bytes(), StandardCharsets.ISO_8859_1);
    }

    private static String opened(String text) {
        Manifest manifest = of(text);
        manifest.open();
        return text(manifest);
    }

    private static String stripped(String text) {
        Manifest manifest = of(text);
        manifest.stripDigests();
        return text(manifest);
    }

    @Test
    void staysAsItIs() {
        for (String text :
                new String[] {"", MAIN + "\r\n", MAIN + LONG + "\r\n\r\nName: a/\nX: y\n\n", "A: b\rC: d\r\r"}) {
            assertThat(text(of(text))).isEqualTo(text);
        }
    }

    @Test
    void opensThePackage() throws IOException {
        assertThat(opened(MAIN + "\r\nName: a/\r\nX: y\r\n\r\n"))
                .isEqualTo(MAIN + "Add-Opens: java.base/java.io\r\n\r\nName: a/\r\nX: y\r\n\r\n");
        assertThat(opened("Main-Class: a.B")).isEqualTo("Main-Class: a.B\r\nAdd-Opens: java.base/java.io\r\n");
        assertThat(opened("Main-Class: a.B\n")).isEqualTo("Main-Class: a.B\nAdd-Opens: java.base/java.io\n");
    }

    @Test
    void opensItBesideOthersAndOnce() throws IOException {
        String others = repeat("java.base/sun.nio.ch ", 5).trim();
        String before = MAIN + "add-opens: " + others.substring(0, 50) + "\r\n " + others.substring(50) + "\r\n\r\n";
        String after = opened(before);
        assertThat(opened(after)).isEqualTo(after);
        assertThat(new java.util.jar.Manifest(new ByteArrayInputStream(after.getBytes("UTF-8")))
                        .getMainAttributes()
                        .getValue("Add-Opens"))
                .isEqualTo(others + " java.base/java.io");
        assertThat(after.split("\r\n")).allMatch(line -> line.length() <= 70);
        String similar = MAIN + "Add-Opens: java.base/java.io.x\r\n\r\n";
        assertThat(opened(similar)).contains("java.base/java.io.x java.base/java.io\r\n");
    }

    @Test
    void isExecutableWithAMainClassOnly() {
        assertThat(of(MAIN).isExecutable()).isTrue();
        assertThat(of("A: b\r\n\r\nName: x\r\nMain-Class: no\r\n").isExecutable())
                .isFalse();
    }

    @Test
    void losesDigestsAndNothingElse() {
        String named = "Name: a/b/C.class\r\n";
        String digests = "SHA-256-Digest: abc\r\n def\r\nSHA1-Digest-EN: x\r\n";
        assertThat(stripped(MAIN + "\r\n" + named + digests + "\r\n")).isEqualTo(MAIN + "\r\n");
        assertThat(stripped(MAIN + "\r\n" + named + digests + "Sealed: true\r\n\r\n" + named + digests))
                .isEqualTo(MAIN + "\r\n" + named + "Sealed: true\r\n");
        String harmless = MAIN + "\r\n" + named + "\r\n" + named + "Digests: z\r\n\r\n";
        assertThat(stripped(harmless)).isEqualTo(harmless);
        assertThat(stripped(MAIN)).isEqualTo(MAIN);
    }

    @Test
    void knowsWhatOtherBundlesMayBring() {
        String imports = "import-package: a.b;c;version=\"[1,2)\";\r\n  resolution:=optional, d\r\n";
        assertThat(of(MAIN + imports).imported()).contains("a/b/", "c/", "d/").doesNotContain("2)/", "[1/");
        assertThat(of(MAIN + "\r\nName: x\r\n" + imports).imported()).isEmpty();
    }
}
