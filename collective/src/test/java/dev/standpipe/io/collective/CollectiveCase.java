package dev.standpipe.io.collective;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.io.Layout;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * One random collective write and read: each place of a file belongs to one member or to none, and the file and all
 * arrays must be what single writes and reads make of them.
 */
final class CollectiveCase {
    private final int seed;
    final int members;
    final Element type;
    private final byte[] before;
    private final long displacement;
    private final Map<String, String> hints = new HashMap<>();

    /** By place, who has it, or -1. */
    private final int[] owner;

    CollectiveCase(int seed) {
        this(seed, 1 + random(~seed).nextInt(8));
    }

    CollectiveCase(int seed, int members) {
        Random random = random(seed);
        this.seed = seed;
        this.members = members;
        this.type = Element.values()[random.nextInt(8)];
        this.displacement = random.nextInt(3) == 0 ? random.nextInt(5000) : 0;
        this.owner = random.nextInt(3) > 0 ? anyPlaces(random) : blocks(random);
        int places = owner.length;
        int end = (int) displacement + places * type.size;
        this.before = new byte[random.nextBoolean() ? end + 10 : random.nextInt(end + 1)];
        random.nextBytes(before);
        hints.put("cb_buffer_size", String.valueOf(4096 * (1 + random.nextInt(6))));
        hints.put("cb_nodes", String.valueOf(1 + random.nextInt(members)));
    }

    /** Those of seeds that follow each other begin with the same numbers. */
    private static Random random(int seed) {
        return new Random(seed * 0x9E3779B97F4A7C15L);
    }

    private int[] anyPlaces(Random random) {
        int[] owners = new int[1 + random.nextInt(random.nextBoolean() ? 50 : 30_000)];
        int most = 1 + random.nextInt(random.nextBoolean() ? 3 : 2000);
        for (int k = 0; k < owners.length; ) {
            int who = random.nextInt(members + 1) - 1;
            int until = Math.min(owners.length, k + 1 + random.nextInt(most));
            Arrays.fill(owners, k, until, who);
            k = until;
        }
        return owners;
    }

    /** Blocks of a box, most often each of one size, and in some boxes one place of somebody else's. */
    private int[] blocks(Random random) {
        int[] size = new int[3];
        int[] parts = new int[3];
        for (int d = 0; d < 3; d++) {
            parts[d] = 1 + random.nextInt(3);
            size[d] = random.nextInt(4) == 0 ? 1 + random.nextInt(30) : parts[d] * (1 + random.nextInt(10));
        }
        int[] owners = new int[size[0] * size[1] * size[2]];
        for (int k = 0; k < owners.length; k++) {
            int z = k / (size[1] * size[2]) * parts[0] / size[0];
            int y = k / size[2] % size[1] * parts[1] / size[1];
            int x = k % size[2] * parts[2] / size[2];
            owners[k] = ((z * parts[1] + y) * parts[2] + x) % (members + 1) - 1;
        }
        if (random.nextInt(3) == 0) {
            owners[random.nextInt(owners.length)] = random.nextInt(members + 1) - 1;
        }
        return owners;
    }

    private Layout layout(int rank) {
        long[] places = new long[owner.length];
        int n = 0;
        for (int k = 0; k < owner.length; k++) {
            if (owner[k] == rank) {
                places[n++] = k;
            }
        }
        Layout element = Layout.of(type.arrayType.getComponentType());
        return element.indexed(1, Arrays.copyOf(places, n)).resized((long) owner.length * type.size);
    }

    private Object values(int rank, int n) {
        byte[] bytes = new byte[n * type.size];
        new Random(seed * 31L + rank).nextBytes(bytes);
        Object array = type.newArray(n);
        Codecs.chosen().decode(type, bytes, 0, array, 0, n);
        return array;
    }

    private byte[] bytes(Object array, int n) {
        byte[] bytes = new byte[n * type.size];
        Codecs.chosen().encode(type, array, 0, n, bytes, 0);
        return bytes;
    }

    void check(File name) throws IOException {
        prepare(name);
        Groups.threads(members, group -> run(group, name));
        checkFile(name);
    }

    void prepare(File name) throws IOException {
        Files.write(name.toPath(), before);
    }

    void run(Group group, File name) throws IOException {
        try (CollectiveFile file = group.open(name, "rw", hints)) {
            Layout mine = layout(group.rank());
            int n = (int) mine.elements();
            Layout view = n == 0 ? Layout.of(type.arrayType.getComponentType()) : mine;
            file.setView(displacement, view);
            Object values = values(group.rank(), n);
            file.writeAll(values);
            Object back = type.newArray(n);
            file.readAtAll(0, back);
            assertThat(bytes(back, n)).as(toString()).isEqualTo(bytes(values, n));
            Object alone = type.newArray(n);
            file.readAt(0, alone);
            assertThat(bytes(alone, n)).as(toString()).isEqualTo(bytes(values, n));
        }
    }

    void checkFile(File name) throws IOException {
        byte[] after = Files.readAllBytes(name.toPath());
        int lastOwned = owner.length;
        while (lastOwned > 0 && owner[lastOwned - 1] < 0) {
            lastOwned--;
        }
        int end = lastOwned == 0 ? 0 : (int) displacement + lastOwned * type.size;
        byte[] expected = Arrays.copyOf(before, Math.max(before.length, end));
        for (int rank = 0; rank < members; rank++) {
            int n = 0;
            for (int one : owner) {
                n += one == rank ? 1 : 0;
            }
            byte[] data = bytes(values(rank, n), n);
            int next = 0;
            for (int k = 0; k < owner.length; k++) {
                if (owner[k] == rank) {
                    System.arraycopy(data, next, expected, (int) displacement + k * type.size, type.size);
                    next += type.size;
                }
            }
        }
        assertThat(difference(after, expected)).as(toString()).isEqualTo("none");
    }

    private String difference(byte[] after, byte[] expected) {
        for (int k = 0; k < Math.min(after.length, expected.length); k++) {
            if (after[k] != expected[k]) {
                int place = (k - (int) displacement) / type.size;
                return "byte " + k + " of " + after.length + " is " + after[k] + " and not " + expected[k]
                        + (k < before.length ? ", was " + before[k] : ", was behind the end") + "; displacement "
                        + displacement
                        + (k >= displacement && place < owner.length ? ", of rank " + owner[place] : ", of none");
            }
        }
        return after.length == expected.length ? "none" : after.length + " bytes, not " + expected.length;
    }

    @Override
    public String toString() {
        return "seed " + seed + ": " + members + " members, " + owner.length + " " + type + ", " + hints;
    }
}
