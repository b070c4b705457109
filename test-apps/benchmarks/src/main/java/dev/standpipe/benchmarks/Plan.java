package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** What is measured on each JDK, and how long it may take. */
record Plan(List<Group> groups, int rounds, int warmMillis, int roundMillis) {
    static final long KIB = 1 << 10;
    static final long MIB = 1 << 20;

    /** The size that the targets speak of. */
    static final long LARGE = 64 * MIB;

    static final long MEDIUM = 16 * MIB;
    static final long HUGE = 512 * MIB;

    static final List<Long> SWEEP = List.of(64L, 4 * KIB, 64 * KIB, MIB);

    /** Elements of the small transfers. */
    static final int[] FEW = {0, 1, 2, 3, 4, 8, 16, 64};

    private static final List<Contender> ALL = List.of(Contender.values());
    private static final List<Contender> OURS = List.of(Contender.LOOP, Contender.PREFIX);

    /** One of each kind. */
    private static final List<Contender> SOME =
            List.of(Contender.LOOP, Contender.PREFIX, Contender.CHUNK, Contender.HANDLE, Contender.C_64K);

    /** Again, where it depends on the compiler's luck how fast a loop becomes. */
    private static final int MORE_FORKS = 2;

    /** What the targets speak of; and with {@code wide} all the sizes and elements too. */
    static Plan full(Set<Stack> stacks, boolean wide) {
        List<Group> groups = new ArrayList<>();
        for (Stack stack : stacks) {
            for (Direction direction : Direction.values()) {
                groups.add(clean(stack, direction, Element.INT, List.of(LARGE), ALL));
                addSmall(groups, stack, direction);
                if (stack == Stack.BUFFERED || stack == Stack.BYTES) {
                    for (int fork = 0; fork < MORE_FORKS; fork++) {
                        groups.add(clean(stack, direction, Element.INT, List.of(LARGE), OURS));
                        addSmall(groups, stack, direction);
                    }
                }
                // the other two are to RAF and OBJECT_BUFFERED, for all sizes and types, what they are for many ints
                if (wide && stack != Stack.FILE && stack != Stack.OBJECT) {
                    addWide(groups, stack, direction);
                }
            }
        }
        return new Plan(groups, 5, 200, 20);
    }

    private static void addWide(List<Group> groups, Stack stack, Direction direction) {
        groups.add(clean(stack, direction, Element.INT, SWEEP, SOME));
        if (stack == Stack.RAF || stack == Stack.BUFFERED) {
            groups.add(clean(stack, direction, Element.INT, List.of(HUGE), SOME));
        }
        for (Element element : List.of(Element.LONG, Element.DOUBLE, Element.SHORT, Element.BYTE)) {
            groups.add(clean(stack, direction, element, List.of(MEDIUM), SOME));
        }
        if (stack == Stack.BUFFERED) {
            groups.add(new Group(Group.Kind.POLLUTED, stack, direction, Element.INT, List.of(MEDIUM), OURS));
        }
    }

    /** Enough to see whether something broke. */
    static Plan quick(Set<Stack> stacks) {
        List<Group> groups = new ArrayList<>();
        for (Stack stack : stacks) {
            for (Direction direction : Direction.values()) {
                groups.add(clean(stack, direction, Element.INT, List.of(MEDIUM), ALL));
                addSmall(groups, stack, direction);
            }
        }
        return new Plan(groups, 3, 150, 5);
    }

    private static Group clean(
            Stack stack, Direction direction, Element element, List<Long> sizes, List<Contender> who) {
        return new Group(Group.Kind.CLEAN, stack, direction, element, sizes, who);
    }

    private static void addSmall(List<Group> groups, Stack stack, Direction direction) {
        if (stack == Stack.BUFFERED || stack == Stack.BYTES) {
            List<Long> sizes = Arrays.stream(FEW)
                    .asLongStream()
                    .map(n -> n * Element.INT.size)
                    .boxed()
                    .toList();
            groups.add(new Group(Group.Kind.SMALL, stack, direction, Element.INT, sizes, OURS));
        }
    }

    /** Small transfers are so short, and there are so many of them, that less is enough. */
    int roundMillis(Group group) {
        return group.kind() == Group.Kind.SMALL ? roundMillis / 4 : roundMillis;
    }

    /** 64 B, 4 KiB, 512 MiB. */
    static String bytes(long n) {
        return n < KIB ? n + " B" : n < MIB ? n / KIB + " KiB" : n / MIB + " MiB";
    }
}
