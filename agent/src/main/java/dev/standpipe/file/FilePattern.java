package dev.standpipe.file;

import dev.standpipe.options.HomeFolder;
import dev.standpipe.options.Option;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.List;
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
            List<String> lines = Files.readAllLines(Paths.get("/proc/sys/kernel/hostname"), StandardCharsets.UTF_8);
            if (!lines.isEmpty() && !lines.get(0).isEmpty()) {
                return lines.get(0);
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
}
