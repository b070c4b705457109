package dev.standpipe.agent.buffer.code;

import java.util.Arrays;

/** Bytes as they are put together; of each number the highest comes first. */
public final class Bytes {
    private byte[] all = new byte[32];
    private int length;

    public int length() {
        return length;
    }

    public Bytes u1(int value) {
        room(1);
        all[length++] = (byte) value;
        return this;
    }

    public Bytes u2(int value) {
        room(2);
        all[length++] = (byte) (value >> 8);
        all[length++] = (byte) value;
        return this;
    }

    Bytes u4(int value) {
        return u2(value >>> 16).u2(value);
    }

    public Bytes add(byte[] more) {
        return add(more, 0, more.length);
    }

    Bytes add(byte[] from, int start, int end) {
        room(end - start);
        System.arraycopy(from, start, all, length, end - start);
        length += end - start;
        return this;
    }

    static void put(byte[] bytes, int at, int u2) {
        bytes[at] = (byte) (u2 >> 8);
        bytes[at + 1] = (byte) u2;
    }

    static int u2(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    static int u4(byte[] bytes, int at) {
        return u2(bytes, at) << 16 | u2(bytes, at + 2);
    }

    public byte[] toArray() {
        return Arrays.copyOf(all, length);
    }

    private void room(int more) {
        if (length + more > all.length) {
            all = Arrays.copyOf(all, Math.max(2 * all.length, length + more));
        }
    }
}
