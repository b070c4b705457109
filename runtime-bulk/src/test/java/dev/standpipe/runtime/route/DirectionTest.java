package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A class is proved for reads where it is read from, and for writes where it is written to. */
class DirectionTest {
    private static final int MANY = 10_000;

    /** Its writes are no writes. */
    private abstract static class Readable extends FilterInputStream {
        private static int written;

        Readable(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return in.read();
        }

        @SuppressWarnings("unused")
        public void write(int b) {
            written++;
        }
    }

    private static final class ReadFirst extends Readable {
        ReadFirst() {
            super(new ByteArrayInputStream(new byte[MANY]));
        }
    }

    private static final class WrittenFirst extends Readable {
        WrittenFirst() {
            super(new ByteArrayInputStream(new byte[MANY]));
        }
    }

    /** Its reads are no reads. */
    private static final class Writable extends FilterOutputStream {
        private static int read;

        Writable(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
        }

        @SuppressWarnings("unused")
        public int read() {
            return read++;
        }
    }

    private static final class Hopeless extends InputStream {
        private static int all;

        @Override
        public int read() {
            return all++;
        }

        @SuppressWarnings("unused")
        public void write(int b) {
            all++;
        }
    }

    @BeforeAll
    static void start() {
        assertThat(Switch.on()).isNull();
    }

    /** Before the answer has come, and then. */
    private static void isLookedAt(Object stream, Op op, Decline answer) throws InterruptedException {
        assertThat(Proofs.areWorthIt(stream, op.isRead())).isTrue();
        assertThat(Route.of(stream, op, 1, 1).whyNot()).isEqualTo(Decline.PROOF_AWAITED);
        for (int tries = 0; tries < 1000 && whyNot(stream, op) == Decline.PROOF_AWAITED; tries++) {
            Thread.sleep(10);
        }
        assertThat(whyNot(stream, op)).isEqualTo(answer);
        assertThat(Proofs.areWorthIt(stream, op.isRead())).isEqualTo(answer == null);
    }

    private static Decline whyNot(Object stream, Op op) {
        return Route.of(stream, op, 1, MANY).whyNot();
    }

    @Test
    void whoIsReadFirstMayBeWrittenLater() throws Exception {
        ReadFirst stream = new ReadFirst();
        isLookedAt(stream, Op.READ, null);
        assertThat(Proofs.kind(ReadFirst.class)).isEqualTo("delegate");
        assertThat(Proofs.whyNot(ReadFirst.class)).isNull();
        isLookedAt(stream, Op.WRITE, Decline.STREAM_UNKNOWN);
        assertThat(whyNot(stream, Op.READ)).isNull();
        assertThat(Proofs.kind(ReadFirst.class)).isEqualTo("delegate");
        assertThat(Proofs.whyNot(ReadFirst.class)).startsWith("write: it reads the static field");
    }

    @Test
    void whoIsWrittenInVainIsReadAllTheSame() throws Exception {
        isLookedAt(new WrittenFirst(), Op.WRITE, Decline.STREAM_UNKNOWN);
        assertThat(Proofs.kind(WrittenFirst.class)).isNull();
        assertThat(Proofs.whyNot(WrittenFirst.class)).startsWith("write: it reads the static field");
        isLookedAt(new WrittenFirst(), Op.READ, null);
        assertThat(Proofs.kind(WrittenFirst.class)).isEqualTo("delegate");
        int site = Sites.register();
        int moved = 0;
        for (int round = 0; round < 9; round++) {
            moved += (int) Asked.read(new WrittenFirst(), Format.SINGLE_BYTES.how, new byte[500], 0, 500, site);
        }
        assertThat(moved).isPositive();
    }

    @Test
    void whoIsReadInVainIsWrittenAllTheSame() throws Exception {
        isLookedAt(new Writable(new ByteArrayOutputStream(MANY)), Op.READ, Decline.STREAM_UNKNOWN);
        isLookedAt(new Writable(new ByteArrayOutputStream(MANY)), Op.WRITE, null);
        assertThat(Proofs.kind(Writable.class)).isEqualTo("delegate");
        assertThat(Proofs.whyNot(Writable.class)).startsWith("read: it ");
        int site = Sites.register();
        int moved = 0;
        for (int round = 0; round < 9; round++) {
            Writable out = new Writable(new ByteArrayOutputStream(MANY));
            moved += (int) Asked.write(out, Format.SINGLE_BYTES.how, new byte[500], 0, 500, site);
        }
        assertThat(moved).isPositive();
    }

    @Test
    void twoReasonsAreTold() throws Exception {
        isLookedAt(new Hopeless(), Op.READ, Decline.STREAM_UNKNOWN);
        isLookedAt(new Hopeless(), Op.WRITE, Decline.STREAM_UNKNOWN);
        assertThat(Proofs.kind(Hopeless.class)).isNull();
        assertThat(Proofs.whyNot(Hopeless.class))
                .matches("read.*: it reads the static field all, at .*; write: it reads the static field all, at .*");
    }
}
