package dev.standpipe.surroundings;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

/** All trials on some JDKs. Prints what differs, and a table; the exit code is 1 if anything does. */
public final class Surroundings {
    private final List<String> only = new ArrayList<>();
    private final List<Path> homes = new ArrayList<>();
    private Path agent;
    private Path folder;
    private boolean isShort;
    private boolean failed;

    private Surroundings() {}

    /** {@code [--agent JAR] [--folder DIR] [--only NAME]… [--short] TARGET JDK…} */
    public static void main(String[] arguments) throws Exception {
        Surroundings surroundings = new Surroundings();
        Path target = null;
        for (int k = 0; k < arguments.length; k++) {
            if (arguments[k].equals("--agent")) {
                surroundings.agent = Paths.get(arguments[++k]).toAbsolutePath();
            } else if (arguments[k].equals("--folder")) {
                surroundings.folder = Paths.get(arguments[++k]).toAbsolutePath();
            } else if (arguments[k].equals("--only")) {
                surroundings.only.add(arguments[++k]);
            } else if (arguments[k].equals("--short")) {
                surroundings.isShort = true;
            } else if (target == null) {
                target = Paths.get(arguments[k]).toAbsolutePath();
            } else {
                surroundings.homes.add(Paths.get(arguments[k]).toAbsolutePath());
            }
        }
        System.exit(surroundings.run(target) ? 0 : 1);
    }

    private boolean run(Path target) throws Exception {
        Place place = new Place(
                folder != null ? folder : target.resolve("surroundings"),
                agent != null
                        ? agent
                        : target.resolve("../../../agent/target/standpipe.jar").normalize(),
                target.resolve("classes"),
                target.resolve("../src/main/c/faults.c").normalize(),
                Paths.get(System.getProperty("java.home")));
        List<String> table = new ArrayList<>();
        for (Path home : homes) {
            table.add(row(place, home));
        }
        System.out.println();
        for (String row : table) {
            System.out.println(row);
        }
        return !failed;
    }

    private String row(Place place, Path home) throws Exception {
        int release = Release.of(home);
        long started = System.nanoTime();
        Runs runs = new Runs(place, home, release);
        int trials = 0;
        int differing = 0;
        int missing = 0;
        for (Trial trial : Trials.all()) {
            if (!isWanted(trial)) {
                continue;
            }
            String lacks = place.lacks(trial);
            if (lacks != null) {
                missing++;
                System.out.println(trial + " was not run: " + lacks);
                continue;
            }
            long from = System.nanoTime();
            List<String> differences = runs.differences(trial);
            trials++;
            differing += differences.size();
            for (String difference : differences) {
                System.out.println(difference);
            }
            System.out.printf("JDK %d %-28s %5.1f s%n", release, trial, (System.nanoTime() - from) / 1e9);
        }
        failed |= differing > 0 || trials == 0;
        return String.format(
                "JDK %-3d %3d trials, %3d programs compared, %d differences, %d trials not run, %d s",
                release, trials, runs.programs(), differing, missing, (System.nanoTime() - started) / 1_000_000_000);
    }

    private boolean isWanted(Trial trial) {
        if (only.isEmpty()) {
            return !isShort || !trial.isLong;
        }
        return only.stream().anyMatch(trial.name::startsWith);
    }
}
