package dev.standpipe.io.collective;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A group whose members tell each other what they do, and whether it has gone well. */
abstract class Team implements Group {
    private static final byte[] NOTHING = {};
    private static final byte WELL = 0;
    private static final byte FAILED = 1;
    private static final String LEAVING = "close of the group";
    private static final int LONGEST_TEXT = 500;

    private CollectiveException broken;
    private int files;

    /** Kept, since the system clears what it gives, page by page: new memory for each call took longer than a copy. */
    private Reference<byte[]> room = new SoftReference<>(null);

    /** Gives all what each has to say, by rank. */
    abstract byte[][] gather(byte[] mine) throws IOException;

    /** The same, for those who are all in one call: if one is in another, all hear of it. */
    final byte[][] exchange(String call, byte[] mine) throws IOException {
        if (broken != null) {
            throw new CollectiveException(broken.rank(), broken.getMessage());
        }
        byte[][] all;
        try {
            all = gather(framed(call, mine));
        } catch (CollectiveException e) {
            broken = e;
            throw e;
        }
        byte[][] parts = new byte[all.length][];
        for (int rank = 0; rank < all.length; rank++) {
            ByteBuffer frame = ByteBuffer.wrap(all[rank]);
            String other = name(frame);
            if (!other.equals(call)) {
                broken = new CollectiveException(
                        rank, "rank " + rank + " calls " + other + " where rank " + rank() + " calls " + call);
                throw broken;
            }
            parts[rank] = new byte[frame.remaining()];
            frame.get(parts[rank]);
        }
        return parts;
    }

    /** Counts from 1. All members open the same files in one order. */
    final int numberOfNextFile() {
        return ++files;
    }

    /** For the elements of one call, up to the next; what it holds is arbitrary. */
    final byte[] room(int bytes) {
        byte[] kept = room.get();
        if (kept == null || kept.length < bytes) {
            room.clear();
            kept = null;
            kept = new byte[bytes];
            room = new SoftReference<>(kept);
        }
        return kept;
    }

    private static byte[] framed(String call, byte[] payload) throws IOException {
        byte[] name = call.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(name.length);
        out.write(name);
        out.write(payload);
        return bytes.toByteArray();
    }

    final long[][] exchange(String call, long... mine) throws IOException {
        return numbers(exchange(call, bytes(mine)), mine.length);
    }

    private static byte[] bytes(long[] numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * numbers.length);
        bytes.asLongBuffer().put(numbers);
        return bytes.array();
    }

    private static long[][] numbers(byte[][] all, int length) {
        long[][] numbers = new long[all.length][length];
        for (int rank = 0; rank < all.length; rank++) {
            ByteBuffer.wrap(all[rank]).asLongBuffer().get(numbers[rank]);
        }
        return numbers;
    }

    /** Returns if it went well for all. Else throws what was met here, or says who met what. */
    final void agree(String call, Throwable met) throws IOException {
        agree(call, met, NOTHING);
    }

    /** The same, and if it went well gives all what each has to say, by rank: one exchange and not two. */
    final byte[][] agree(String call, Throwable met, byte[] mine) throws IOException {
        byte[][] all;
        try {
            all = exchange(call, met == null ? told(WELL, mine) : told(FAILED, text(met)));
        } catch (IOException x) {
            if (met != null) {
                met.addSuppressed(x);
                throw raised(met);
            }
            throw x;
        }
        if (met != null) {
            throw raised(met);
        }
        for (int rank = 0; rank < all.length; rank++) {
            byte[] said = Arrays.copyOfRange(all[rank], 1, all[rank].length);
            if (all[rank][0] != WELL) {
                throw new CollectiveException(
                        rank, "rank " + rank + " has failed: " + new String(said, StandardCharsets.UTF_8));
            }
            all[rank] = said;
        }
        return all;
    }

    private static byte[] told(byte how, byte[] what) {
        byte[] told = new byte[1 + what.length];
        told[0] = how;
        System.arraycopy(what, 0, told, 1, what.length);
        return told;
    }

    final long[][] agree(String call, Throwable met, long... mine) throws IOException {
        return numbers(agree(call, met, bytes(mine)), mine.length);
    }

    /** Does something of one's own, and agrees about how it has gone. */
    final void attempt(String call, Step step) throws IOException {
        Throwable met = null;
        try {
            step.run();
        } catch (Throwable x) {
            met = x;
        }
        agree(call, met);
    }

    /** What a member does by itself in a collective call. */
    interface Step {
        void run() throws IOException;
    }

    private static byte[] text(Throwable met) {
        String text = String.valueOf(met);
        return text.substring(0, Math.min(text.length(), LONGEST_TEXT)).getBytes(StandardCharsets.UTF_8);
    }

    static IOException raised(Throwable met) {
        if (met instanceof RuntimeException) {
            throw (RuntimeException) met;
        }
        if (met instanceof Error) {
            throw (Error) met;
        }
        return met instanceof IOException ? (IOException) met : new IOException(met);
    }

    /** Answers whatever the others call, which then fails for them, until all are here. */
    final void awaitAll() throws IOException {
        boolean allHere;
        do {
            allHere = true;
            for (byte[] said : gather(framed(LEAVING, NOTHING))) {
                allHere &= name(ByteBuffer.wrap(said)).equals(LEAVING);
            }
        } while (!allHere);
    }

    private static String name(ByteBuffer frame) {
        byte[] name = new byte[frame.getInt()];
        frame.get(name);
        return new String(name, StandardCharsets.UTF_8);
    }

    @Override
    public final void barrier() throws IOException {
        exchange("barrier", NOTHING);
    }

    @Override
    public String toString() {
        return "rank " + rank() + " of " + size();
    }
}
