package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Standpipe;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/** The loops of the victims, each as the rewriter would have left it. */
final class Victims {
    private static final int INTS = Format.plain(Element.INT).how;
    private static final int LONGS = Format.plain(Element.LONG).how;
    private static final int INT = 4;
    private static final int LONG = 8;

    private Victims() {}

    static List<Victim> all(Hostile hostile, File secrets) throws Exception {
        return Arrays.asList(
                new ReadsInts(hostile),
                new ReadsLongs(hostile, secrets),
                new Writes(hostile),
                new Sums(hostile, secrets),
                new TamperedVictim(hostile));
    }

    /** An int array from a stream in memory, or from one that fails. */
    private static final class ReadsInts extends Victim {
        ReadsInts(Hostile hostile) {
            super(hostile);
        }

        @Override
        String play() throws IOException {
            int n = length();
            int bytes = hostile.once(3) ? n * INT : hostile.upTo(n * INT + 1);
            IOException fault = hostile.once(3) ? new SecretFault() : null;
            InputStream beneath = secrets(bytes, fault);
            DataInputStream in = new DataInputStream(
                    fault != null || hostile.once(2) ? new BufferedInputStream(beneath, 256) : beneath);
            int[] a = new int[n];
            int i = 0;
            IOException thrown = null;
            try {
                long moved = Standpipe.readArray(in, a, i, n, INTS, site);
                i = (int) moved;
                Standpipe.check(moved);
                for (; i < n; i++) {
                    a[i] = in.readInt();
                }
            } catch (IOException x) {
                thrown = x;
            }
            for (int k = 0; k < n; k++) {
                if (a[k] != (k < i ? ByteBuffer.wrap(SECRETS).getInt(k * INT) : 0)) {
                    return "int " + k + " of " + n + " is wrong";
                }
            }
            return wrongWith(thrown, i, n, INT, bytes, fault);
        }
    }

    /** A long array from a file that ends, or does not. */
    private static final class ReadsLongs extends Victim {
        private final File file;
        private final int bytes;

        ReadsLongs(Hostile hostile, File file) {
            super(hostile);
            this.file = file;
            this.bytes = (int) file.length();
        }

        @Override
        String play() throws IOException {
            int n = hostile.once(3) ? bytes / LONG + hostile.upTo(20) : length();
            Object in = open(file, hostile.upTo(3));
            long[] a = new long[n];
            int i = 0;
            IOException thrown = null;
            try {
                long moved = Standpipe.readArray(in, a, i, n, LONGS, site);
                i = (int) moved;
                Standpipe.check(moved);
                for (; i < n; i++) {
                    a[i] = ((DataInput) in).readLong();
                }
            } catch (IOException x) {
                thrown = x;
            } finally {
                close(in);
            }
            for (int k = 0; k < n; k++) {
                if (a[k] != (k < i ? ByteBuffer.wrap(SECRETS).getLong(k * LONG) : 0)) {
                    return "long " + k + " of " + n + " is wrong";
                }
            }
            return wrongWith(thrown, i, n, LONG, bytes, null);
        }
    }

    private static final class Writes extends Victim {
        Writes(Hostile hostile) {
            super(hostile);
        }

        @Override
        String play() throws IOException {
            int n = length();
            int[] a = new int[n];
            ByteBuffer.wrap(SECRETS).asIntBuffer().get(a);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(hostile.once(2) ? bytes : new BufferedOutputStream(bytes, 200));
            int i = checked(Standpipe.writeArray(out, a, 0, n, INTS, site));
            for (; i < n; i++) {
                out.writeInt(a[i]);
            }
            out.flush();
            return Arrays.equals(bytes.toByteArray(), Arrays.copyOf(SECRETS, n * INT)) && out.size() == n * INT
                    ? null
                    : n + " ints were written wrong";
        }
    }

    /** Rounds of a long and an int each, which are staged and summed up. */
    private static final class Sums extends Victim {
        private static final int SIZE = LONG + INT;
        private final File file;

        Sums(Hostile hostile, File file) {
            super(hostile);
            this.file = file;
        }

        @Override
        String play() throws IOException {
            boolean ofFile = hostile.once(2);
            int n = length() * LONG / SIZE;
            int bytes = ofFile ? (int) file.length() : hostile.upTo(n * SIZE + SIZE);
            Object in = ofFile ? open(file, hostile.upTo(3)) : new DataInputStream(secrets(bytes, null));
            long sum = 0;
            int done = 0;
            IOException thrown = null;
            try {
                int rounds = n;
                byte[] staged = Standpipe.staging(rounds, SIZE);
                while (true) {
                    long moved = Standpipe.stage(in, staged, rounds, SIZE, site);
                    int limit = Standpipe.rounds(moved, SIZE) * SIZE;
                    if (limit == 0) {
                        break;
                    }
                    for (int at = 0; at < limit; at += SIZE) {
                        sum = sum * 31
                                + Standpipe.takeLong(staged, at, moved)
                                + Standpipe.takeInt(staged, at + LONG, moved);
                        done++;
                    }
                    rounds -= limit / SIZE;
                }
                for (; done < n; done++) {
                    sum = sum * 31 + ((DataInput) in).readLong() + ((DataInput) in).readInt();
                }
            } catch (IOException x) {
                thrown = x;
            } finally {
                close(in);
            }
            DataInputStream loop = new DataInputStream(new ByteArrayInputStream(SECRETS));
            long expected = 0;
            for (int k = 0; k < done; k++) {
                expected = expected * 31 + loop.readLong() + loop.readInt();
            }
            return sum != expected
                    ? "the sum of " + n + " rounds is wrong"
                    : wrongWith(thrown, done, n, SIZE, bytes, null);
        }
    }
}
