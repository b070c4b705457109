package dev.standpipe.runtime.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BesideTest {
    private static final String ITSELF = "BesideTest.class";

    @Test
    void inAFolder() throws Exception {
        assertThat(Beside.bytes(BesideTest.class, ITSELF)).isEqualTo(classFile());
    }

    @Test
    void inAJarWithASpaceInItsName(@TempDir Path folder) throws Exception {
        Path jar = folder.resolve("a jar.jar");
        String name = BesideTest.class.getName().replace('.', '/');
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.putNextEntry(new ZipEntry(name + ".class"));
            zip.write(classFile());
            zip.putNextEntry(new ZipEntry(name.replace("BesideTest", "note")));
            zip.write(42);
        }
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            Class<?> packed = loader.loadClass(BesideTest.class.getName());
            assertThat(Beside.bytes(packed, "note")).containsExactly(42);
            assertThatThrownBy(() -> Beside.bytes(packed, "nothing"))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("nothing is missing beside");
        }
    }

    @Test
    void ofAClassWithoutASource() throws Exception {
        assertThat(Beside.bytes(Object.class, "Object.class")).startsWith(0xCA, 0xFE, 0xBA, 0xBE);
    }

    private static byte[] classFile() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (InputStream in = BesideTest.class.getResourceAsStream(ITSELF)) {
            for (int b; (b = in.read()) >= 0; ) {
                bytes.write(b);
            }
        }
        return bytes.toByteArray();
    }
}
