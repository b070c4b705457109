import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.IOException;

/** Loops that carry one array, in the shapes that people write; made anew for each type of element. */
public class CopiesELEMENT {
    public static final class Holder {
        public ELEMENT[] a;
        public int n;
        public final ELEMENT[] settled;

        Holder(ELEMENT[] a, int n) {
            this.a = a;
            this.n = n;
            settled = a;
        }
    }

    private static ELEMENT[] shared;
    private ELEMENT[] a;
    private int n;
    private volatile int moody;

    private void over(ELEMENT[] array, int end, Sight s) {
        a = array;
        n = end;
        moody = end;
        s.meddleBy(() -> {
            a = new ELEMENT[3];
            n--;
        });
    }

    private static Holder holder(ELEMENT[] a, int n, Sight s) {
        return s.yes() ? new Holder(a, n) : null;
    }

    private int size() {
        return n;
    }

    private DataInput from;
    private DataOutput to;

    private static ELEMENT taken(DataInput in) throws IOException {
        return in.readELEMENT();
    }

    private ELEMENT next() throws IOException {
        return from.readELEMENT();
    }

    private ELEMENT nextButOne() throws IOException {
        return next();
    }

    private static void put(int unused, DataOutput out, long alsoUnused, ELEMENT value) throws IOException {
        out.writeELEMENT(value);
    }

    private final void put(ELEMENT value) throws IOException {
        put(1, to, 2, value);
    }

    private static final class Reader {
        final DataInput in;

        Reader(DataInput in) {
            this.in = in;
        }
    }

    private static ELEMENT ofReader(Reader reader) throws IOException {
        return reader.in.readELEMENT();
    }

    // ---- through methods

    @Becomes("ReadArray")
    public void throughAMethod(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = taken(in);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void throughTwoMethods(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        from = in;
        try {
            while (i < end) {
                a[i++] = nextButOne();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void throughWhatMayBeNull(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        Reader reader = s.yes() ? new Reader(in) : null;
        try {
            for (; i < end; i++) {
                a[i] = ofReader(reader);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void ofAnotherThatMayBeNull(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        from = in;
        CopiesELEMENT other = s.yes() ? this : null;
        try {
            for (; i < end; i++) {
                a[i] = other.next();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteArray")
    public void outThroughMethods(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        to = out;
        try {
            for (; i < end; i++) {
                put(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    // ---- counted reads

    @Becomes("ReadArray")
    public void up(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void upUnobserved(DataInput in, ELEMENT[] a, int start, int end, Sight s) throws IOException {
        for (int i = start; i < end; i++) {
            a[i] = in.readELEMENT();
        }
    }

    @Becomes("ReadArray")
    public void tryAtHead(DataInput in, ELEMENT[] a, int start, int end, Sight s) throws IOException {
        int i = start;
        try {
            for (; end > i; ++i) {
                a[i] = in.readELEMENT();
            }
        } catch (EOFException e) {
            s.see(i);
        } catch (IOException | RuntimeException e) {
            s.see(-i);
            throw e;
        }
        s.see(i);
    }

    @Becomes("ReadArray")
    public void through(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i <= end; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void notEqual(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i != end; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void doWhile(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            do {
                a[i] = in.readELEMENT();
                i++;
            } while (i < end);
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void postIncrement(DataInput in, ELEMENT[] a, int k, int end, Sight s) throws IOException {
        try {
            while (k < end) {
                a[k++] = in.readELEMENT();
            }
        } finally {
            s.see(k);
        }
    }

    @Becomes("ReadArray")
    public void wholeArray(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < a.length; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void asLongAsAnother(DataInput in, ELEMENT[] a, ELEMENT[] b, int i, int end, Sight s) throws IOException {
        try {
            for (; i < b.length - 1; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void longCounter(DataInput in, ELEMENT[] a, int start, int end, Sight s) throws IOException {
        long k = start;
        long to = s.yes() ? end : end * 0x100000001L;
        try {
            for (; k < to; k++) {
                a[(int) k] = in.readELEMENT();
            }
        } finally {
            s.see(k);
        }
    }

    @Becomes("ReadArray")
    public void longBound(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        long to = s.yes() ? end : Long.MAX_VALUE - end;
        try {
            for (; i < to; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void longWayDown(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        long to = s.yes() ? end : Long.MIN_VALUE + end;
        for (; i <= to; i++) {
            a[i] = in.readELEMENT();
        }
        s.see(i);
    }

    @Becomes("ReadArray")
    public void wayDown(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int to = s.yes() ? end : Integer.MIN_VALUE + 1;
        int k = 0;
        for (; i < to; i++) {
            a[k++] = in.readELEMENT();
        }
        s.see(i);
    }

    @Becomes("ReadArray")
    public void shifted(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int base = s.yes() ? 1 : -1;
        try {
            for (; i < end - 1; i++) {
                a[base + i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void farShifted(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int base = s.yes() ? 0 : Integer.MIN_VALUE;
        for (; i < end; i++) {
            a[base + i] = in.readELEMENT();
        }
        s.see(i);
    }

    @Becomes("ReadArray")
    public void anotherCounter(DataInput in, ELEMENT[] a, int at, int end, Sight s) throws IOException {
        int left = end;
        try {
            while (left > 0) {
                a[at++] = in.readELEMENT();
                left--;
            }
        } finally {
            s.see(at);
            s.see(left);
        }
    }

    @Becomes("ReadArray")
    public void threeCounters(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int twos = 5;
        long down = 1L << 33;
        try {
            for (; i < end; i++, twos += 2, down -= 3) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
            s.see(twos);
            s.see(down);
        }
    }

    @Becomes("ReadArray")
    public void boundInSteps(DataInput in, ELEMENT[] a, int start, int end, Sight s) throws IOException {
        int k = start;
        for (int i = 0; i < end; i += 3) {
            a[k++] = in.readELEMENT();
        }
        s.see(k);
    }

    @Becomes("ReadArray")
    public void temporary(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        ELEMENT last = (ELEMENT) NONE;
        for (; i < end; i++) {
            last = in.readELEMENT();
            a[i] = last;
        }
        s.see(last);
        s.see(i);
    }

    @Becomes("ReadArray")
    public void temporaryAfterDoWhile(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        ELEMENT last;
        do {
            last = in.readELEMENT();
            a[i] = last;
        } while (++i < end);
        s.see(last);
        s.see(i);
    }

    @Becomes("ReadArray")
    public void fields(DataInput in, ELEMENT[] array, int i, int end, Sight s) throws IOException {
        over(array, end, s);
        try {
            for (; i < this.n; i++) {
                this.a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
            s.see(this.a);
        }
    }

    @Becomes("ReadArray")
    public void getter(DataInput in, ELEMENT[] array, int i, int end, Sight s) throws IOException {
        over(array, end, s);
        for (; i < size(); i++) {
            array[i] = in.readELEMENT();
        }
        s.see(i);
    }

    @Becomes("ReadArray")
    public void statics(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        shared = a;
        s.meddleBy(() -> shared = new ELEMENT[2]);
        for (; i < end; i++) {
            shared[i] = in.readELEMENT();
        }
        s.see(i);
        s.see(shared);
    }

    @Becomes("ReadArray")
    public void otherObject(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        Holder h = holder(a, end, s);
        try {
            for (; i < end; i++) {
                h.a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void otherObjectsLength(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        Holder h = holder(a, end, s);
        try {
            for (; i < end && i < h.settled.length; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void row(DataInput in, ELEMENT[] a, ELEMENT[] b, int i, int end, Sight s) throws IOException {
        ELEMENT[][] rows = {a, b, null};
        int r = end < 4 ? end - 1 : 0;
        try {
            for (; i < end; i++) {
                rows[r][i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadArray")
    public void matrix(DataInput in, ELEMENT[] a, ELEMENT[] b, int start, int end, Sight s) throws IOException {
        ELEMENT[][] rows = {a, s.yes() ? b : null};
        int r = 0;
        int c = start;
        try {
            for (; r < rows.length; r++) {
                for (c = start; c < rows[r].length; c++) {
                    rows[r][c] = in.readELEMENT();
                }
            }
        } finally {
            s.see(r * 100 + c);
        }
    }

    @Becomes("ReadArray")
    public void continued(DataInput in, ELEMENT[] a, int start, int end, Sight s) throws IOException {
        int i = start;
        outer:
        for (int r = 0; r < 3; r++) {
            while (i < end) {
                a[i] = in.readELEMENT();
                i++;
                if (i == end) {
                    continue outer;
                }
            }
        }
        s.see(i);
    }

    @Becomes("ReadArray ReadArray")
    public void twice(DataInput in, ELEMENT[] a, ELEMENT[] b, int start, int end, Sight s) throws IOException {
        int i = start;
        synchronized (s) {
            try {
                for (; i < end; i++) {
                    a[i] = in.readELEMENT();
                }
                for (i = start; i < end; i++) {
                    b[i] = in.readELEMENT();
                }
            } catch (EOFException e) {
                s.see(i);
                throw e;
            }
        }
    }

    @Becomes("ReadArray")
    public void newArray(DataInput in, ELEMENT[] a, int start, int end, Sight s) throws IOException {
        ELEMENT[] fresh = new ELEMENT[Math.max(0, Math.min(end, 60))];
        try {
            for (int i = 0; i < fresh.length; i++) {
                fresh[i] = in.readELEMENT();
            }
        } finally {
            s.see(fresh);
        }
    }

    @Becomes("PROBED")
    public void probed(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        boolean[] probes = new boolean[3];
        try {
            for (; i < end; i++) {
                probes[0] = true;
                a[i] = in.readELEMENT();
                probes[2] = true;
            }
        } finally {
            s.see(probes);
            s.see(i);
        }
    }

    // ---- counted by nothing

    @Becomes("ReadToEnd")
    public void toTheEnd(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            while (true) {
                a[i++] = in.readELEMENT();
            }
        } catch (EOFException e) {
            s.see(i);
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadToEnd")
    public void toTheEndUpFront(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; ; i++) {
                a[i] = in.readELEMENT();
            }
        } finally {
            s.see(i);
        }
    }

    // ---- writes

    @Becomes("WriteArray")
    public void out(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.writeELEMENT(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteArray")
    public void outThrough(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i <= end; i++) {
                out.writeELEMENT(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteArray")
    public void outPostIncrement(DataOutput out, ELEMENT[] a, int k, int end, Sight s) throws IOException {
        try {
            while (k != end) {
                out.writeELEMENT(a[k++]);
            }
        } finally {
            s.see(k);
        }
    }

    @Becomes("WriteArray")
    public void outEach(DataOutput out, ELEMENT[] a, int start, int end, Sight s) throws IOException {
        for (ELEMENT e : a) {
            out.writeELEMENT(e);
        }
    }

    @Becomes("WriteArray")
    public void outTemporary(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        ELEMENT last = (ELEMENT) NONE;
        for (; i < end; i++) {
            last = a[i];
            out.writeELEMENT(last);
        }
        s.see(last);
    }

    @Becomes("WriteArray")
    public void outFields(DataOutput out, ELEMENT[] array, int i, int end, Sight s) throws IOException {
        over(array, end, s);
        try {
            for (; i < n; i++) {
                out.writeELEMENT(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteArray")
    public void outOtherObject(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        Holder h = holder(a, end, s);
        for (; i < end; i++) {
            out.writeELEMENT(h.a[i]);
        }
        s.see(i);
    }

    @Becomes("WriteArray")
    public void outShifted(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int n = 0;
        try {
            for (; i < end; i++) {
                n += 2;
                out.writeELEMENT(a[i + 1]);
            }
        } finally {
            s.see(i);
            s.see(n);
        }
    }

    @Becomes("WriteArray")
    public void outRow(DataOutput out, ELEMENT[] a, ELEMENT[] b, int i, int end, Sight s) throws IOException {
        ELEMENT[][] rows = {a, null, b};
        int r = s.yes() ? 0 : end - 1;
        for (; i < end; i++) {
            out.writeELEMENT(rows[r][i]);
        }
    }

    @Becomes("WriteArray")
    public void outDoWhile(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            do {
                out.writeELEMENT(a[i]);
            } while (++i < end);
        } finally {
            s.see(i);
        }
    }

    // ---- one thing too many

    @Becomes("CALL_IN_LOOP")
    public void called(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.readELEMENT();
            s.tick(i);
        }
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void everyOther(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            if ((i & 1) == 0) {
                a[i] = in.readELEMENT();
            }
        }
        s.see(i);
    }

    @Becomes("UNACCOUNTED")
    public void outAndStored(DataOutput out, ELEMENT[] a, ELEMENT[] b, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeELEMENT(a[i]);
            b[i] = (ELEMENT) NONE;
        }
    }

    @Becomes("SCATTERED")
    public void alternating(DataInput in, ELEMENT[] a, ELEMENT[] b, int i, int end, Sight s) throws IOException {
        ELEMENT[][] rows = {a, b};
        for (; i < end; i++) {
            rows[i & 1][i] = in.readELEMENT();
        }
    }

    @Becomes("ARRAY_CHANGES")
    public void swapped(DataOutput out, ELEMENT[] a, ELEMENT[] b, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeELEMENT(a[i]);
            ELEMENT[] t = a;
            a = b;
            b = t;
        }
    }

    @Becomes("ReplayRounds")
    public void mixedBeside(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int h = 1;
        for (; i < end; i++) {
            a[i] = in.readELEMENT();
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
            h = h * 31 + 7;
        }
        s.see(h);
    }

    @Becomes("WriteRounds")
    public void outAndMixedWide(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int h = 1;
        for (; i < end; i++) {
            out.writeELEMENT(a[i]);
            h ^= h << 13;
            h ^= h >>> 17;
            h ^= h << 5;
            h ^= h << 13;
            h ^= h >>> 17;
            h ^= h << 5;
            h ^= h << 13;
            h ^= h >>> 17;
        }
        s.see(h);
    }

    private static String[][] names() {
        return new String[][] {{"a", "b", "c"}, {"d"}};
    }

    @Becomes("UNACCOUNTED")
    public void asManyAsNames(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        String[][] names = names();
        int r = end & 1;
        for (; i < names[r].length; i++) {
            a[i] = in.readELEMENT();
        }
        s.see(i);
    }

    @Becomes("TRY_IN_LOOP")
    public void tryInside(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int few = Math.min(end, 30);
        for (; i < few; i++) {
            try {
                a[i] = in.readELEMENT();
            } catch (EOFException e) {
                s.see(i);
            }
        }
    }

    @Becomes("TRY_IN_LOOP")
    public void tryAroundStore(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int last = -1;
        for (; i < end; i++) {
            ELEMENT read = in.readELEMENT();
            try {
                a[i] = read;
            } catch (ArrayIndexOutOfBoundsException e) {
                s.see(last);
                throw e;
            }
            last = i;
        }
        s.see(last);
    }

    @Becomes("ReadArray")
    public void restored(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int pending = 0;
        try {
            for (; i < end; i++) {
                pending++;
                a[i] = in.readELEMENT();
                pending--;
            }
        } finally {
            s.see(pending);
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void setAside(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int state = 1;
        try {
            for (; i < end; i++) {
                int before = state;
                state = 2;
                out.writeELEMENT(a[i]);
                state = before;
            }
        } finally {
            s.see(state);
        }
    }

    @Becomes("ReplayCalls")
    public void loopInside(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        for (; i < end; i++) {
            a[i] = in.readELEMENT();
            for (int k = 0; k < 3; k++) {
                sum += k * i;
            }
        }
        s.see(sum);
    }

    @Becomes("WriteRounds")
    public void lastSeen(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        ELEMENT last = (ELEMENT) NONE;
        try {
            for (; i < end; i++) {
                last = a[i];
                out.writeELEMENT(last);
            }
        } catch (IOException | RuntimeException e) {
            s.see(last);
        }
    }

    @Becomes("FIELD_VOLATILE")
    public void volatileBound(DataInput in, ELEMENT[] array, int i, int end, Sight s) throws IOException {
        over(array, end, s);
        for (; i < moody; i++) {
            array[i] = in.readELEMENT();
        }
    }

    @Becomes("WriteRounds")
    public void outEverySecond(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i += 2) {
                out.writeELEMENT(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteRounds")
    public void outTwice(DataOutput out, ELEMENT[] a, ELEMENT[] b, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeELEMENT(a[i]);
            out.writeELEMENT(b[i]);
        }
    }

    @Becomes("END_UNKNOWN")
    public void untilNone(DataInput in, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            ELEMENT read = in.readELEMENT();
            a[i] = read;
            if (read == (ELEMENT) NONE) {
                break;
            }
        }
        s.see(i);
    }

    @Becomes("END_UNKNOWN")
    public void untilItsOwn(DataOutput out, ELEMENT[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            out.writeELEMENT(a[i]);
            if (a[i] == (ELEMENT) NONE) {
                break;
            }
        }
        s.see(i);
    }
}
