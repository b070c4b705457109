package dev.standpipe.proof.doorway;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Streams whose inherited fields a subclass has bent, and goes on bending while others use them. */
final class Bent {
    /** Is their buffer, and what is read into or written from, at the same time. */
    static final byte[] OFFERED = Bytes.plain(100);

    private Bent() {}

    interface Bendable {
        void bend(Hostile hostile);
    }

    static Object receiver(Bendable bendable) {
        if (bendable instanceof BufferedInputStream) {
            return new DataInputStream((BufferedInputStream) bendable);
        }
        if (bendable instanceof ByteArrayInputStream) {
            return new DataInputStream((ByteArrayInputStream) bendable);
        }
        return bendable instanceof BufferedOutputStream
                ? new DataOutputStream((BufferedOutputStream) bendable)
                : new DataOutputStream((ByteArrayOutputStream) bendable);
    }

    static Bendable any(Hostile hostile) {
        switch (hostile.upTo(4)) {
            case 0:
                return new Buffered();
            case 1:
                return new Array();
            case 2:
                return new BufferedOut();
            default:
                return new ArrayOut();
        }
    }

    private static byte[] buffer(Hostile hostile) {
        return hostile.once(10) ? null : hostile.once(4) ? OFFERED : Bytes.plain(hostile.length());
    }

    private static final class Buffered extends BufferedInputStream implements Bendable {
        Buffered() {
            super(new ByteArrayInputStream(Bytes.plain(300)), 64);
        }

        @Override
        public void bend(Hostile hostile) {
            switch (hostile.upTo(4)) {
                case 0:
                    buf = buffer(hostile);
                    break;
                case 1:
                    pos = hostile.number();
                    break;
                case 2:
                    count = hostile.number();
                    break;
                default:
                    markpos = hostile.number();
            }
        }
    }

    private static final class Array extends ByteArrayInputStream implements Bendable {
        Array() {
            super(Bytes.plain(300));
        }

        @Override
        public void bend(Hostile hostile) {
            switch (hostile.upTo(3)) {
                case 0:
                    buf = buffer(hostile);
                    break;
                case 1:
                    pos = hostile.number();
                    break;
                default:
                    count = hostile.number();
            }
        }
    }

    private static final class BufferedOut extends BufferedOutputStream implements Bendable {
        BufferedOut() {
            super(new ByteArrayOutputStream(), 64);
        }

        @Override
        public void bend(Hostile hostile) {
            if (hostile.once(2)) {
                buf = buffer(hostile);
            } else {
                count = hostile.number();
            }
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }
    }

    private static final class ArrayOut extends ByteArrayOutputStream implements Bendable {
        @Override
        public void bend(Hostile hostile) {
            if (hostile.once(2)) {
                buf = buffer(hostile);
            } else {
                count = hostile.number();
            }
        }

        /** No stream of an attacker's is to take all memory. */
        @Override
        public synchronized void write(int b) {
            if (count >= 0 && count < 10_000 && buf != null && buf.length < 10_000) {
                super.write(b);
            }
        }
    }
}
