package dev.standpipe.file;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** How a program was started: with its own words where the system has kept them apart, else as the JVM joined them. */
final class CommandLine {
    private CommandLine() {}

    /** {@code command} is the main class or jar and its arguments, with a space after each. */
    static String withoutSecrets(String command) {
        List<String> words = inSystem();
        int main = beginOf(command, words);
        return main < 0 ? Secrets.hiddenInJoined(command) : Secrets.hidden(words, main);
    }

    /** Where the words begin that the command is made of, or -1 if it is of others, as those of a file of arguments. */
    static int beginOf(String command, List<String> words) {
        int main = words.size();
        int length = -1;
        while (main > 1 && length < command.length()) {
            main--;
            length += 1 + words.get(main).length();
        }
        return command.equals(String.join(" ", words.subList(main, words.size()))) ? main : -1;
    }

    private static List<String> inSystem() {
        try (InputStream in = new FileInputStream("/proc/self/cmdline")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] some = new byte[8192];
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                bytes.write(some, 0, n);
            }
            String words = new String(bytes.toByteArray(), Charset.defaultCharset());
            List<String> all = Arrays.asList(words.split("\0", -1));
            // each ends with one
            return all.subList(0, all.size() - 1);
        } catch (IOException | SecurityException noProc) {
            return Collections.emptyList();
        }
    }
}
