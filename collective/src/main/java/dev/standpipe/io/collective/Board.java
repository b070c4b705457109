package dev.standpipe.io.collective;

import java.nio.ByteBuffer;

/**
 * Memory that all members see, for one part of a file at a time: its bytes, a mark for each unit of them, and in front
 * of all what the member that reads or writes the file has to say.
 */
final class Board {
    /** Where the part of the file that is here ends, if the file ends in it. */
    static final int HEAD = 64;

    private final ByteBuffer memory;
    private final int length;

    Board(ByteBuffer memory, int length) {
        this.memory = memory;
        this.length = length;
    }

    /** With a mark for each byte, if need be. */
    static int size(int length) {
        return HEAD + 2 * length;
    }

    int length() {
        return length;
    }

    long fileEnd() {
        return memory.getLong(0);
    }

    void setFileEnd(long end) {
        memory.putLong(0, end);
    }

    void put(int at, byte[] bytes, int from, int count) {
        ByteBuffer some = memory.duplicate();
        some.position(HEAD + at);
        some.put(bytes, from, count);
    }

    void get(int at, byte[] bytes, int from, int count) {
        ByteBuffer some = memory.duplicate();
        some.position(HEAD + at);
        some.get(bytes, from, count);
    }

    /** Those bytes, for the file to take or fill. */
    ByteBuffer bytes(int from, int to) {
        ByteBuffer some = memory.duplicate();
        some.limit(HEAD + to);
        some.position(HEAD + from);
        return some;
    }

    void mark(int from, int to, int unit) {
        for (int k = from / unit; k <= (to - 1) / unit; k++) {
            memory.put(HEAD + length + k, (byte) 1);
        }
    }

    void clearMarks(int bytes, int unit) {
        for (int k = 0; k <= (bytes - 1) / unit; k++) {
            memory.put(HEAD + length + k, (byte) 0);
        }
    }

    /** Where the next stretch of marked units begins, or {@code end}. */
    int nextMarked(int from, int end, int unit) {
        return next(from, end, unit, (byte) 1);
    }

    int nextUnmarked(int from, int end, int unit) {
        return next(from, end, unit, (byte) 0);
    }

    private int next(int from, int end, int unit, byte wanted) {
        int k = from / unit;
        while (k * (long) unit < end && memory.get(HEAD + length + k) != wanted) {
            k++;
        }
        return (int) Math.min(end, Math.max(from, k * (long) unit));
    }
}
