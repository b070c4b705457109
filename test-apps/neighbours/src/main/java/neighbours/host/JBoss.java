package neighbours.host;

import java.io.File;
import org.jboss.modules.LocalModuleLoader;

/** Runs the program out of a module of JBoss Modules. Not through its own main, which sets a security policy, which no JVM from 24 on lets it do. */
public final class JBoss {
    private JBoss() {}

    public static void main(String[] arguments) throws Exception {
        File[] modules = {new File(arguments[0])};
        Program.run(new LocalModuleLoader(modules).loadModule("neighbours.app").getClassLoader());
    }
}
