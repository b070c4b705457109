package dev.standpipe.benchmarks.demo;

import java.util.List;

/** An old program that is shown: {@code about} says how it reads and writes, {@code size} how large an input it makes itself. */
record Act(String program, int size, String about) {
    /** Large enough to be felt, small enough that a JDK which writes a double as eight system calls is done in seconds. */
    static List<Act> all(boolean small) {
        return List.of(
                new Act("legacy.MatrixFile", small ? 40 : 1000, "a RandomAccessFile of doubles and no buffer"),
                new Act("legacy.HeightMap", small ? 64 : 4000, "shorts in data streams on buffered streams"));
    }

    /** What stands above its figures. */
    String title() {
        return name() + ": " + about;
    }

    String name() {
        return program.substring(program.lastIndexOf('.') + 1);
    }
}
