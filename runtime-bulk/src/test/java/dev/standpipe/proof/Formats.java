package dev.standpipe.proof;

import java.util.ArrayList;
import java.util.List;

/** Every format over the stacks that convert in different places, with the elements of {@link Pattern#EDGY}. */
final class Formats {
    private static final int[] COUNTS = {2, 5, 31, 33, 600};
    private static final String[] STACKS = {
        "DATA [] BYTES",
        "DATA [BUFFERED] BYTES",
        "DATA [] FILE",
        "DATA [BUFFERED] FILE",
        "DATA [BUFFERED] USER",
        "FILE [] BYTES",
        "OBJECT [] BYTES"
    };

    private Formats() {}

    static List<String> differences(boolean writing) {
        List<Form> forms = writing ? Form.WRITES : Form.READS;
        String direction = writing ? "write " : "read ";
        List<String> differences = new ArrayList<>();
        try (TempFile file = new TempFile()) {
            for (String stack : STACKS) {
                Stacks.Row row = Stacks.row(direction + stack);
                for (Form form : forms) {
                    for (int count : COUNTS) {
                        for (int size : row.hasSize() ? new int[] {7, 64} : new int[] {0}) {
                            Case c = row.lay(size);
                            c.form = form;
                            c.flavour = Pattern.EDGY;
                            c.start = count % 2;
                            c.end = c.start + count;
                            c.length = c.end + 1;
                            c.content = c.writing ? 3 : count * form.size + 3;
                            String difference = Run.difference(c, file);
                            if (difference != null && differences.size() < 5) {
                                differences.add(c + "\n" + difference);
                            }
                        }
                    }
                }
            }
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
        return differences;
    }
}
