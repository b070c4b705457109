package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

/** Class files without an agent: those of the JDK from the JDK, and none from loaders that may say what they like. */
class ResourceCodeTest {
    private static final String OWN = ResourceCodeTest.class.getName().replace('.', '/');

    /** Defines a class of its own, and tells of another. */
    private static final class Liar extends ClassLoader {
        Liar() {
            super(null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] file = BootClassFiles.from(ResourceCodeTest.class.getClassLoader(), name.replace('.', '/'));
                return defineClass(name, file, 0, file.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            return new ByteArrayInputStream(new byte[] {1, 2, 3});
        }
    }

    @Test
    void loadersOfTheProgramsOwnAreNotAsked() throws Exception {
        Class<?> lied = new Liar().loadClass(ResourceCodeTest.class.getName());
        ResourceCode code = new ResourceCode();
        assertThat(code.classFile(OWN, lied)).isNull();
        assertThat(code.classFile("java/io/FilterInputStream", lied)).startsWith(0xca, 0xfe, 0xba, 0xbe);
        if (ResourceCodeTest.class.getClassLoader() == ClassLoader.getSystemClassLoader()) {
            assertThat(code.classFile(OWN, ResourceCodeTest.class)).startsWith(0xca, 0xfe, 0xba, 0xbe);
        }
    }
}
