package neighbours.host;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;

/** Runs the program by a loader that has no parent but the JDK's own classes. */
public final class NullParent {
    private NullParent() {}

    public static void main(String[] arguments) throws Exception {
        URL jar = new File(arguments[0]).toURI().toURL();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar}, null)) {
            Program.run(loader);
        }
    }
}
