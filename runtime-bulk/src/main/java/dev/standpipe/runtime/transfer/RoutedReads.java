package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.route.Route;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Transcoder;
import dev.standpipe.runtime.wire.Wire;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.util.EnumMap;
import java.util.Map;

/** Reads through streams that were proved. */
final class RoutedReads extends Routed {
    private static final Map<Wire, Op> OPS = new EnumMap<>(Wire.class);

    static {
        for (Wire wire : Wire.values()) {
            if (wire != Wire.SINGLE_BYTE) {
                OPS.put(wire, Op.valueOf("READ_" + wire));
            }
        }
    }

    RoutedReads(Transcoder bigEndian, Transcoder littleEndian) {
        super(bigEndian, littleEndian);
    }

    @Override
    Op op(Transfer transfer) {
        if (transfer.format.byDataCalls) {
            return OPS.get(transfer.method());
        }
        return transfer.format.singleBytes ? Op.READ : Op.READ_UNSIGNED_BYTE;
    }

    @Override
    End end(Route route) {
        Object end = route.end();
        if (end instanceof byte[]) {
            return new End((byte[]) end, route.index(), Integer.MAX_VALUE);
        }
        if (FileEnd.is(end)) {
            return FileEnd.toRead(end);
        }
        if (end instanceof BufferedInputStream) {
            BufferedInputStream in = (BufferedInputStream) end;
            return end(Door.JDK.buf(in), Door.JDK.pos(in), Door.JDK.count(in), end);
        }
        ByteArrayInputStream in = (ByteArrayInputStream) end;
        return end(Door.JDK.buf(in), Door.JDK.pos(in), Door.JDK.count(in), end);
    }

    /** Null where a subclass may have bent what it inherits; the loop's own call says so. */
    private static End end(byte[] buf, int pos, int count, Object stream) {
        return !Trust.isSound(buf, pos, count)
                ? null
                : new End(buf, pos, count - pos) {
                    @Override
                    void advance(int bytes) {
                        if (stream instanceof BufferedInputStream) {
                            Door.JDK.pos((BufferedInputStream) stream, at + bytes);
                        } else {
                            Door.JDK.pos((ByteArrayInputStream) stream, at + bytes);
                        }
                    }

                    @Override
                    boolean hasMovedBy(int bytes) {
                        int now = stream instanceof BufferedInputStream
                                ? Door.JDK.pos((BufferedInputStream) stream)
                                : Door.JDK.pos((ByteArrayInputStream) stream);
                        return now == at + bytes;
                    }
                };
    }

    @Override
    int move(Transfer transfer, Transcoder transcoder, End end, int n) {
        return end.decode(transfer, transcoder, n);
    }

    @Override
    Rehearsal rehearsal(Transfer transfer, Transcoder transcoder, Route route, End end, int most) {
        Object foreseen = transfer.format.array.newArray(most);
        int n = end.foresee(transfer, transcoder, foreseen, most);
        if (n == 0) {
            return null;
        }
        int from = transfer.i;
        return new Rehearsal(route, end, n, transfer.format.shift) {
            @Override
            boolean areBytesTrue() {
                long base = Door.JDK.arrayBase(foreseen.getClass());
                int size = transfer.format.array.size;
                for (long b = 0; b < (long) n * size; b++) {
                    if (Door.JDK.getByte(foreseen, base + b)
                            != Door.JDK.getByte(transfer.a, base + (long) from * size + b)) {
                        return false;
                    }
                }
                return true;
            }
        };
    }
}
