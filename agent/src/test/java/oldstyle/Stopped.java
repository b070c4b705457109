package oldstyle;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;

/** A server: one application comes to its first loop and is stopped, another goes on. */
public final class Stopped {
    private Stopped() {}

    public static void main(String[] arguments) throws Exception {
        String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
        try (URLClassLoader first = loader(arguments[0])) {
            first.loadClass("oldstyle.Together").getMethod("sum").invoke(null);
        }
        try (URLClassLoader second = loader(arguments[0])) {
            second.loadClass("oldstyle.Program")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) rest);
            second.loadClass("oldstyle.Together").getMethod("total").invoke(null);
        }
    }

    private static URLClassLoader loader(String classPath) throws Exception {
        String[] places = classPath.split(File.pathSeparator);
        URL[] urls = new URL[places.length];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = new File(places[i]).toURI().toURL();
        }
        return new URLClassLoader(urls, null);
    }
}
