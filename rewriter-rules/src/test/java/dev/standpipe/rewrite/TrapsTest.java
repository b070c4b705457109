package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import traps.Arithmetic;
import traps.Locals;
import traps.Memory;

/** Programs that an earlier rewriter changed: each is played as it is and rewritten, in a class loader of its own. */
class TrapsTest {
    @TestFactory
    List<DynamicTest> nothingChanges() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Class<?> theme : new Class<?>[] {Arithmetic.class, Locals.class, Memory.class}) {
            for (Class<?> trap : theme.getDeclaredClasses()) {
                if (plays(trap)) {
                    tests.add(DynamicTest.dynamicTest(trap.getName(), () -> compare(trap)));
                }
            }
        }
        assertThat(tests).isNotEmpty();
        return tests;
    }

    private static boolean plays(Class<?> trap) {
        for (Method method : trap.getDeclaredMethods()) {
            if (method.getName().equals("play")) {
                return true;
            }
        }
        return false;
    }

    private static void compare(Class<?> trap) throws Exception {
        String original = play(trap.getName(), false);
        assertThat(play(trap.getName(), true)).isEqualTo(original);
    }

    private static String play(String trap, boolean rewritten) throws Exception {
        Method play = new Anew(rewritten).loadClass(trap).getDeclaredMethod("play");
        play.setAccessible(true);
        try {
            return (String) play.invoke(null);
        } catch (InvocationTargetException e) {
            return e.getCause().toString();
        }
    }

    /** Defines each of these classes anew, so that none is initialized before. */
    private static final class Anew extends ClassLoader {
        private final boolean rewritten;

        Anew(boolean rewritten) {
            super(TrapsTest.class.getClassLoader());
            this.rewritten = rewritten;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("traps.")) {
                return super.loadClass(name, resolve);
            }
            if (name.endsWith("Missing")) {
                throw new ClassNotFoundException(name);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            byte[] classFile = bytes(name);
            if (rewritten) {
                Rewriting rewriting = Rewriter.standard().rewrite(classFile);
                assertThat(rewriting.problem()).isNull();
                classFile = rewriting.classFile();
            }
            return defineClass(name, classFile, 0, classFile.length);
        }

        private byte[] bytes(String name) {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                byte[] chunk = new byte[8192];
                for (int n; (n = in.read(chunk)) >= 0; ) {
                    bytes.write(chunk, 0, n);
                }
                return bytes.toByteArray();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
