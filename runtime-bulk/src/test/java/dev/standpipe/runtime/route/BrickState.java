package dev.standpipe.runtime.route;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.util.Arrays;
import java.util.Random;

/** What the fields of a stream that is made of bricks hold, and what is around it. */
public final class BrickState {
    static final int BYTES = 64;
    private static final int[] INTS = {
        0,
        1,
        4,
        5,
        100,
        -1,
        -4,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE - 1,
        Integer.MAX_VALUE - 9,
        Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1,
        Integer.MIN_VALUE + 9
    };

    public int count;
    public int limit;
    public int mark;
    public int last;
    public int pos;
    public int end;
    public long total;
    public long most;
    public boolean flag;
    public byte small;
    public Object first;
    public byte[] buf = new byte[BYTES];
    public byte[] scratch = new byte[4];
    public DataInputStream in;
    public DataInputStream other;
    public DataOutputStream out;

    Bytes beneath;
    Bytes besides;
    ByteArrayOutputStream sink;

    /** Tells where it is. */
    static final class Bytes extends ByteArrayInputStream {
        Bytes(byte[] bytes) {
            super(bytes);
        }

        int position() {
            return pos;
        }
    }

    /** The same for the same seed. */
    static BrickState of(long seed) {
        Random random = new Random(seed);
        BrickState state = new BrickState();
        state.count = number(random);
        state.limit = random.nextBoolean() ? state.count + random.nextInt(20) - 4 : number(random);
        state.mark = number(random);
        state.pos = random.nextInt(8) == 0 ? number(random) : random.nextInt(12);
        state.end = random.nextInt(8) == 0 ? number(random) : state.pos + random.nextInt(BYTES);
        state.total = wide(random);
        state.most = random.nextBoolean() ? state.total + random.nextInt(20) - 4 : wide(random);
        state.flag = random.nextBoolean();
        state.small = (byte) number(random);
        state.first = random.nextBoolean() ? "first" : null;
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        if (random.nextBoolean()) {
            bytes[0] = 0x7F;
            bytes[1] = -1;
            bytes[4] = -1;
            bytes[5] = -1;
        }
        state.beneath = new Bytes(bytes);
        state.besides = new Bytes(bytes.clone());
        random.nextBytes(state.buf);
        state.in = new DataInputStream(state.beneath);
        state.other = new DataInputStream(state.besides);
        state.sink = new ByteArrayOutputStream();
        state.out = new DataOutputStream(state.sink);
        return state;
    }

    private static int number(Random random) {
        return INTS[random.nextInt(INTS.length)];
    }

    private static long wide(Random random) {
        int near = number(random);
        return random.nextBoolean()
                ? near
                : near < 0 ? Long.MIN_VALUE + (near - Integer.MIN_VALUE) : Long.MAX_VALUE - (Integer.MAX_VALUE - near);
    }

    @Override
    public String toString() {
        return "count " + count + " limit " + limit + " mark " + mark + " last " + last + " pos " + pos + " end " + end
                + " total " + total + " most " + most + " flag " + flag + " small " + small + " first " + first
                + " buf "
                + Arrays.hashCode(buf) + " scratch " + Arrays.toString(scratch) + " at " + beneath.position() + " and "
                + besides.position() + " wrote " + Arrays.toString(sink.toByteArray()) + " counted " + out.size();
    }
}
