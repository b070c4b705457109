package dev.standpipe.benchmarks.programs;

/** Channels, mappings and bulk transfers on one shared file, with locks, by the number of threads or processes. */
final class BlockArrayPage extends BlocksPage {
    BlockArrayPage(Book book) {
        super(book, "block-array", "Blocks of one shared file");
    }

    @Override
    void goals(int jdk, int size, String setting) {
        over("raf", 60.0, jdk, size, setting);
        beside("bulk", "c-locked", jdk, size, setting);
        beside("raf", "c-locked", jdk, size, setting);
    }
}
