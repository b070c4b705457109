package neighbours.host;

import java.io.File;
import java.util.HashMap;
import java.util.Map;
import org.apache.felix.framework.FrameworkFactory;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;

/** Runs the program out of a bundle in Apache Felix, which hands only java.* to the JDK unless it is told otherwise. */
public final class Osgi {
    private Osgi() {}

    public static void main(String[] arguments) throws Exception {
        Map<String, String> settings = new HashMap<>();
        settings.put(Constants.FRAMEWORK_STORAGE, arguments[1]);
        settings.put(Constants.FRAMEWORK_STORAGE_CLEAN, Constants.FRAMEWORK_STORAGE_CLEAN_ONFIRSTINIT);
        Framework framework = new FrameworkFactory().newFramework(settings);
        framework.start();
        Bundle bundle = framework
                .getBundleContext()
                .installBundle(new File(arguments[0]).toURI().toString());
        bundle.start();
        Program.run(bundle.loadClass(Program.NAME));
    }
}
