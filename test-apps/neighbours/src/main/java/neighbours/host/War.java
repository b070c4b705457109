package neighbours.host;

import java.io.File;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;

/** Runs the program out of WEB-INF/lib of a web application in Tomcat, by the loader that Tomcat makes for it; no port is opened. */
public final class War {
    private War() {}

    public static void main(String[] arguments) throws Exception {
        Tomcat tomcat = new Tomcat();
        tomcat.setBaseDir(arguments[1]);
        Context context = tomcat.addContext("", new File(arguments[0]).getAbsolutePath());
        tomcat.start();
        Program.run(context.getLoader().getClassLoader());
    }
}
