package dev.standpipe.rewrite.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A program of the catalogue: source whose lines say what becomes of the transfer in them, {@code //
 * rewritten("ReadArray")}, {@code // kept("CALL_IN_LOOP")} or {@code // ignored()}. {@code // off("ReadArray")}
 * switches a rule off for the whole file. {@code // kept("CALL_IN_LOOP", "List.add")} also says what is named as in the
 * way.
 */
final class App {
    private static final Pattern EXPECTED =
            Pattern.compile("//\\s*(rewritten|kept|ignored|off)\\((?:\"(\\w+)\")?(?:, \"([^\"]*)\")?\\)");

    final Path source;
    final String folder;

    /** By line: a rule, a reason, or "ignored". */
    final Map<Integer, String> expected = new TreeMap<>();

    /** By line, words of what is in the way, where the line says them. */
    final Map<Integer, String> culprits = new TreeMap<>();

    final Set<String> rulesOff = new HashSet<>();

    private final List<String> lines;

    private App(Path source, List<String> lines) {
        this.lines = lines;
        this.source = source;
        this.folder = source.getParent().getFileName().toString();
        for (int line = 1; line <= lines.size(); line++) {
            Matcher matcher = EXPECTED.matcher(lines.get(line - 1));
            if (matcher.find()) {
                if (matcher.group(1).equals("off")) {
                    rulesOff.add(matcher.group(2));
                } else {
                    if (matcher.group(3) != null) {
                        culprits.put(line, matcher.group(3));
                    }
                    expected.put(line, matcher.group(2) == null ? "ignored" : matcher.group(2));
                }
            }
        }
    }

    /** All, those of rules and those of refusals. */
    static List<App> all() throws IOException {
        List<App> apps = new ArrayList<>();
        for (String kind : new String[] {"rules", "refusals"}) {
            try (Stream<Path> files = Files.walk(Repository.APPS.resolve(kind))) {
                for (Path file : files.filter(Files::isRegularFile).sorted().collect(Collectors.toList())) {
                    apps.add(new App(file, Files.readAllLines(file)));
                }
            }
        }
        return Collections.unmodifiableList(apps);
    }

    /** The lines that say that a rule applies. */
    List<String> annotatedLines() {
        return lines.stream().filter(line -> line.contains("// rewritten(")).collect(Collectors.toList());
    }

    String fileName() {
        return source.getFileName().toString();
    }

    /** The name of the class of the file's own name. */
    String className() {
        return fileName().replaceAll("\\..*", "");
    }

    boolean isAssembled() {
        return fileName().endsWith(".asm");
    }

    /** For an editor to jump to. */
    String at(int line) {
        return Repository.ROOT.relativize(source) + ":" + line;
    }

    @Override
    public String toString() {
        return Repository.APPS.relativize(source).toString();
    }
}
