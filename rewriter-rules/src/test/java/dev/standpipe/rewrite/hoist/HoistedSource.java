package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.rewrite.rule.Candidate;
import dev.standpipe.rewrite.rule.Rules;
import dev.standpipe.rewrite.rule.proof.Match;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A program whose lines say whether an outer loop comes back to their reads. */
final class HoistedSource {
    private static final Path FOLDER = Paths.get("src/test/resources/hoist");

    final String name;
    private final List<String> lines;

    HoistedSource(String name) throws IOException {
        this.name = name;
        this.lines = Files.readAllLines(FOLDER.resolve(name + ".java"));
    }

    /** By line. */
    Map<Integer, String> expected() {
        Map<Integer, String> expected = new TreeMap<>();
        for (int line = 1; line <= lines.size(); line++) {
            String text = lines.get(line - 1);
            int comment = text.indexOf("; // ");
            if (comment >= 0) {
                expected.put(line, text.substring(comment + 5));
            }
        }
        return expected;
    }

    Collection<byte[]> classFiles(Setting setting) throws IOException {
        return setting.compiled(
                        Collections.singletonList(FOLDER.resolve(name + ".java").toFile()))
                .values();
    }

    /** By line: what is said of each loop that a rule matches. */
    static Map<Integer, String> found(Collection<byte[]> classFiles) {
        Map<Integer, String> found = new TreeMap<>();
        for (byte[] classFile : classFiles) {
            Rewriter.standard().rewrite(classFile, (finding, summary) -> {
                if (finding.isRewritten()) {
                    Candidate candidate = new Candidate(summary);
                    Match match = Rules.matching(candidate, rule -> true).match(candidate);
                    Hoist hoist = Recurrence.of(summary, match);
                    found.put(
                            finding.place().line(),
                            hoist.isPossible() ? "again" : hoist.obstacle().name());
                }
            });
        }
        return found;
    }
}
