package dev.standpipe.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.Arrays;
import java.util.Properties;

/** Says which keys a file has twice: of two values Java's properties keep the last. */
final class PropertiesFile extends Properties {
    private static final long serialVersionUID = 1;

    private static final int MOST = 1 << 20;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final transient Options options;
    private final transient String from;

    private PropertiesFile(Options options, String from) {
        this.options = options;
        this.from = from;
    }

    static Properties read(InputStream in, Options options, String from) throws IOException {
        Properties properties = new PropertiesFile(options, from);
        properties.load(new StringReader(text(bytes(in))));
        return properties;
    }

    private static byte[] bytes(InputStream in) throws IOException {
        byte[] bytes = new byte[MOST + 1];
        int length = 0;
        for (int n; length <= MOST && (n = in.read(bytes, length, bytes.length - length)) >= 0; ) {
            length += n;
        }
        if (length > MOST) {
            throw new IOException("it has more than 1 MiB");
        }
        return Arrays.copyOf(bytes, length);
    }

    /** In UTF-8, as editors write it; what is none is in Latin-1, as Java's properties were once. */
    private static String text(byte[] bytes) throws IOException {
        String text = new String(bytes, "UTF-8");
        if (!Arrays.equals(text.getBytes("UTF-8"), bytes)) {
            return new String(bytes, "ISO-8859-1");
        }
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
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
