package dev.standpipe.options;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** Says which keys a file has twice: of two values Java's properties keep the last. */
final class PropertiesFile extends Properties {
    private static final long serialVersionUID = 1;

    private final transient Options options;
    private final transient String from;

    private PropertiesFile(Options options, String from) {
        this.options = options;
        this.from = from;
    }

    static Properties read(InputStream in, Options options, String from) throws IOException {
        Properties properties = new PropertiesFile(options, from);
        properties.load(in);
        return properties;
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        Object before = super.put(key, value);
        if (before != null && !before.equals(value)) {
            options.warn(key + "=" + before + " (" + from + ") is left out: " + key
                    + " is given more than once, the last counts");
        }
        return before;
    }
}
