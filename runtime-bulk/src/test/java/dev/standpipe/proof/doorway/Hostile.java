package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.SplittableRandom;

/** Arguments that no compiler would pass. */
final class Hostile {
    private static final int MIN = Integer.MIN_VALUE;
    private static final int MAX = Integer.MAX_VALUE;

    private static final int[] EDGES = {
        MIN,
        MIN + 1,
        -(1 << 30),
        -8192,
        -16,
        -2,
        -1,
        0,
        1,
        2,
        3,
        4,
        7,
        8,
        255,
        256,
        8191,
        8192,
        8193,
        1 << 16,
        (1 << 28) - 1,
        1 << 28,
        (1 << 29) - 1,
        1 << 29,
        (1 << 30) - 1,
        MAX - 8,
        MAX - 1,
        MAX
    };

    private static final int[] LENGTHS = {0, 1, 2, 3, 4, 5, 8, 16, 17, 31, 40, 64, 64, 100, 200, 700, 3000, 9000};

    private static final Element[] ELEMENTS = Element.values();

    final SplittableRandom random;

    Hostile(long seed) {
        random = new SplittableRandom(seed);
    }

    int upTo(int bound) {
        return random.nextInt(bound);
    }

    /** Once in so many times. */
    boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    /** Mostly one that passes for an index, or for a number of elements. */
    int number() {
        int kind = random.nextInt(10);
        return kind < 6 ? random.nextInt(70) : kind < 9 ? EDGES[random.nextInt(EDGES.length)] : random.nextInt();
    }

    /** Those of the victims, those of nobody, and what is none. */
    int site() {
        return once(4) ? number() : random.nextInt(12);
    }

    /** Of a list of the JDK's or another, from any element on. */
    Iterator<?> iterator() {
        List<Integer> list = new ArrayList<>(Collections.nCopies(upTo(70), 7));
        ListIterator<Integer> from = list.listIterator(upTo(list.size() + 1));
        return once(4) ? from : once(4) ? Collections.unmodifiableList(list).iterator() : list.iterator();
    }

    /** Of a round: the lengths of its parts. */
    String layout() {
        if (once(9)) {
            return null;
        }
        char[] parts = new char[once(20) ? 300 : upTo(6)];
        for (int k = 0; k < parts.length; k++) {
            parts[k] = (char) (once(9) ? number() : upTo(7));
        }
        return new String(parts);
    }

    int how(Class<?> array) {
        if (once(4)) {
            return once(2) ? random.nextInt() : random.nextInt(1 << 9);
        }
        Element element = ELEMENTS[random.nextInt(ELEMENTS.length)];
        for (Element each : ELEMENTS) {
            element = each.arrayType == array ? each : element;
        }
        int marks = once(6) ? Format.JDK_ONLY : once(6) ? Format.AGAIN : 0;
        if (once(2)) {
            return Format.plain(element).how | marks;
        }
        // any wire, turned around or as bits, with this array
        return random.nextInt(10) | element.ordinal() << 4 | (once(3) ? random.nextInt(4) << 7 : 0) | marks;
    }

    /** What no transfer has returned. */
    long moved() {
        long above = once(3) ? random.nextInt() : once(2) ? random.nextInt(8) : random.nextInt(1100);
        return once(3) ? number() & 0xFFFFFFFFL : above << 32 | number() & 0xFFFFFFFFL;
    }

    int length() {
        return LENGTHS[once(20) ? random.nextInt(LENGTHS.length) : random.nextInt(LENGTHS.length - 3)];
    }

    Object array(Class<?> type) {
        for (Element element : ELEMENTS) {
            if (element.arrayType == type) {
                return Arrays8.filled(element, length());
            }
        }
        return null;
    }

    Object anyArray() {
        return array(ELEMENTS[random.nextInt(ELEMENTS.length)].arrayType);
    }
}
