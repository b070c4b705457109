package oldstyle;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The loader of a program that makes classes and nothing else: no packages, which before Java 9 it need not, no
 * resources, and for each class a domain of its own.
 */
public final class Bare extends ClassLoader {
    private final List<String> places =
            new ArrayList<>(Arrays.asList(System.getProperty("java.class.path").split(File.pathSeparator)));

    public Bare(ClassLoader parent) {
        super(parent.getParent());
    }

    /** Called by the JVM. */
    void appendToClassPathForInstrumentation(String place) {
        places.add(place);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String file = name.replace('.', '/') + ".class";
        for (String place : places) {
            try {
                URL here = new File(place).toURI().toURL();
                byte[] classFile = read(here, file);
                if (classFile != null) {
                    CodeSource source = new CodeSource(here, (Certificate[]) null);
                    return defineClass(name, classFile, 0, classFile.length, new ProtectionDomain(source, null));
                }
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
        throw new ClassNotFoundException(name);
    }

    private static byte[] read(URL place, String file) throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {place}, null);
                InputStream in = loader.getResourceAsStream(file)) {
            if (in == null) {
                return null;
            }
            byte[] all = new byte[0];
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                int length = all.length;
                all = Arrays.copyOf(all, length + n);
                System.arraycopy(chunk, 0, all, length, n);
            }
            return all;
        }
    }
}
