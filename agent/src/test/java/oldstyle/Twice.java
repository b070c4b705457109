package oldstyle;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Paths;
import java.util.Arrays;

/** Runs the program from each of two folders, as two applications of a server would. */
public final class Twice {
    private Twice() {}

    public static void main(String[] arguments) throws Exception {
        Object rest = Arrays.copyOfRange(arguments, 2, arguments.length);
        for (String classes : Arrays.copyOf(arguments, 2)) {
            URL[] path = {Paths.get(classes).toUri().toURL()};
            try (URLClassLoader application = new URLClassLoader(path, null)) {
                Class.forName("oldstyle.Program", true, application)
                        .getMethod("main", String[].class)
                        .invoke(null, rest);
            }
        }
    }
}
