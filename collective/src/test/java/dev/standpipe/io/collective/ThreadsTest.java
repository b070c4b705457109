package dev.standpipe.io.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.io.Layout;
import dev.standpipe.runtime.codec.Element;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Collective calls of threads: what moves, and that a member that fails leaves nobody waiting. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ThreadsTest {
    private static final Layout INT = Layout.of(int.class);

    @TempDir
    Path dir;

    private File name;

    @BeforeEach
    void place() {
        name = dir.resolve("f").toFile();
    }

    @Test
    void blocksOfAMatrixMakeTheMatrix() throws IOException {
        int n = 60;
        Groups.threads(4, group -> {
            try (CollectiveFile file = group.open(name, "rw")) {
                file.setView(0, block(n, group.rank()));
                file.writeAll(values(n, group.rank()));
                assertThat(file.position()).isEqualTo(n * n / 4);
                file.seek(0);
                int[] back = new int[n * n / 4];
                file.readAll(back);
                assertThat(back).isEqualTo(values(n, group.rank()));
                file.readAtAll(3, new int[0]);
                assertThat(file.length()).isEqualTo(4L * n * n);
            }
        });
        try (java.io.DataInputStream in = new java.io.DataInputStream(Files.newInputStream(name.toPath()))) {
            for (int k = 0; k < n * n; k++) {
                assertThat(in.readInt()).isEqualTo(k * 7);
            }
        }
    }

    private static Layout block(int n, int rank) {
        return INT.subarray(new int[] {n, n}, new int[] {n / 2, n / 2}, new int[] {rank / 2 * n / 2, rank % 2 * n / 2});
    }

    private static int[] values(int n, int rank) {
        int[] all = new int[n * n / 4];
        for (int k = 0; k < all.length; k++) {
            int row = rank / 2 * n / 2 + k / (n / 2);
            int column = rank % 2 * n / 2 + k % (n / 2);
            all[k] = (row * n + column) * 7;
        }
        return all;
    }

    /** Any type, any number of members, uneven and empty shares, any buffer: the file is what each wrote, no more. */
    @Test
    void randomSharesAreMovedAsOneByOne() throws IOException {
        for (int seed = 0; seed < 150; seed++) {
            new CollectiveCase(seed).check(name);
        }
    }

    @Test
    void allTypesAndNumbersOfMembersAreAmongThem() {
        Set<Element> types = EnumSet.noneOf(Element.class);
        Set<Integer> members = new HashSet<>();
        for (int seed = 0; seed < 150; seed++) {
            CollectiveCase one = new CollectiveCase(seed);
            types.add(one.type);
            members.add(one.members);
        }
        assertThat(types).hasSize(8);
        assertThat(members).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
    }

    /** With other hints for each file, so that what the group has in memory is too short, too long or too little. */
    @Test
    void aGroupMovesFilesOfAllSizesOneAfterTheOther() throws IOException {
        Groups.threads(3, group -> {
            for (int seed = 0; seed < 60; seed++) {
                Member.runCase(group, name, seed);
            }
        });
    }

    @Test
    void aViewRepeatsItself() throws IOException {
        Groups.threads(3, group -> {
            try (CollectiveFile file = group.open(name, "rw")) {
                file.setView(5, INT.at(4L * group.rank()).resized(12));
                for (int round = 0; round < 4; round++) {
                    file.writeAll(new int[] {round * 3 + group.rank()});
                }
                int[] back = new int[2];
                file.readAt(1, back);
                assertThat(back).containsExactly(3 + group.rank(), 6 + group.rank());
                file.seek(2);
                file.read(back);
                assertThat(file.position()).isEqualTo(4);
                file.seek(0);
                file.write(new int[] {-1});
            }
        });
        byte[] bytes = Files.readAllBytes(name.toPath());
        assertThat(bytes).hasSize(5 + 48);
        assertThat(bytes[5 + 3]).isEqualTo((byte) -1);
        assertThat(bytes[5 + 47]).isEqualTo((byte) 11);
    }

    @Test
    void holesAreNotTouched() throws IOException {
        byte[] before = new byte[100_000];
        new Random(1).nextBytes(before);
        Files.write(name.toPath(), before);
        Groups.threads(2, group -> {
            try (CollectiveFile file = group.open(name, "rw")) {
                file.setView(0, Layout.of(byte.class).at(group.rank() * 10).resized(100));
                file.writeAll(new byte[500]);
            }
        });
        byte[] after = Files.readAllBytes(name.toPath());
        assertThat(after).hasSize(before.length);
        for (int k = 0; k < after.length; k++) {
            boolean written = k < 50_000 && (k % 100 == 0 || k % 100 == 10);
            assertThat(after[k]).as("byte " + k).isEqualTo(written ? 0 : before[k]);
        }
    }

    @Test
    void whereTheFileEndsAllHearOfIt() throws IOException {
        Files.write(name.toPath(), new byte[42]);
        AtomicInteger ended = new AtomicInteger();
        AtomicInteger others = new AtomicInteger();
        Groups.threads(3, group -> {
            try (CollectiveFile file = group.open(name, "r")) {
                file.setView(0, INT.at(4L * group.rank()).resized(12));
                int[] a = {7, 7, 7, 7};
                try {
                    file.readAll(a);
                } catch (EOFException e) {
                    assertThat(e).hasMessageStartingWith("the file ended at offset 42, before ");
                    assertThat(a).containsExactly(0, 0, 0, 7);
                    ended.incrementAndGet();
                } catch (CollectiveException e) {
                    others.incrementAndGet();
                }
                assertThat(file.position()).isZero();
                int[] b = {7, 7, 7};
                file.readAll(b);
                assertThat(b).containsExactly(0, 0, 0);
            }
        });
        assertThat(ended.get() + others.get()).isEqualTo(3);
        assertThat(ended.get()).isPositive();
    }

    @Test
    void oneThatFailsIsNamedToTheOthers() {
        assertThatThrownBy(() -> Groups.threads(3, group -> {
                    try (CollectiveFile file = group.open(name, "rw")) {
                        file.setView(0, INT);
                        file.writeAll(group.rank() == 1 ? new long[1] : (Object) new int[1]);
                    }
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a view of ints for long[]")
                .satisfies(x -> assertThat(x.getSuppressed())
                        .hasSize(2)
                        .allSatisfy(other -> assertThat(other)
                                .isInstanceOf(CollectiveException.class)
                                .hasMessageContaining("rank 1 has failed")));
        assertThat(name).hasSize(0);
    }

    @Test
    void oneThatLeavesReleasesTheOthers() {
        assertThatThrownBy(() -> Groups.threads(3, group -> {
                    if (group.rank() == 2) {
                        throw new IOException("tired");
                    }
                    group.barrier();
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("tired")
                .satisfies(x -> assertThat(x.getSuppressed())
                        .hasSize(2)
                        .allSatisfy(other -> assertThat(other)
                                .isInstanceOf(CollectiveException.class)
                                .hasMessage("rank 2 has left the group")));
    }

    @Test
    void differentCallsDoNotMeet() {
        assertThatThrownBy(() -> Groups.threads(2, group -> {
                    try (CollectiveFile file = group.open(name, "rw")) {
                        if (group.rank() == 0) {
                            file.readAll(new byte[0]);
                        } else {
                            file.sync();
                        }
                    }
                }))
                .isInstanceOf(CollectiveException.class)
                .hasMessageContaining("where rank");
    }

    @Test
    void callsForDifferentFilesDoNotMeet() throws IOException {
        Groups.threads(2, group -> {
            try (CollectiveFile first = group.open(name, "rw");
                    CollectiveFile second = group.open(dir.resolve("g").toFile(), "rw")) {
                assertThatThrownBy(() -> (group.rank() == 0 ? first : second).writeAll(new byte[10]))
                        .isInstanceOf(CollectiveException.class)
                        .hasMessage(
                                "rank %d calls writeAll of file %d where rank %d calls writeAll of file %d",
                                1 - group.rank(), 2 - group.rank(), group.rank(), group.rank() + 1);
            } catch (CollectiveException broken) {
                assertThat(broken).hasMessageContaining("writeAll of file");
            }
        });
    }

    @Test
    void aFileThatOneCannotOpenIsOpenedByNone() {
        assertThatThrownBy(() -> Groups.threads(
                        2,
                        group -> group.open(
                                group.rank() == 0
                                        ? name
                                        : dir.resolve("no/such").toFile(),
                                "rw")))
                .isInstanceOf(java.io.FileNotFoundException.class)
                .satisfies(x -> assertThat(x.getSuppressed()[0]).isInstanceOf(CollectiveException.class));
    }

    static boolean hasAFullDevice() {
        return new File("/dev/full").exists();
    }

    @Test
    @org.junit.jupiter.api.condition.EnabledIf("hasAFullDevice")
    void aFullDiskIsReportedToAll() {
        assertThatThrownBy(() -> Groups.threads(3, group -> {
                    try (CollectiveFile file = group.open(new File("/dev/full"), "rw")) {
                        file.setView(0, INT.at(4L * group.rank()).resized(12));
                        file.writeAll(new int[1000]);
                    }
                }))
                .isInstanceOf(IOException.class)
                .satisfies(x -> assertThat(x.getSuppressed()).hasSize(2));
    }

    @Test
    void aFileThatIsReadIsNotWritten() throws IOException {
        Files.write(name.toPath(), new byte[8]);
        Groups.threads(2, group -> {
            try (CollectiveFile file = group.open(name, "r")) {
                assertThatThrownBy(() -> file.writeAll(new byte[1])).hasMessage("the file is open for reading only");
                assertThatThrownBy(() -> file.write(new byte[1])).hasMessage("the file is open for reading only");
                assertThatThrownBy(() -> file.setLength(1)).hasMessage("the file is open for reading only");
            }
        });
        assertThat(name).hasSize(8);
    }

    @Test
    void viewsThatGoBackAreRefused() throws IOException {
        Groups.threads(1, group -> {
            try (CollectiveFile file = group.open(name, "rw")) {
                for (Layout layout : new Layout[] {
                    INT.indexed(1, 2, 0),
                    INT.indexed(1, 0, 0),
                    INT.contiguous(0),
                    INT.vector(3, 1, 4).resized(8)
                }) {
                    assertThatThrownBy(() -> file.setView(0, layout)).isInstanceOf(IllegalArgumentException.class);
                }
                assertThatThrownBy(() -> file.setView(-1, INT)).isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> file.seek(-1)).isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> file.readAll(null)).isInstanceOf(NullPointerException.class);
            }
        });
    }

    @Test
    void hintsAreFollowedOrRefused() throws IOException {
        Map<String, String> hints = new HashMap<>();
        hints.put("cb_buffer_size", "100000");
        hints.put("cb_nodes", "7");
        hints.put("striping_unit", "what is that");
        Groups.threads(2, group -> {
            try (CollectiveFile file = group.open(name, "rw", hints)) {
                assertThat(file.hints())
                        .containsEntry("cb_buffer_size", "98304")
                        .containsEntry("cb_nodes", "2");
            }
            assertThatThrownBy(() -> group.open(name, "rw", Collections.singletonMap("cb_nodes", "none")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("hint cb_nodes is none, and not a number above 0");
            assertThatThrownBy(() -> group.open(name, "rws")).isInstanceOf(IllegalArgumentException.class);
        });
    }

    @Test
    void theLeastHintOfAnyMemberHoldsForAll() throws IOException {
        Groups.threads(3, group -> {
            byte[] own = new byte[50_000];
            Arrays.fill(own, (byte) (1 + group.rank()));
            Map<String, String> hints = new HashMap<>();
            hints.put("cb_buffer_size", String.valueOf(4096 * (3 - group.rank())));
            hints.put("cb_nodes", String.valueOf(1 + group.rank()));
            try (CollectiveFile file = group.open(name, "rw", hints)) {
                assertThat(file.hints()).containsEntry("cb_buffer_size", "4096").containsEntry("cb_nodes", "1");
                file.setView(group.rank(), Layout.of(byte.class).resized(3));
                file.writeAll(own);
            }
        });
        byte[] all = Files.readAllBytes(name.toPath());
        assertThat(all).hasSize(150_000);
        for (int k = 0; k < all.length; k++) {
            assertThat(all[k]).as("byte " + k).isEqualTo((byte) (1 + k % 3));
        }
    }

    /** One has few long buffers, the other many short ones; both are the group's. */
    @Test
    void twoFilesThatAreOpenAtATimeTakeTurns() throws IOException {
        File[] names = {name, dir.resolve("g").toFile()};
        Map<String, String> few = new HashMap<>();
        few.put("cb_nodes", "1");
        few.put("cb_buffer_size", "65536");
        Map<String, String> many = new HashMap<>();
        many.put("cb_nodes", "4");
        many.put("cb_buffer_size", "4096");
        int n = 30_000;
        Groups.threads(4, group -> {
            try (CollectiveFile first = group.open(names[0], "rw", few);
                    CollectiveFile second = group.open(names[1], "rw", many)) {
                CollectiveFile[] files = {first, second};
                first.setView(0, INT.at(4L * group.rank()).resized(16));
                second.setView(3, Layout.of(short.class).at(2L * group.rank()).resized(8));
                for (int round = 0; round < 3; round++) {
                    for (int which = 0; which < 2; which++) {
                        Object array = which == 0 ? new int[n] : new short[n];
                        for (int k = 0; k < n; k++) {
                            int value = (round * n + k) * 4 + group.rank();
                            if (which == 0) {
                                ((int[]) array)[k] = value;
                            } else {
                                ((short[]) array)[k] = (short) value;
                            }
                        }
                        files[which].writeAll(array);
                        Object back = which == 0 ? new int[n] : new short[n];
                        files[which].readAtAll((long) round * n, back);
                        assertThat(back).isEqualTo(array);
                    }
                }
            }
        });
        byte[] ints = Files.readAllBytes(names[0].toPath());
        byte[] shorts = Files.readAllBytes(names[1].toPath());
        assertThat(ints).hasSize(4 * 12 * n);
        assertThat(shorts).hasSize(3 + 2 * 12 * n);
        for (int k = 0; k < 12 * n; k++) {
            if (ByteBuffer.wrap(ints).getInt(4 * k) != k
                    || ByteBuffer.wrap(shorts).getShort(3 + 2 * k) != (short) k) {
                throw new AssertionError("element " + k);
            }
        }
    }

    @Test
    void afterAFileThatCannotBeOpenedAnotherCan() throws IOException {
        Groups.threads(2, group -> {
            File missing = dir.resolve("no/such").toFile();
            assertThatThrownBy(() -> group.open(group.rank() == 0 ? name : missing, "rw"))
                    .isInstanceOf(IOException.class);
            try (CollectiveFile file = group.open(name, "rw")) {
                file.writeAll(new byte[1]);
            }
        });
    }

    @Test
    void bothHalvesOfASplitCallAreMade() throws IOException {
        Groups.threads(2, group -> {
            try (CollectiveFile file = group.open(name, "rw")) {
                file.setView(group.rank(), Layout.of(byte.class).resized(2));
                file.writeAllBegin(new byte[] {1, 2});
                assertThatThrownBy(() -> file.readAllBegin(new byte[1])).isInstanceOf(IllegalStateException.class);
                assertThatThrownBy(file::readAllEnd).isInstanceOf(IllegalStateException.class);
                file.writeAllEnd();
                file.seek(0);
                byte[] back = new byte[2];
                file.readAllBegin(back);
                file.readAllEnd();
                assertThat(back).containsExactly(1, 2);
            }
        });
    }
}
