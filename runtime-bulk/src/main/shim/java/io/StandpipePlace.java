package java.io;

/**
 * Stands where a channel of a file keeps the lock of its position. It has a window where nobody knows that channel but
 * a stream of {@link java.nio.file.Files#newInputStream}.
 */
public final class StandpipePlace {
    volatile StandpipeWindow window;

    public StandpipePlace() {}
}
