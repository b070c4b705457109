package dev.standpipe.file;

import dev.standpipe.options.HomeFolder;
import dev.standpipe.options.Option;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/** Fills in what is known only when a report is written. */
public final class FilePattern {
    private FilePattern() {}

    /** In a folder, which ends in a slash, a name of its own. */
    public static String report(String pattern) {
        return expand(Option.isFolder(pattern) ? pattern + RunName.ofThis().replace("%", "%%") + ".json" : pattern);
    }

    /** %p is the process, %t the time, %h the host and %% a percent sign; ~/ at the beginning is the user's home. */
    public static String expand(String pattern) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            char next = i + 1 < pattern.length() ? pattern.charAt(i + 1) : 0;
            if (c != '%' || "pth%".indexOf(next) < 0) {
                name.append(c);
                continue;
            }
            name.append(
                    next == 'p'
                            ? String.valueOf(ThisProcess.pid())
                            : next == 't' ? time() : next == 'h' ? host() : "%");
            i++;
        }
        return HomeFolder.in(name.toString());
    }

    /** An environment may call the host what it likes: it becomes a part of a name, and no way to another folder. */
    static String namePart(String host) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < host.length(); i++) {
            char c = host.charAt(i);
            name.append(Character.isLetterOrDigit(c) || c == '.' || c == '-' ? c : '_');
        }
        return name.toString();
    }

    private static String time() {
        return new SimpleDateFormat("yyyyMMdd-HHmmss", Locale.ROOT).format(new Date());
    }

    /** Asking the network may take long, so what the environment and the system say comes first. */
    public static String host() {
        return namePart(hostAsSaid());
    }

    private static String hostAsSaid() {
        for (String variable : new String[] {"HOSTNAME", "COMPUTERNAME"}) {
            String value = System.getenv(variable);
            if (value != null && !value.isEmpty()) {
                return value;
            }
        }
        try {
            String name = inSystem();
            if (!name.isEmpty()) {
                return name;
            }
        } catch (IOException | SecurityException notOnLinux) {
            // the JDK asks the system, and looks for services first
        }
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException | RuntimeException | LinkageError nameless) {
            return "localhost";
        }
    }

    /** By a stream, and not by what reads lines: a short program has no other use for a dozen classes of that. */
    private static String inSystem() throws IOException {
        try (InputStream in = new FileInputStream("/proc/sys/kernel/hostname")) {
            byte[] name = new byte[256];
            int length = Math.max(in.read(name), 0);
            return new String(name, 0, length, StandardCharsets.UTF_8).trim();
        }
    }
}
