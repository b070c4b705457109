package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.SiteRow;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a report says of the loops of the programs. */
final class Moved {
    private static final int EXIT_CODE = 7;

    /** AspectJ moves what is in a method to another one of such a name. */
    private static final String WOVEN = "_aroundBody[0-9]+$";

    private static final Map<String, Long> ALL = new TreeMap<>();

    static {
        String[] methods = {
            "writeCells", "readCells", "writeHeights", "readHeights", "sumHeights", "readBytes", "readToTheEnd"
        };
        for (String method : methods) {
            ALL.put("Loops." + method, 5000L);
        }
        ALL.put("Loops.readPastTheEnd", 20000L);
        ALL.put("Loops.readNothing", 0L);
        ALL.put("Loops.readFromEmptyFile", 0L);
        ALL.put("Column.writeExternal", 5000L);
        ALL.put("Column.readExternal", 5000L);
    }

    private Moved() {}

    /** The program with a loop of each kind does what it always does, and all of its elements are moved in bulk. */
    static List<Outcome> allLoops(Trial trial) throws Exception {
        List<Outcome> outcomes = trial.run(EXIT_CODE);
        for (Outcome helped : outcomes.subList(1, outcomes.size())) {
            assertAll(helped);
        }
        return outcomes;
    }

    static void assertAll(Outcome helped) throws IOException {
        assertThat(elements(helped)).as("%s: %s", helped, helped.err()).isEqualTo(ALL);
    }

    /** Elements by class and method; loops that were left alone, and those of neighbours themselves, are not in it. */
    static Map<String, Long> elements(Outcome helped) throws IOException {
        Map<String, Long> elements = new TreeMap<>();
        for (SiteRow site : Trial.report(helped).sites()) {
            String className = site.place().className();
            boolean theirs = className.indexOf('/') >= 0 && !className.startsWith("neighbours/");
            if (site.isRewritten() && !theirs) {
                elements.merge(
                        className.substring(className.lastIndexOf('/') + 1) + "."
                                + site.place().method().replaceFirst(WOVEN, ""),
                        site.activity().elements(),
                        Long::sum);
            }
        }
        return elements;
    }
}
