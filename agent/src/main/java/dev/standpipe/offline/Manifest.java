package dev.standpipe.offline;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A manifest as text: what is not changed stays as it was, to the byte. */
final class Manifest {
    private static final int LONGEST_LINE = 72;
    private static final String OPENS = "Add-Opens";
    private static final String IMPORTS = "Import-Package";
    private static final String PACKAGE = "java.base/java.io";

    /** Attributes with their line ends and continuation lines; a blank line ends a section. */
    private final List<String> attributes = new ArrayList<>();

    /** Every byte is a character, for lines may break within those of more. */
    Manifest(byte[] content) {
        String text = new String(content, StandardCharsets.ISO_8859_1);
        int begin = 0;
        for (int at = 0; at < text.length(); at++) {
            boolean ends = text.charAt(at) == '\n'
                    || text.charAt(at) == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n');
            if (ends && (at + 1 == text.length() || text.charAt(at + 1) != ' ')) {
                attributes.add(text.substring(begin, at + 1));
                begin = at + 1;
            }
        }
        if (begin < text.length()) {
            attributes.add(text.substring(begin) + lineEnd());
        }
    }

    byte[] bytes() {
        return String.join("", attributes).getBytes(StandardCharsets.ISO_8859_1);
    }

    private String lineEnd() {
        if (attributes.isEmpty()) {
            return "\r\n";
        }
        String first = attributes.get(0);
        int end = first.length();
        while (end > 0 && (first.charAt(end - 1) == '\n' || first.charAt(end - 1) == '\r')) {
            end--;
        }
        return first.substring(end);
    }

    private static boolean isBlank(String attribute) {
        return attribute.trim().isEmpty();
    }

    private static boolean is(String attribute, String key) {
        return attribute.regionMatches(true, 0, key + ':', 0, key.length() + 1);
    }

    /** How many attributes the main section has. */
    private int main() {
        int end = 0;
        while (end < attributes.size() && !isBlank(attributes.get(end))) {
            end++;
        }
        return end;
    }

    /** Whether {@code java -jar} can start the archive. */
    boolean isExecutable() {
        for (String attribute : attributes.subList(0, main())) {
            if (is(attribute, "Main-Class")) {
                return true;
            }
        }
        return false;
    }

    /** Has {@code java -jar} open package java.io to the runtime. */
    void open() {
        for (int i = 0; i < main(); i++) {
            if (is(attributes.get(i), OPENS)) {
                String value = value(attributes.get(i), OPENS);
                if (!(" " + value + " ").contains(" " + PACKAGE + " ")) {
                    attributes.set(i, folded(OPENS + ": " + value + " " + PACKAGE));
                }
                return;
            }
        }
        attributes.add(main(), folded(OPENS + ": " + PACKAGE));
    }

    private static String value(String attribute, String key) {
        return attribute.substring(key.length() + 1).replaceAll("[\r\n]+ ", "").trim();
    }

    /**
     * What an OSGi framework may take from another bundle although it is here as well: folders of packages, each with a
     * slash at its end.
     */
    Set<String> imported() {
        Set<String> imported = new HashSet<>();
        for (String attribute : attributes.subList(0, main())) {
            if (is(attribute, IMPORTS)) {
                String unquoted = value(attribute, IMPORTS).replaceAll("\"[^\"]*\"", "");
                for (String name : unquoted.split("[,;]")) {
                    imported.add(name.trim().replace('.', '/') + '/');
                }
            }
        }
        return imported;
    }

    private String folded(String line) {
        StringBuilder folded = new StringBuilder();
        int room = LONGEST_LINE - 2;
        for (int from = 0; from < line.length(); ) {
            int to = Math.min(line.length(), from + room);
            folded.append(from == 0 ? "" : " ").append(line, from, to).append(lineEnd());
            from = to;
            room = LONGEST_LINE - 3;
        }
        return folded.toString();
    }

    /** Takes away what the signature says of each entry, and sections in which nothing else was said. */
    void stripDigests() {
        int from = main();
        List<String> kept = new ArrayList<>(attributes.subList(0, from));
        while (from < attributes.size()) {
            int begin = from;
            while (from < attributes.size() && isBlank(attributes.get(from))) {
                from++;
            }
            int named = from;
            List<String> section = new ArrayList<>(attributes.subList(begin, named));
            while (from < attributes.size() && !isBlank(attributes.get(from))) {
                if (!isDigest(attributes.get(from))) {
                    section.add(attributes.get(from));
                }
                from++;
            }
            boolean saysNothing = section.size() == named - begin + 1
                    && section.size() <= from - begin - 1
                    && is(section.get(section.size() - 1), "Name");
            if (!saysNothing) {
                kept.addAll(section);
            }
        }
        attributes.clear();
        attributes.addAll(kept);
    }

    private static boolean isDigest(String attribute) {
        String key = attribute.substring(0, Math.max(0, attribute.indexOf(':'))).toLowerCase(Locale.ROOT);
        return key.endsWith("-digest") || key.contains("-digest-") || key.equals("magic");
    }
}
