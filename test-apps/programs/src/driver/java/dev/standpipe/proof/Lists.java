package dev.standpipe.proof;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;

/** Lists for generated programs: the JDK's own, with or without what does not belong there, or some that look at the stream. */
public final class Lists {
    private Lists() {}

    /** What some lists are full of. */
    public static final class Point {
        public int x;
        public float y;
    }

    private static final class Curious extends ArrayList<Object> {
        private final transient Object stream;
        private final transient Scene s;

        Curious(Object stream, Scene s, List<Object> all) {
            super(all);
            this.stream = stream;
            this.s = s;
        }

        @Override
        public Object get(int index) {
            try {
                s.see(
                        stream instanceof RandomAccessFile
                                ? ((RandomAccessFile) stream).getFilePointer()
                                : stream instanceof DataOutputStream ? ((DataOutputStream) stream).size() : -1);
            } catch (IOException e) {
                s.caught(e);
            }
            return super.get(index);
        }
    }

    /** How many elements it still returns, if the list has not changed; and whether the last one can be removed. */
    public static int left(Iterator<?> it) {
        int left = 0;
        try {
            it.remove();
            left += 100;
        } catch (RuntimeException otherwise) {
            left += 1000;
        }
        try {
            for (; it.hasNext() && left % 100 < 99; left++) {
                it.next();
            }
        } catch (RuntimeException otherwise) {
            left += 10_000;
        }
        return left;
    }

    public static List<Object> numbers(int which, Object stream, Scene s) {
        List<Object> all = new ArrayList<>();
        for (int k = 0, n = s.few(); k < n; k++) {
            all.add(k * 0x01020305);
        }
        return list(which, stream, s, all);
    }

    public static List<Object> points(int which, Object stream, Scene s) {
        List<Object> all = new ArrayList<>();
        for (int k = 0, n = s.few(); k < n; k++) {
            Point point = new Point();
            point.x = ~k;
            point.y = k / 3f;
            all.add(point);
        }
        return list(which, stream, s, all);
    }

    private static List<Object> list(int which, Object stream, Scene s, List<Object> all) {
        switch (which) {
            case 0:
                return all;
            case 1:
                return Arrays.asList(all.toArray());
            case 2:
                return new LinkedList<>(all);
            case 3:
                return new Vector<>(all);
            case 4:
                return Collections.unmodifiableList(all);
            case 5:
                return new Curious(stream, s, all);
            case 6:
                return all.subList(0, all.size() / 2);
            case 7:
                all.add(all.size() / 2, null);
                return all;
            case 8:
                all.add(all.size() * 2 / 3, "another");
                return all;
            default:
                return s.yes() ? all : null;
        }
    }
}
