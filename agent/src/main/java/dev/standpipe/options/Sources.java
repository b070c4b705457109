package dev.standpipe.options;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/** Reads what the agent's argument, the system properties, the environment and a file say. */
final class Sources {
    private static final String PROPERTY = "standpipe.";
    private static final String VARIABLE = "STANDPIPE_";

    private final Options options;

    Sources(Options options) {
        this.options = options;
    }

    void argument(String text) {
        if (text == null) {
            return;
        }
        Arguments arguments = new Arguments(text);
        while (arguments.next()) {
            Option option = Option.named(arguments.key());
            if (option == null) {
                unknown(arguments.key(), Options.ARGUMENT);
            } else if (arguments.value() != null) {
                options.set(option, arguments.value(), Options.ARGUMENT);
            } else if (option.isSwitch()) {
                options.set(option, "true", Options.ARGUMENT);
            } else {
                options.warn("\"" + option.key() + "\" (" + Options.ARGUMENT + ") has no value, it is left out");
            }
        }
        if (arguments.isOpen()) {
            options.warn("the agent argument ends inside quotes, all to its end was taken: " + text);
        }
    }

    void properties() {
        try {
            for (Option option : Option.values()) {
                String name = PROPERTY + option.key();
                String value = System.getProperty(name);
                if (value != null) {
                    options.set(option, value.trim(), "system property " + name);
                }
            }
        } catch (SecurityException closed) {
            options.warn("the system properties may not be read (" + closed.getMessage() + ")");
        }
    }

    void environment() {
        try {
            Map<String, String> environment = System.getenv();
            for (Option option : Option.values()) {
                String name = VARIABLE + option.key().toUpperCase(Locale.ROOT);
                String value = environment.get(name);
                if (value != null) {
                    options.set(option, value.trim(), "environment " + name);
                }
            }
        } catch (SecurityException closed) {
            options.warn("the environment may not be read (" + closed.getMessage() + ")");
        }
    }

    void file(String name) {
        if (name == null || name.isEmpty()) {
            return;
        }
        Properties properties = new Properties();
        try (InputStream in = new FileInputStream(name)) {
            properties.load(in);
        } catch (IOException | IllegalArgumentException | SecurityException e) {
            options.warn("the options of the file " + name + " are left out, it cannot be read: " + e.getMessage());
            return;
        }
        for (Object key : properties.keySet()) {
            Option option = Option.named((String) key);
            if (option == null) {
                unknown((String) key, "file " + name);
            } else if (option != Option.CONFIG) {
                options.set(option, properties.getProperty((String) key).trim(), "file " + name);
            }
        }
    }

    private void unknown(String key, String from) {
        String nearest = Nearest.to(key);
        options.warn("there is no option \"" + key + "\" (" + from + ")"
                + (nearest == null ? "" : ", perhaps " + nearest + " was meant"));
    }
}
