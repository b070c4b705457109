package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cache.AskedClasses;
import dev.standpipe.cache.Stamp;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** What is kept of a class that was looked up belongs to the class file that was looked into. */
class SupertypesTest {
    private static final String NAME = "a/Base";

    /** Has another class file of that name each time, if it is told to. */
    private static final class Loader extends ClassLoader {
        private String superclass = "java/io/InputStream";
        private long delay;

        Loader() {
            super(null);
        }

        byte[] classFile() {
            ClassWriter base = new ClassWriter(0);
            base.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, NAME, null, superclass, null);
            return base.toByteArray();
        }

        @Override
        public URL getResource(String name) {
            try {
                return new URL("file:/no/such/folder/" + name);
            } catch (MalformedURLException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            try {
                TimeUnit.MILLISECONDS.sleep(delay);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return new ByteArrayInputStream(classFile());
        }
    }

    private final Loader loader = new Loader();
    private final Supertypes supertypes = new Supertypes(true);

    private AskedClasses ask() {
        AskedClasses asked = new AskedClasses();
        supertypes.of(loader, asked).outline(NAME);
        return asked;
    }

    @Test
    void theStampIsOfTheClassFileThatWasLookedInto() throws IOException {
        AskedClasses asked = ask();
        assertThat(asked.areKnown()).isTrue();
        assertThat(asked.stamps()).containsEntry(NAME, Stamp.of(loader.classFile()));
        assertThat(supertypes.stamp(loader, NAME)).isEqualTo(Stamp.of(loader.classFile()));
    }

    @Test
    void whatChangesMeanwhileIsNotKnown() {
        supertypes.stamp(loader, NAME);
        loader.superclass = "java/io/DataInputStream";
        assertThat(ask().areKnown()).isFalse();
    }

    @Test
    void whatNobodyHadThePatienceToLookIntoIsNotKnown() {
        loader.delay = 1_100;
        assertThat(supertypes.stamp(loader, NAME)).isNotEqualTo(Stamp.NONE);
        assertThat(ask().areKnown()).isFalse();
    }

    @Test
    void nothingIsNotedUnlessItIsWanted() {
        assertThat(new Supertypes(false).of(loader, null).outline(NAME).supertypes())
                .containsExactly("java/io/InputStream");
    }
}
