package dev.standpipe.file;

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
                    + "-%p-" + UtcTime.inNames(System.currentTimeMillis()) + "-"
                    + Long.toString(System.nanoTime(), Character.MAX_RADIX));
        }
        return name;
    }
}
