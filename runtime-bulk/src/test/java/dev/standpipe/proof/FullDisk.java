package dev.standpipe.proof;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Random writes that run into the limit on the size of files, in the middle of a buffer, of an element or of neither.
 * Only for a JVM with such a limit.
 */
public final class FullDisk {
    private static final String[] ROWS = {
        "write FILE [] BYTES",
        "write DATA [] FILE",
        "write DATA [] FILE_APPENDING",
        "write DATA [BUFFERED] FILE",
        "write DATA [BUFFERED] FILE_APPENDING",
        "write OBJECT [] FILE"
    };
    private static final int CASES_PER_ROW = 250;
    private static final int MORE_THAN_ANY_LIMIT = 100_000;

    private final Path folder;
    private final List<? extends Program> programs;

    FullDisk(Path folder) {
        this(folder, Collections.emptyList());
    }

    /** With loops in classes of their own. */
    public FullDisk(Path folder, List<? extends Program> programs) {
        this.folder = folder;
        this.programs = programs;
    }

    public List<String> run() throws IOException {
        List<String> differences = new ArrayList<>();
        int limit = limit();
        try (TempFile file = new TempFile()) {
            for (String row : ROWS) {
                for (int k = 0; k < CASES_PER_ROW && differences.isEmpty(); k++) {
                    Case c = upTo(limit, Choices.seeded(22, k), Stacks.row(row));
                    if (!programs.isEmpty() && !plays(c, programs.get(k % programs.size()))) {
                        continue;
                    }
                    String difference = Run.difference(c, file);
                    if (difference != null) {
                        differences.add(row + ", case " + k + "\n" + c + "\n" + difference);
                    }
                }
            }
        }
        return differences;
    }

    /** The first step leaves a little room; the loop needs more than that, most of the time. */
    private static Case upTo(int limit, Choices choices, Stacks.Row row) {
        Case c = Draw.of(choices, row);
        int room = choices.pick(Math.min(limit, 3000));
        c.before.add(0, new Step(Step.Op.BYTES, limit - room, -1));
        c.start = 0;
        c.end = (room + choices.pick(3000)) / c.form.size;
        c.length = c.end + choices.pick(2);
        return c;
    }

    /** Whether the program can be played there. */
    private static boolean plays(Case c, Program program) {
        if (!c.receiver.fits(program.receiver())) {
            return false;
        }
        c.program = program;
        c.others.clear();
        for (char type : program.arrays().toCharArray()) {
            c.others.add(Form.plain(type));
        }
        c.form = c.others.remove(0);
        return true;
    }

    private int limit() throws IOException {
        Path probe = folder.resolve("probe");
        try (FileOutputStream out = new FileOutputStream(probe.toFile())) {
            out.write(new byte[MORE_THAN_ANY_LIMIT]);
            throw new IllegalStateException("no limit on the size of files here");
        } catch (IOException expected) {
            return (int) Files.size(probe);
        } finally {
            Files.delete(probe);
        }
    }
}
