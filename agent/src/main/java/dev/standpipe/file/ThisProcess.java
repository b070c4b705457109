package dev.standpipe.file;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What a report says about the JVM it is made in. */
public final class ThisProcess {
    private static final int MOST_PLACES = 100;

    /** What {@link #told} is without secrets: to look for them takes long, and reports come again. */
    private static String shown;

    private static String told;

    private ThisProcess() {}

    /**
     * The process id, or 0 where it cannot be had cheaply: the JDK's own way takes seven milliseconds from Java 9 on,
     * and before that longer than all of the agent.
     */
    public static long pid() {
        long pid = fromProc();
        return pid != 0 ? pid : fromJdk();
    }

    /** Never where the process id cannot be had. */
    public static boolean is(String pid) {
        long own = pid();
        return own != 0 && pid.equals(Long.toString(own));
    }

    private static long fromProc() {
        try {
            return Long.parseLong(new File("/proc/self").getCanonicalFile().getName());
        } catch (IOException | SecurityException | NumberFormatException noProc) {
            return 0;
        }
    }

    private static long fromJdk() {
        try {
            Class<?> handles = Class.forName("java.lang.ProcessHandle");
            Object current = handles.getMethod("current").invoke(null);
            return (Long) handles.getMethod("pid").invoke(current);
        } catch (ReflectiveOperationException | SecurityException java8) {
            return 0;
        }
    }

    /** How the program was started, without what looks like a secret, or null. */
    public static synchronized String command() {
        String command = property("sun.java.command");
        if (!command.equals(told)) {
            shown = command.isEmpty() || command.equals("?") ? null : CommandLine.withoutSecrets(command);
            told = command;
        }
        return shown;
    }

    /** The first jars and folders of its class path: some have thousands. */
    public static List<String> classPath() {
        List<String> places = new ArrayList<>();
        for (String place : property("java.class.path").split(File.pathSeparator)) {
            if (!place.isEmpty() && !place.equals("?") && places.size() < MOST_PLACES) {
                places.add(place);
            }
        }
        return places;
    }

    /** The main class or the jar that was started, or null. */
    public static String program() {
        String command = property("sun.java.command");
        int space = command.indexOf(' ');
        String main = space < 0 ? command : command.substring(0, space);
        return main.isEmpty() || main.equals("?") ? null : main.substring(main.lastIndexOf(File.separatorChar) + 1);
    }

    public static String jdk() {
        return property("java.vendor") + " " + property("java.runtime.version") + " (" + property("java.vm.name") + ")";
    }

    public static String os() {
        return property("os.name") + " " + property("os.version") + " " + property("os.arch");
    }

    private static String property(String name) {
        try {
            return System.getProperty(name, "?");
        } catch (SecurityException notAllowed) {
            return "?";
        }
    }
}
