package dev.standpipe.proof;

import dev.standpipe.proof.ahead.AheadFuzz;
import dev.standpipe.proof.ahead.Freshness;
import dev.standpipe.proof.theft.Theft;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.ahead.Prefetch;
import java.nio.file.Paths;
import java.util.List;

/**
 * Small targeted parts of the proof, for a JVM of their own: {@code Dose SPEC…}. Exit code 0: nobody could tell; {@link
 * #DIFFERS}: there was a difference, printed.
 */
final class Dose {
    /** Not what the JVM exits with when it cannot even start. */
    static final int DIFFERS = 10;

    static final String AHEAD = "ahead:";

    private static final int SEED = 4711;
    private static final int PATIENCE_SECONDS = 100;

    private Dose() {}

    /** Every {@code share}-th small program on the rows that the expression finds. */
    static String exhaustion(String rows, int share) {
        return "exhaustion:" + share + ":" + rows;
    }

    /** The same with rounds that are staged. */
    static String rounds(String rows, int share) {
        return "rounds:" + share + ":" + rows;
    }

    /** Random programs on one row. */
    static String fuzz(String row, int cases) {
        return "fuzz:" + cases + ":" + row;
    }

    /** Random programs over files that are read ahead. */
    static String ahead(int cases) {
        return AHEAD + cases + ":";
    }

    /** A file that was written a moment ago, and nobody reads ahead. */
    static String fresh() {
        return AHEAD + "0:fresh";
    }

    static String locks() {
        return "locks:0:";
    }

    /** All formats at the edges of their types. */
    static String formats() {
        return "formats:0:";
    }

    /** The tests of a class in a room of the runtime. */
    static String tests(String type) {
        return "tests:0:dev.standpipe.runtime." + type;
    }

    static String theft(int tries) {
        return "theft:" + tries + ":";
    }

    /** Needs a limit on the size of files. */
    static String fullDisk(String folder) {
        return "full disk:0:" + folder;
    }

    public static void main(String[] specs) throws Exception {
        if (specs[0].startsWith(AHEAD)) {
            Prefetch.askEagerly("ahead");
        }
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        for (String spec : specs) {
            String[] parts = spec.split(":", 3);
            List<String> differences = take(parts[0], Integer.parseInt(parts[1]), parts[2]);
            if (!differences.isEmpty()) {
                System.out.println(spec + ": " + differences.get(0));
                System.exit(DIFFERS);
            }
        }
        System.exit(0);
    }

    private static List<String> take(String what, int much, String where) throws Exception {
        switch (what) {
            case "exhaustion":
                return new Exhaustion(much, Forms.PLAIN, 1, where, PATIENCE_SECONDS).run(1);
            case "rounds":
                return new Exhaustion(much, Forms.ROUNDS, 1, where, PATIENCE_SECONDS).run(1);
            case "theft":
                return new Theft(much, 2).run(SEED, 2, 2);
            case "fuzz":
                return new Fuzz(SEED, much, PATIENCE_SECONDS, 1, Stacks.row(where))
                        .withoutShrinking()
                        .run(1);
            case "ahead":
                return where.equals("fresh")
                        ? new Freshness().run()
                        : new AheadFuzz(SEED, much, 1, 1).withoutShrinking().run();
            case "formats":
                List<String> differences = Formats.differences(false);
                differences.addAll(Formats.differences(true));
                return differences;
            case "tests":
                return RoomTests.failures(where);
            case "locks":
                return new Locks().run();
            case "full disk":
                return new FullDisk(Paths.get(where)).run();
            default:
                throw new IllegalArgumentException(what);
        }
    }
}
