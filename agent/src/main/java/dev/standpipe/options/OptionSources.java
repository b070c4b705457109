package dev.standpipe.options;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** Where options come from: the agent's argument, and the system properties, the environment and a file of this JVM. */
public class OptionSources {
    private static final String PROPERTY = "standpipe.";
    private static final String VARIABLE = "STANDPIPE_";

    /** Parameters of the Maven plugin's goals, which are properties of Maven's JVM; what both have means the same. */
    private static final List<String> OF_THE_BUILD =
            Arrays.asList("addOpens", "archive", "embedRuntime", "failOnFinding", "skip", "stripSignatures");

    /** What scripts call a variable of their own, or Kubernetes does for a service of our name. */
    private static final List<String> OF_SCRIPTS = Arrays.asList("jar", "home", "port", "version");

    private Options options;

    final void fill(Options empty, String argument) {
        options = empty;
        argument(argument);
        properties();
        mistypedProperties();
        environment();
        mistypedVariables();
        file(options.value(Option.CONFIG));
    }

    /** Null if there is none; in another JVM perhaps also if that cannot be known. */
    protected String property(String name) {
        return System.getProperty(name);
    }

    protected String variable(String name) {
        return System.getenv(name);
    }

    protected Iterable<String> propertyNames() {
        return System.getProperties().stringPropertyNames();
    }

    protected Iterable<String> variableNames() {
        return System.getenv().keySet();
    }

    protected InputStream open(String file) throws IOException {
        return open(new File(file));
    }

    /** Never a pipe: opening one waits for a writer. */
    protected static InputStream open(File file) throws IOException {
        if (file.exists() && !file.isFile() && !file.isDirectory()) {
            throw new IOException("it is no regular file");
        }
        return new FileInputStream(file);
    }

    private void argument(String text) {
        if (text == null) {
            return;
        }
        Arguments arguments = new Arguments(text);
        while (arguments.next()) {
            Option option = Option.named(arguments.key());
            if (arguments.value() == null && arguments.key().equals("help")) {
                options.help();
            } else if (option == null) {
                unknown(arguments.key(), Options.ARGUMENT);
            } else if (arguments.value() != null) {
                said(option, arguments.value());
            } else if (option.isSwitch()) {
                said(option, "true");
            } else {
                options.warn("\"" + option.key() + "\" (" + Options.ARGUMENT + ") has no value, it is left out");
            }
        }
        if (arguments.isOpen()) {
            options.warn("the agent argument ends inside quotes, everything to its end was used: " + text);
        }
    }

    /** No source comes before this one: what has a value already has it from here. */
    private void said(Option option, String value) {
        String first = options.value(option);
        if (first != null && !first.equals(option.inOurWords(value.trim()))) {
            options.warn(option.key() + "=" + value + " (" + Options.ARGUMENT + ") is left out: " + option.key()
                    + " is given more than once, the first counts");
        }
        options.set(option, value, Options.ARGUMENT);
    }

    private void properties() {
        try {
            for (Option option : Option.values()) {
                String name = PROPERTY + option.key();
                String value = property(name);
                if (value != null) {
                    options.set(option, value, "system property " + name);
                }
            }
        } catch (SecurityException closed) {
            options.warn("the system properties may not be read (" + closed.getMessage() + ")");
        }
    }

    private void environment() {
        try {
            for (Option option : Option.values()) {
                // no shell has a variable with a hyphen
                String name = VARIABLE + option.key().toUpperCase(Locale.ROOT).replace('-', '_');
                String value = variable(name);
                if (value != null) {
                    options.set(option, value, "environment " + name);
                }
            }
        } catch (SecurityException closed) {
            options.warn("the environment may not be read (" + closed.getMessage() + ")");
        }
    }

    private void mistypedProperties() {
        try {
            for (String name : propertyNames()) {
                String key = name.startsWith(PROPERTY) ? name.substring(PROPERTY.length()) : "";
                // with a dot it is somebody else's, whose package has our name
                boolean ours = !key.isEmpty() && key.indexOf('.') < 0 && !OF_THE_BUILD.contains(key);
                if (ours && Option.named(key) == null && property(name) != null) {
                    unknown(key, "system property " + name);
                }
            }
        } catch (RuntimeException notToBeListed) {
            // the program may have properties of a kind of its own; those that count have been read
        }
    }

    /** Only those that look like one of the options: a variable is whatever a script wants it to be. */
    private void mistypedVariables() {
        try {
            for (String name : variableNames()) {
                String key = name.startsWith(VARIABLE)
                        ? name.substring(VARIABLE.length())
                                .toLowerCase(Locale.ROOT)
                                .replace('_', '-')
                        : "";
                boolean ours = !key.isEmpty() && !OF_SCRIPTS.contains(key) && Option.named(key) == null;
                if (ours && NearestName.to(key, Option.keys()) != null && variable(name) != null) {
                    unknown(key, "environment " + name);
                }
            }
        } catch (RuntimeException notToBeListed) {
            // those that count have been read
        }
    }

    private void file(String name) {
        if (name == null || name.isEmpty()) {
            return;
        }
        String from = "file " + name;
        Properties properties;
        try (InputStream in = open(HomeFolder.isIn(name) ? HomeFolder.in(name, property("user.home")) : name)) {
            properties = PropertiesFile.read(in, options, from);
        } catch (IOException | IllegalArgumentException | SecurityException e) {
            options.warn("the options of the file " + name + " are left out, it cannot be read: " + e.getMessage());
            return;
        }
        for (Object key : properties.keySet()) {
            Option option = Option.named((String) key);
            if (option == null) {
                unknown((String) key, from);
            } else if (option != Option.CONFIG) {
                options.set(
                        option,
                        Arguments.withoutQuotes(
                                properties.getProperty((String) key).trim()),
                        from);
            }
        }
    }

    private void unknown(String key, String from) {
        boolean asProperty = key.startsWith(PROPERTY);
        String nearest = NearestName.to(asProperty ? key.substring(PROPERTY.length()) : key, Option.keys());
        options.warn("there is no option \"" + key + "\" (" + from + ")"
                + (nearest == null ? "" : ", perhaps " + nearest + " was meant"));
    }
}
