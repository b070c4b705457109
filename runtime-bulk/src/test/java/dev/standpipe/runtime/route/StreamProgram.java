package dev.standpipe.runtime.route;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Wire;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Loops over streams of libraries, by transfers or by the loop's own calls, and all that can be seen of them after. */
final class StreamProgram {
    static final List<Format> READ = formats(true);
    static final List<Format> WRITTEN = formats(false);

    private static List<Format> formats(boolean read) {
        List<Format> formats = new ArrayList<>();
        for (Element element : Element.values()) {
            formats.add(Format.plain(element));
        }
        formats.add(Format.of(Wire.INT, Element.LONG));
        formats.add(Format.of(Wire.SHORT, Element.DOUBLE));
        if (read) {
            formats.add(Format.of(Wire.UNSIGNED_BYTE, Element.INT));
            formats.add(Format.of(Wire.UNSIGNED_SHORT, Element.INT));
        }
        return formats;
    }

    /** Of streams that are read byte by byte. */
    private static final List<Format> SINGLES = Collections.unmodifiableList(Arrays.asList(
            Format.SINGLE_BYTES,
            Format.of(Wire.SINGLE_BYTE, Element.INT),
            Format.plain(Element.INT).composed(true),
            Format.plain(Element.LONG).composed(true),
            Format.plain(Element.SHORT).composed(true).reversed(),
            Format.plain(Element.INT).composed(false)));

    private final Ends ends;
    private final int site;

    /** What lies at the end of the streams. */
    abstract static class Ends {
        abstract InputStream source(byte[] bytes, Random random) throws IOException;

        abstract OutputStream sink(ByteArrayOutputStream bytes, Random random) throws IOException;

        /** What has come to the sink. */
        byte[] written(ByteArrayOutputStream bytes, OutputStream sink) throws IOException {
            return bytes.toByteArray();
        }
    }

    StreamProgram(Ends ends, int site) {
        this.ends = ends;
        this.site = site;
    }

    /** Nothing is known before a stream has carried some elements itself, and so loaded what it needs. */
    static void await(Object stream) throws Exception {
        boolean read = stream instanceof DataInput;
        for (Format format : read ? READ : WRITTEN) {
            Object a = format.array.newArray(1);
            if (read) {
                Elements.readOne((DataInput) stream, format, format.wire, Conversion.of(format, 1), a, 0);
            } else {
                Elements.writeOne((DataOutput) stream, format, format.how, Conversion.of(format, 1), a, 0);
            }
        }
        for (Op op : Op.values()) {
            boolean isOfValue = !op.isOfStream() && op.isRead() == read;
            for (int tries = 0; isOfValue && tries < 1000 && isAwaited(stream, op); tries++) {
                Thread.sleep(10);
            }
        }
    }

    private static boolean isAwaited(Object stream, Op op) {
        Route route = Route.of(stream, op, 1, 10_000);
        return route.whyNot() == Decline.PROOF_AWAITED;
    }

    String read(Stack stack, int seed, boolean transfer) throws Exception {
        Random random = new Random(seed);
        byte[] bytes = new byte[random.nextInt(3500)];
        random.nextBytes(bytes);
        InputStream source = ends.source(bytes, random);
        Object in = stack.input(source);
        StringBuilder seen = new StringBuilder();
        for (int step = 0; step < 4; step++) {
            List<Format> formats = in instanceof InputStream && random.nextInt(3) == 0 ? SINGLES : READ;
            Format format = formats.get(random.nextInt(formats.size()));
            int n = random.nextInt(3) == 0 ? random.nextInt(9) : 64 + random.nextInt(300);
            Object a = format.array.newArray(n + 2);
            int i = 1;
            try {
                if (transfer) {
                    long moved = Asked.read(in, format.how, a, i, n + 1, site);
                    i = (int) moved;
                    Asked.check(moved);
                }
                while (i < n + 1 && hasRead(in, format, a, i)) {
                    i++;
                }
            } catch (IOException | RuntimeException x) {
                seen.append(x).append(' ');
            }
            seen.append(format)
                    .append(" to ")
                    .append(i)
                    .append(text(a))
                    .append('\n')
                    .append(State.of(in))
                    .append('\n');
            if (random.nextBoolean()) {
                try {
                    seen.append(((DataInput) in).skipBytes(random.nextInt(20))).append(' ');
                } catch (IOException x) {
                    seen.append(x).append(' ');
                }
            }
        }
        source.close();
        return seen.toString();
    }

    private static boolean hasRead(Object in, Format format, Object a, int i) throws IOException {
        if (format.composed) {
            Elements.readComposed(in, format, Conversion.of(format, 1), a, i);
        } else if (format.singleBytes) {
            return Elements.readSingle(in, Conversion.of(format, 1), a, i);
        } else {
            Elements.readOne((DataInput) in, format, format.wire, Conversion.of(format, 1), a, i);
        }
        return true;
    }

    String write(Stack stack, int seed, boolean transfer) throws Exception {
        Random random = new Random(seed);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 + random.nextInt(3000));
        OutputStream sink = ends.sink(bytes, random);
        Object out = stack.output(sink);
        StringBuilder seen = new StringBuilder();
        for (int step = 0; step < 4; step++) {
            boolean isSingle = out instanceof OutputStream && random.nextInt(5) == 0;
            Format format = isSingle ? Format.SINGLE_BYTES : WRITTEN.get(random.nextInt(WRITTEN.size()));
            int n = random.nextInt(3) == 0 ? random.nextInt(9) : 64 + random.nextInt(300);
            Object a = array(format.array, n + 2, random);
            seen.append(write(out, format, a, 1, n + 1, transfer ? Sites.at(site) : null));
            seen.append('\n').append(State.of(out)).append('\n');
            if (random.nextInt(4) == 0) {
                try {
                    ((Flushable) out).flush();
                } catch (IOException x) {
                    seen.append(x);
                }
            }
        }
        return seen.append(Arrays.toString(ends.written(bytes, sink))).toString();
    }

    /** Of {@code a[i…e)}, by transfers where there is a site to count them. */
    static String write(Object out, Format format, Object a, int from, int e, Site site) {
        String thrown = "";
        int i = from;
        try {
            if (site != null) {
                long moved = Asked.write(out, format.how, a, i, e, site.id());
                i = (int) moved;
                Asked.check(moved);
            }
            for (; i < e; i++) {
                if (format.singleBytes) {
                    Elements.writeSingle(out, format, format.how, Conversion.of(format, 1), a, i);
                } else {
                    Elements.writeOne((DataOutput) out, format, format.how, Conversion.of(format, 1), a, i);
                }
            }
        } catch (IOException | RuntimeException x) {
            thrown = x + " ";
        }
        return thrown + format + " to " + i;
    }

    static Object array(Element type, int length, Random random) {
        Object a = type.newArray(length);
        for (int k = 0; k < length; k++) {
            switch (type) {
                case BOOLEAN:
                    Array.set(a, k, random.nextBoolean());
                    break;
                case BYTE:
                    Array.set(a, k, (byte) random.nextInt());
                    break;
                case CHAR:
                    Array.set(a, k, (char) random.nextInt());
                    break;
                case SHORT:
                    Array.set(a, k, (short) random.nextInt());
                    break;
                case INT:
                    Array.set(a, k, random.nextInt());
                    break;
                case LONG:
                    Array.set(a, k, random.nextLong());
                    break;
                case FLOAT:
                    Array.set(a, k, Float.intBitsToFloat(k % 5 == 0 ? 0x7FA12345 : random.nextInt()));
                    break;
                default:
                    Array.set(a, k, Double.longBitsToDouble(k % 5 == 0 ? 0x7FF4000000000123L : random.nextLong()));
            }
        }
        return a;
    }

    private static String text(Object a) {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < Array.getLength(a); k++) {
            Object value = Array.get(a, k);
            text.append(' ');
            if (value instanceof Float) {
                text.append(Float.floatToRawIntBits((Float) value));
            } else if (value instanceof Double) {
                text.append(Double.doubleToRawLongBits((Double) value));
            } else {
                text.append(value instanceof Character ? (int) (Character) value : value);
            }
        }
        return text.toString();
    }
}
