package dev.standpipe.io.collective;

import dev.standpipe.runtime.codec.Codecs;
import java.io.IOException;
import java.util.Arrays;

/** What one member moves by one call: its bytes side by side, and the pieces of the file that they are. */
final class Share {
    /** By file offset, each with its length and where its bytes are; none overlap. */
    private long[] offsets = new long[16];

    private int[] lengths = new int[16];
    private int[] places = new int[16];
    private int count;

    /** Those of this share, and behind them some that mean nothing. */
    final byte[] bytes;

    private final Transfer transfer;

    /** The element of the array that is the first here. */
    private final int first;

    private final int elements;

    /** Of a transfer some elements, which pass through an array that has room for them. */
    Share(Transfer transfer, int first, int elements, byte[] bytes) throws IOException {
        this.transfer = transfer;
        this.first = first;
        this.elements = elements;
        this.bytes = bytes;
        int[] place = {0};
        transfer.layout.part(first, elements).forEachPiece((offset, length) -> {
            add(transfer.base + offset, (int) length, place[0]);
            place[0] += (int) length;
        });
    }

    private void add(long offset, int length, int place) {
        if (count == offsets.length) {
            int more = count + (count >> 1);
            offsets = Arrays.copyOf(offsets, more);
            lengths = Arrays.copyOf(lengths, more);
            places = Arrays.copyOf(places, more);
        }
        offsets[count] = offset;
        lengths[count] = length;
        places[count++] = place;
    }

    void encode() {
        Codecs.chosen().encode(transfer.type, transfer.array, first, elements, bytes, 0);
    }

    /** Those that lie before the end of the file. Returns whether these are all. */
    boolean decode(long fileEnd) {
        for (int k = 0; k < count; k++) {
            if (offsets[k] + lengths[k] > fileEnd) {
                decodeUpTo(fileEnd);
                return false;
            }
        }
        Codecs.chosen().decode(transfer.type, bytes, 0, transfer.array, first, elements);
        return true;
    }

    private void decodeUpTo(long fileEnd) {
        int shift = transfer.type.shift;
        for (int k = 0; k < count; k++) {
            int there = (int) Math.max(0, Math.min(lengths[k], fileEnd - offsets[k]));
            Codecs.chosen()
                    .decode(
                            transfer.type,
                            bytes,
                            places[k],
                            transfer.array,
                            first + (places[k] >> shift),
                            there >> shift);
        }
    }

    /** The first byte of the file it touches; a share without elements touches none. */
    long start() {
        return count == 0 ? Long.MAX_VALUE : offsets[0];
    }

    /** The byte behind the last. */
    long end() {
        return count == 0 ? Long.MIN_VALUE : offsets[count - 1] + lengths[count - 1];
    }

    /** The longest unit of which all its pieces are made and at whose multiples they lie. */
    long granule(long most) {
        long granule = most;
        for (int k = 0; k < count && granule > 1; k++) {
            granule = divisor(divisor(granule, offsets[k]), lengths[k]);
        }
        return granule;
    }

    private static long divisor(long a, long b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    /** Tells of its pieces in a part of the file, cut off at its ends. */
    void within(long from, long to, Pieces pieces) {
        int k = Arrays.binarySearch(offsets, 0, count, from);
        if (k < 0) {
            k = -k - 2;
        }
        for (k = Math.max(0, k); k < count && offsets[k] < to; k++) {
            long start = Math.max(from, offsets[k]);
            int length = (int) (Math.min(to, offsets[k] + lengths[k]) - start);
            if (length > 0) {
                pieces.piece((int) (start - from), places[k] + (int) (start - offsets[k]), length);
            }
        }
    }

    /** Whoever is told of pieces in a part of the file. */
    interface Pieces {
        /** Where it begins in that part, where among the bytes here, and how long it is. */
        void piece(int at, int place, int length);
    }
}
