package dev.standpipe.options;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Properties;

/** Where options come from: the agent's argument, and the system properties, the environment and a file of this JVM. */
public class Sources {
    private static final String PROPERTY = "standpipe.";
    private static final String VARIABLE = "STANDPIPE_";

    private Options options;

    final void fill(Options empty, String argument) {
        options = empty;
        argument(argument);
        properties();
        environment();
        file(options.value(Option.CONFIG));
    }

    /** Null if there is none; in another JVM perhaps also if that cannot be known. */
    protected String property(String name) {
        return System.getProperty(name);
    }

    protected String variable(String name) {
        return System.getenv(name);
    }

    protected InputStream open(String file) throws IOException {
        return new FileInputStream(file);
    }

    private void argument(String text) {
        if (text == null) {
            return;
        }
        Arguments arguments = new Arguments(text);
        while (arguments.next()) {
            Option option = Option.named(arguments.key());
            if (option == null) {
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
            options.warn("the agent argument ends inside quotes, all to its end was taken: " + text);
        }
    }

    /** No source comes before this one: what has a value already has it from here. */
    private void said(Option option, String value) {
        String first = options.value(option);
        if (first != null && !first.equals(option.inOurWords(value))) {
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
                String name = VARIABLE + option.key().toUpperCase(Locale.ROOT);
                String value = variable(name);
                if (value != null) {
                    options.set(option, value, "environment " + name);
                }
            }
        } catch (SecurityException closed) {
            options.warn("the environment may not be read (" + closed.getMessage() + ")");
        }
    }

    private void file(String name) {
        if (name == null || name.isEmpty()) {
            return;
        }
        String from = "file " + name;
        Properties properties;
        try (InputStream in = open(name)) {
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
                options.set(option, properties.getProperty((String) key), from);
            }
        }
    }

    private void unknown(String key, String from) {
        String nearest = Nearest.to(key, Option.keys());
        options.warn("there is no option \"" + key + "\" (" + from + ")"
                + (nearest == null ? "" : ", perhaps " + nearest + " was meant"));
    }
}
