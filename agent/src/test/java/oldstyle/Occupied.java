package oldstyle;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;

/** Brings a copy of the runtime along and starts it before anything is rewritten. */
public final class Occupied {
    private Occupied() {}

    public static void main(String[] arguments) throws Exception {
        occupy(arguments[2]);
        Program.main(arguments);
    }

    static void occupy(String agentJar) throws Exception {
        URL[] jar = {new File(agentJar).toURI().toURL()};
        URLClassLoader apart = new URLClassLoader(jar, null);
        Object whyNot = Class.forName("dev.standpipe.runtime.Switch", true, apart)
                .getMethod("on")
                .invoke(null);
        System.err.println("the program's own: " + whyNot);
    }
}
