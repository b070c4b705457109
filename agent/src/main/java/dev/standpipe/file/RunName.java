package dev.standpipe.file;

import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** What no other JVM is called, wherever it runs: for the files of many, and for telling their reports apart. */
public final class RunName {
    private static String name;

    private RunName() {}

    /**
     * Host, container, process and time are for people. The last part is the clock of the machine in nanoseconds:
     * containers share it, and may have all the others in common.
     */
    public static synchronized String ofThis() {
        if (name == null) {
            EnginePlace place = EnginePlace.ofThis();
            name = FilePattern.expand("%h" + (place.part() == null ? "" : "-" + FilePattern.namePart(place.part()))
                    + "-%p-" + time() + "-" + Long.toString(System.nanoTime(), Character.MAX_RADIX));
        }
        return name;
    }

    /** In UTC. Formatters of the JDK ask for properties, which a program may have taken away by then. */
    private static String time() {
        LocalDateTime now = LocalDateTime.ofEpochSecond(System.currentTimeMillis() / 1000, 0, ZoneOffset.UTC);
        return now.toLocalDate().toString().replace("-", "") + "-" + two(now.getHour()) + two(now.getMinute())
                + two(now.getSecond());
    }

    private static String two(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
