package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.Packed;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import oldstyle.Mixed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives of the program are read without its noticing. */
class ClassFilesTest {
    private static final String NAME = Mixed.class.getName().replace('.', '/');

    @TempDir
    Path folder;

    private URLClassLoader loader(String version) throws IOException {
        Path jar = new Packed()
                .with(Mixed.class)
                .text("conf.txt", version)
                .with("large.bin", new byte[1 << 20])
                .at(folder.resolve(version));
        Path place = folder.resolve("app.jar");
        Files.move(jar, place, StandardCopyOption.REPLACE_EXISTING);
        return new URLClassLoader(new URL[] {place.toUri().toURL()}, null);
    }

    @Test
    void whoReplacesAnArchiveFindsWhatIsInTheNewOne() throws IOException {
        try (URLClassLoader first = loader("one")) {
            assertThat(ClassFiles.read(first, NAME)).isEqualTo(Packed.classFile(Mixed.class));
            try (URLClassLoader second = loader("two");
                    InputStream conf = second.getResourceAsStream("conf.txt")) {
                byte[] said = new byte[3];
                assertThat(conf.read(said)).isEqualTo(3);
                assertThat(new String(said, "US-ASCII")).isEqualTo("two");
            }
        }
    }

    @Test
    void whoClosesALoaderClosesNobodyElsesStreams() throws IOException {
        try (URLClassLoader first = loader("one");
                InputStream large = first.getResourceAsStream("large.bin")) {
            URLClassLoader second = new URLClassLoader(first.getURLs(), null);
            assertThat(ClassFiles.read(second, NAME)).isNotEmpty();
            second.close();
            int all = 0;
            byte[] chunk = new byte[1000];
            for (int n; (n = large.read(chunk)) >= 0; ) {
                all += n;
            }
            assertThat(all).isEqualTo(1 << 20);
        }
    }

    @Test
    void urlsNeedNotBeWrittenAsTheyShouldBe() throws IOException {
        Path odd = Files.createDirectories(folder.resolve("a b[1]+%20"));
        Path jar = new Packed().with(Mixed.class).at(odd.resolve("app.jar"));
        String[] urls = {
            jar.toUri().toString(),
            "file:" + jar.toString().replace("%", "%25"),
            "file://localhost" + jar.toUri().getRawPath()
        };
        for (String url : urls) {
            try (URLClassLoader loader = new URLClassLoader(new URL[] {new URL(url)}, null)) {
                assertThat(loader.getResource(NAME + ".class")).as(url).isNotNull();
                assertThat(ClassFiles.read(loader, NAME)).as(url).isNotEmpty();
            }
        }
    }

    @Test
    void whatIsNotThereIsNull() throws IOException {
        try (URLClassLoader loader = loader("one")) {
            assertThat(ClassFiles.read(loader, "no/Such")).isNull();
        }
    }
}
