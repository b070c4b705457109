package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.route.Route;
import dev.standpipe.runtime.wire.Transcoder;
import dev.standpipe.runtime.wire.Wire;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.util.EnumMap;
import java.util.Map;

/** Writes through streams that were proved. */
final class RoutedWrites extends Routed {
    private static final Map<Wire, Op> OPS = new EnumMap<>(Wire.class);

    static {
        for (Wire wire : Wire.values()) {
            if (wire != Wire.SINGLE_BYTE && !wire.name().startsWith("UNSIGNED")) {
                OPS.put(wire, Op.valueOf("WRITE_" + wire));
            }
        }
    }

    RoutedWrites(Transcoder bigEndian, Transcoder littleEndian) {
        super(bigEndian, littleEndian);
    }

    @Override
    Op op(Transfer transfer) {
        if (transfer.format.singleBytes) {
            return Op.WRITE;
        }
        // numbers without a sign are written by the methods for those that have one
        return OPS.getOrDefault(transfer.method(), OPS.get(transfer.format.wire));
    }

    @Override
    End end(Route route) {
        Object end = route.end();
        if (end instanceof byte[]) {
            return new End((byte[]) end, route.index(), Integer.MAX_VALUE);
        }
        if (FileEnd.is(end)) {
            return FileEnd.toWrite(end);
        }
        if (end.getClass() == BufferedOutputStream.class) {
            BufferedOutputStream out = (BufferedOutputStream) end;
            byte[] buf = Door.JDK.buf(out);
            // an element as large as the buffer goes past it on JDKs that write it in one piece
            return buf.length <= Long.BYTES ? null : end(buf, Door.JDK.count(out), end);
        }
        return end instanceof ByteArrayOutputStream
                ? end(Door.JDK.buf((ByteArrayOutputStream) end), Door.JDK.count((ByteArrayOutputStream) end), end)
                : null;
    }

    private static End end(byte[] buf, int count, Object stream) {
        return buf == null || count < 0 || count > buf.length
                ? null
                : new End(buf, count, buf.length - count) {
                    @Override
                    void advance(int bytes) {
                        if (stream instanceof BufferedOutputStream) {
                            Door.JDK.count((BufferedOutputStream) stream, at + bytes);
                        } else {
                            Door.JDK.count((ByteArrayOutputStream) stream, at + bytes);
                        }
                    }

                    @Override
                    boolean hasMovedBy(int bytes) {
                        int now = stream instanceof BufferedOutputStream
                                ? Door.JDK.count((BufferedOutputStream) stream)
                                : Door.JDK.count((ByteArrayOutputStream) stream);
                        return now == at + bytes;
                    }
                };
    }

    @Override
    int move(Transfer transfer, Transcoder transcoder, End end, int n) {
        return end.encode(transfer, transcoder, n);
    }

    @Override
    Rehearsal rehearsal(Transfer transfer, Transcoder transcoder, Route route, End end, int n) {
        byte[] foreseen = new byte[n << transfer.format.shift];
        transcoder.encode(transfer.format, transfer.conversion, transfer.a, transfer.i, n, foreseen, 0);
        return new Rehearsal(route, end, n, transfer.format.shift) {
            @Override
            boolean areBytesTrue() {
                return end.holds(foreseen);
            }
        };
    }
}
