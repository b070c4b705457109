import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A loop as the agent reported it.
 *
 * @param type the class, with slashes
 * @param declinedBecause what kept it from moving anything, when it was reached
 */
record Site(
        String type,
        String method,
        int line,
        String rule,
        String direction,
        String element,
        String verdict,
        long calls,
        long elements,
        long declinedCalls,
        String declinedBecause) {

    boolean rewritten() {
        return verdict.equals("rewritten");
    }

    boolean executed() {
        return calls > 0;
    }

    /** By the program, whether something was moved or not. */
    boolean reached() {
        return calls > 0 || declinedCalls > 0;
    }

    String place() {
        return type.replace('/', '.') + "." + method + ":" + line;
    }

    /** Reads the agent's report in the form of a table. */
    static List<Site> read(Path report) throws IOException {
        if (!Files.exists(report)) {
            throw new IOException("the agent has written no report " + report);
        }
        List<List<String>> rows = rows(Files.readString(report));
        List<Site> sites = new ArrayList<>();
        for (List<String> row : rows.subList(1, rows.size())) {
            Map<String, String> cells = new TreeMap<>();
            for (int i = 0; i < row.size(); i++) cells.put(rows.getFirst().get(i), row.get(i));
            sites.add(new Site(
                    cells.get("class"),
                    cells.get("method"),
                    Integer.parseInt(cells.get("line")),
                    cells.get("rule"),
                    cells.get("direction"),
                    cells.get("element"),
                    cells.get("verdict"),
                    Long.parseLong(cells.get("bulkCalls")),
                    Long.parseLong(cells.get("elements")),
                    Long.parseLong(cells.get("declinedCalls")),
                    cells.get("declinedBecause")));
        }
        return sites;
    }

    /** As RFC 4180 has it: commas, line ends and doubled quotes may stand between quotes. */
    private static List<List<String>> rows(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                if (quoted && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted || c != ',' && c != '\n' && c != '\r') {
                cell.append(c);
            } else if (c != '\r') {
                row.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            }
        }
        return rows;
    }
}
