package dev.standpipe.benchmarks.programs;

/** Six ways to carry an array of ints, by the number of threads or processes. */
final class ArrayIoPage extends BlocksPage {
    ArrayIoPage(Book book) {
        super(book, "array-io", "An array of ints in a shared file");
    }

    @Override
    void goals(int jdk, int size, String setting) {
        over("data", 60.0, jdk, size, setting);
        over("buffered", 2.0, jdk, size, setting);
        beside("bulk", "c", jdk, size, setting);
    }
}
