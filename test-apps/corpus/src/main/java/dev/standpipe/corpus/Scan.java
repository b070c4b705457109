package dev.standpipe.corpus;

import dev.standpipe.corpus.ClassFile.Checksum;
import dev.standpipe.rewrite.Hierarchy;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Examines the classes of libraries, each class file once, and keeps what there is to tell. */
final class Scan {
    /** What was seen in one library, copies of what others hold included. */
    static final class Seen {
        int classes;
        int copies;
        final List<Row> rows = new ArrayList<>();
    }

    /** A class to be linked with its insertions. */
    record Changed(Library library, ClassFile file, Examination examination) {}

    private static final int WARM_UP = 20_000;
    private static final int WARM_UP_WITH_LOOPS = 500;

    private final Hierarchy hierarchy;
    private final Set<Checksum> known = new HashSet<>();
    private final Map<Checksum, Examination> withLoops = new HashMap<>();
    private final Set<String> loops = new HashSet<>();

    final Map<Library, Seen> libraries = new LinkedHashMap<>();
    final List<Row> rows = new ArrayList<>();
    final List<Changed> changed = new ArrayList<>();
    final Set<String> failures = new LinkedHashSet<>();
    final List<String> uncounted = new ArrayList<>();
    final Times without = new Times(WARM_UP);
    final Times with = new Times(WARM_UP_WITH_LOOPS);
    int copiedLoops;

    /** {@code hierarchy} is what is known of classes that a library itself lacks. */
    Scan(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    void add(Library library) throws IOException {
        Seen seen = new Seen();
        libraries.put(library, seen);
        Hierarchy own = new Supertypes(hierarchy).addAll(library);
        library.forEach(file -> add(library, seen, file, own));
    }

    private void add(Library library, Seen seen, ClassFile file, Hierarchy own) {
        seen.classes++;
        Checksum checksum = file.checksum();
        boolean copy = !known.add(checksum);
        Examination examination = copy ? withLoops.get(checksum) : Examination.of(file, own);
        if (copy) {
            seen.copies++;
        } else {
            note(library, examination);
        }
        if (examination == null || !examination.hasLoops()) {
            return;
        }
        withLoops.put(checksum, examination);
        seen.rows.addAll(examination.rows(library.name()));
        if (examination.rewritten() != null && (!copy || library.isJdk())) {
            changed.add(new Changed(library, file, examination));
        }
        if (!copy) {
            addUnique(library, file, examination);
        }
    }

    private void note(Library library, Examination examination) {
        examination.failures().forEach(failure -> failures.add(library.name() + ": " + failure));
        if (examination.problem() != null) {
            uncounted.add(library.name() + ": " + examination.className() + ": " + examination.problem());
        }
        (examination.findings().isEmpty() ? without : with).add(examination.nanos());
    }

    private void addUnique(Library library, ClassFile file, Examination examination) {
        Map<String, String> prints = Fingerprint.ofMethods(file.bytes());
        for (Row row : examination.rows(library.name())) {
            String method = row.carries()
                    ? row.counted().method() + row.counted().descriptor()
                    : row.finding().place().method() + row.finding().place().descriptor();
            int at = row.carries()
                    ? row.counted().transfers().iterator().next()
                    : row.finding().place().instruction();
            if (loops.add(at + " " + prints.get(method))) {
                rows.add(row);
            } else {
                copiedLoops++;
            }
        }
    }
}
