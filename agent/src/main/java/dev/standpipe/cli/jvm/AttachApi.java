package dev.standpipe.cli.jvm;

import dev.standpipe.cli.user.Refused;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** The attach API of the JDK that runs us, wherever that JDK keeps it. */
final class AttachApi {
    private static final String PACKAGE = "com.sun.tools.attach.";

    private static AttachApi found;

    private final Class<?> machines;

    private AttachApi(Class<?> machines) {
        this.machines = machines;
    }

    /** Always the same: its native library can be loaded only once. */
    static synchronized AttachApi find() {
        if (found == null) {
            found = look();
        }
        return found;
    }

    private static AttachApi look() {
        ClassLoader system = ClassLoader.getSystemClassLoader();
        try {
            return new AttachApi(Class.forName(PACKAGE + "VirtualMachine", false, system));
        } catch (ClassNotFoundException beforeJava9) {
            return inToolsJar(system);
        }
    }

    /** Up to Java 8 the API lies beside the class path. */
    private static AttachApi inToolsJar(ClassLoader system) {
        File home = new File(System.getProperty("java.home"));
        for (File lib : new File[] {new File(home.getParentFile(), "lib"), new File(home, "lib")}) {
            File tools = new File(lib, "tools.jar");
            if (tools.isFile()) {
                try {
                    URL[] where = {tools.toURI().toURL()};
                    return new AttachApi(
                            Class.forName(PACKAGE + "VirtualMachine", false, new URLClassLoader(where, system)));
                } catch (ClassNotFoundException | MalformedURLException notThere) {
                    break;
                }
            }
        }
        throw new Refused("the Java that runs this, " + home
                + ", cannot attach to others: run the command with a JDK (not a JRE, not an image made "
                + "without the module jdk.attach)");
    }

    /** The JVMs of this user on this machine, as process id and main class. */
    List<String[]> list() {
        try {
            Class<?> description =
                    Class.forName(PACKAGE + "VirtualMachineDescriptor", false, machines.getClassLoader());
            List<String[]> jvms = new ArrayList<>();
            for (Object jvm : (List<?>) machines.getMethod("list").invoke(null)) {
                jvms.add(new String[] {
                    (String) description.getMethod("id").invoke(jvm),
                    (String) description.getMethod("displayName").invoke(jvm)
                });
            }
            return jvms;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Throws what the API itself throws. */
    Connection connect(String pid) throws Exception {
        return new Connection(call("attach", null, new Class<?>[] {String.class}, pid));
    }

    private Object call(String method, Object target, Class<?>[] types, Object... arguments) throws Exception {
        try {
            return machines.getMethod(method, types).invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Exception) {
                throw (Exception) e.getCause();
            }
            throw e;
        }
    }

    /** A line to another JVM. */
    final class Connection {
        private final Object machine;

        private Connection(Object machine) {
            this.machine = machine;
        }

        /** Returns when the agent there has done its work. */
        void load(String jar, String options) throws Exception {
            call("loadAgent", machine, new Class<?>[] {String.class, String.class}, jar, options);
        }

        Properties systemProperties() throws Exception {
            return (Properties) call("getSystemProperties", machine, new Class<?>[0]);
        }

        /** Among them sun.jvm.args and sun.jvm.flags, what the JVM was started with. */
        Properties agentProperties() throws Exception {
            return (Properties) call("getAgentProperties", machine, new Class<?>[0]);
        }

        void close() throws Exception {
            call("detach", machine, new Class<?>[0]);
        }
    }
}
