package dev.standpipe.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.stream.RecognizedClasses;
import dev.standpipe.runtime.stream.StreamKind;
import dev.standpipe.runtime.transfer.Carriers;
import dev.standpipe.runtime.transfer.Reading;
import dev.standpipe.runtime.transfer.Writing;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Elements;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.Standpipe;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Flink's own classes, by transfers and by the loop's own calls: they must not be told apart, nor what comes out of
 * them.
 */
class ViewsTest {
    private static final int PLAIN_INT = Format.plain(Element.INT).how;

    private static final int ROOM = 21;

    private static final int LEAST = StreamKind.VIEW_INPUT.least();

    private final int site = Sites.register();
    private final Random random = new Random(1);

    @BeforeAll
    static void adopt() {
        for (Class<?> view : Arrays.asList(DataInputDeserializer.class, DataOutputSerializer.class)) {
            RecognizedClasses.seen(view.getClassLoader(), view.getName().replace('.', '/'), true);
        }
    }

    @Test
    void whatIsReadAndWhatIsLeftAreAsTheLoopHasThem() {
        for (Format format : formats()) {
            for (int length = 0; length < ROOM; length++) {
                for (int n = 0; n < 6; n++) {
                    byte[] bytes = bytes(3 + length);
                    for (int offset = 0; offset < 4; offset += 3) {
                        assertThat(read(format, bytes, offset, length, n, true))
                                .as("%s, %d elements of %d bytes", format, n, length)
                                .isEqualTo(read(format, bytes, offset, length, n, false));
                    }
                }
            }
        }
    }

    private String read(Format format, byte[] bytes, int offset, int length, int n, boolean transfer) {
        DataInputDeserializer in = new DataInputDeserializer(bytes.clone(), offset, length);
        Object a = format.array.newArray(n + 2);
        int i = 1;
        String thrown = "";
        try {
            if (transfer && n >= LEAST) {
                long moved = Engine.first().read(in, a, n + 2, i, n + 1, format.how, site);
                i = (int) moved;
                Standpipe.check(moved);
            } else if (transfer) {
                Reading reading = new Reading(in, format, a, i, n + 1, format.how, Sites.at(site));
                Carriers.move(in, reading);
                i = reading.i;
            }
            for (; i < n + 1; i++) {
                Elements.readOne((DataInput) in, format, format.wire, Conversion.of(format, 1), a, i);
            }
        } catch (Throwable x) {
            thrown = x.toString();
        }
        return text(a) + " to " + i + ", " + in.available() + " left, " + thrown;
    }

    @Test
    void whatIsWrittenAndHowItGrowsAreAsTheLoopHasThem() {
        for (Format format : formats()) {
            for (int room = 1; room < ROOM; room++) {
                for (int before = 0; before < 3; before++) {
                    for (int n = 0; n < 7; n++) {
                        Object a = array(format.array, n + 2);
                        assertThat(write(format, room, before, a, n, true))
                                .as("%s, %d elements to %d bytes", format, n, room)
                                .isEqualTo(write(format, room, before, a, n, false));
                    }
                }
            }
        }
    }

    private String write(Format format, int room, int before, Object a, int n, boolean transfer) {
        DataOutputSerializer out = new DataOutputSerializer(room);
        int i = 1;
        String thrown = "";
        try {
            out.write(new byte[before]);
            if (transfer && n >= LEAST) {
                long moved = Engine.first().write(out, a, n + 2, i, n + 1, format.how, site);
                i = (int) moved;
                Standpipe.check(moved);
            } else if (transfer) {
                Writing writing = new Writing(out, format, a, i, n + 1, format.how, Sites.at(site));
                Carriers.move(out, writing);
                i = writing.i;
            }
            for (; i < n + 1; i++) {
                Elements.writeOne((DataOutput) out, format, format.how, Conversion.of(format, 1), a, i);
            }
        } catch (Throwable x) {
            thrown = x.toString();
        }
        return Arrays.toString(out.getSharedBuffer()) + " to " + out.length() + ", " + i + ", " + thrown;
    }

    @Test
    void soItIsWithSomeMoreElements() {
        for (Format format : formats()) {
            for (int k = 0; k < 20; k++) {
                int n = LEAST + random.nextInt(3 * LEAST);
                int length = random.nextInt(2) * n * format.size + random.nextInt(n * format.size);
                byte[] bytes = bytes(length);
                assertThat(read(format, bytes, 0, length, n, true))
                        .as("%s, %d elements of %d bytes", format, n, length)
                        .isEqualTo(read(format, bytes, 0, length, n, false));
                int room = 1 + random.nextInt(2 * n * format.size);
                Object a = array(format.array, n + 2);
                assertThat(write(format, room, 1, a, n, true))
                        .as("%s, %d elements to %d bytes", format, n, room)
                        .isEqualTo(write(format, room, 1, a, n, false));
            }
        }
        assertThat(Sites.at(site).elements()).isGreaterThan(10_000);
        assertThat(Sites.at(site).declined()).isEmpty();
    }

    @Test
    void fewElementsAreTheLoops() {
        DataInputDeserializer in = new DataInputDeserializer(bytes(4 * LEAST), 0, 4 * LEAST);
        for (int calls = 0; calls < 10; calls++) {
            assertThat(Standpipe.readArray(in, new int[LEAST], 0, LEAST - 1, PLAIN_INT, site))
                    .isZero();
        }
        assertThat(Standpipe.readArray(in, new int[LEAST], 0, LEAST, PLAIN_INT, site))
                .isEqualTo(LEAST);
        assertThat(Sites.at(site).declined()).hasSize(1);
        assertThat(Sites.at(site).declined().get(0).reason()).isEqualTo(Decline.TOO_SMALL);
        assertThat(Sites.at(site).declined().get(0).count()).isEqualTo(10);
    }

    @Test
    void anArrayThatGrewIsWrittenByTransfersAllTheSame() throws Exception {
        DataOutputSerializer out = new DataOutputSerializer(64);
        int[] a = random.ints(1 << 16).toArray();
        assertThat(Engine.first().write(out, a, a.length, 0, a.length, PLAIN_INT, site))
                .isEqualTo(a.length);
        int[] back = new int[a.length];
        DataInputDeserializer in = new DataInputDeserializer(out.getSharedBuffer(), 0, out.length());
        assertThat(Engine.first().read(in, back, a.length, 0, a.length, PLAIN_INT, site))
                .isEqualTo(a.length);
        assertThat(back).isEqualTo(a);
        assertThat(in.available()).isZero();
    }

    @Test
    void itsOwnArrayIsTheLoops() {
        byte[] own = bytes(400);
        DataInputDeserializer in = new DataInputDeserializer(own, 0, 400);
        int how = Format.plain(Element.BYTE).how;
        assertThat(Engine.first().read(in, own, 400, 5, 400, how, site)).isEqualTo(5);
        DataOutputSerializer out = new DataOutputSerializer(400);
        assertThat(Engine.first().write(out, out.getSharedBuffer(), 400, 5, 400, how, site))
                .isEqualTo(5);
        assertThat(Sites.at(site).declined())
                .extracting(DeclinedCalls::reason)
                .containsOnly(Decline.ARRAY_SHARED)
                .hasSize(2);
    }

    @Test
    void lengthsThatOverflowAreTheLoops() {
        for (int start : new int[] {8, Integer.MAX_VALUE}) {
            DataInputDeserializer in = new DataInputDeserializer(bytes(64), start, Integer.MAX_VALUE);
            assertThat(Engine.first().read(in, new int[2000], 2000, 0, 2000, PLAIN_INT, site))
                    .isZero();
            assertThat(Carriers.haveAtOnce(true, in, Format.of(PLAIN_INT), 2000))
                    .isFalse();
        }
    }

    @Test
    void whatWasReleasedIsTheLoops() {
        DataInputDeserializer in = new DataInputDeserializer(bytes(400), 0, 400);
        in.releaseArrays();
        assertThat(Engine.first().read(in, new int[100], 100, 0, 100, PLAIN_INT, site))
                .isZero();
    }

    @Test
    void aSubclassIsSomebodyElses() {
        class Mine extends DataInputDeserializer {
            Mine() {
                super(new byte[400], 0, 400);
            }
        }
        assertThat(StreamKind.of(new Mine())).isEqualTo(StreamKind.UNKNOWN);
        assertThat(StreamKind.of(new DataInputDeserializer())).isEqualTo(StreamKind.VIEW_INPUT);
        assertThat(StreamKind.of(new DataOutputSerializer(1))).isEqualTo(StreamKind.VIEW_OUTPUT);
    }

    @Test
    void onceOneHasOtherCodeAllAreTheLoops() throws Exception {
        Class<?> adopted = ViewsTest.class;
        Field withdrawn = RecognizedClasses.class.getDeclaredField("withdrawn");
        withdrawn.setAccessible(true);
        DataInputDeserializer in = new DataInputDeserializer(bytes(400), 0, 400);
        try {
            RecognizedClasses.seen(adopted.getClassLoader(), adopted.getName(), true);
            RecognizedClasses.seen(adopted.getClassLoader(), adopted.getName(), false);
            assertThat(Engine.first().read(in, new int[100], 100, 0, 100, PLAIN_INT, site))
                    .isZero();
            assertThat(Engine.first().write(new DataOutputSerializer(400), new int[100], 100, 0, 100, PLAIN_INT, site))
                    .isZero();
        } finally {
            withdrawn.setBoolean(null, false);
        }
        assertThat(Engine.first().read(in, new int[100], 100, 0, 100, PLAIN_INT, site))
                .isEqualTo(100);
    }

    private static List<Format> formats() {
        List<Format> formats = new ArrayList<>();
        for (int how = 0; how < 512; how++) {
            Format format = Format.of(how);
            if (format != null && format.byDataCalls) {
                formats.add(format);
            }
        }
        return formats;
    }

    private byte[] bytes(int n) {
        byte[] bytes = new byte[n];
        random.nextBytes(bytes);
        for (int k = 0; k + 1 < n && random.nextBoolean(); k += 4) {
            // NaNs that are not the one
            bytes[k] = 0x7F;
            bytes[k + 1] = (byte) 0xF1;
        }
        return bytes;
    }

    private Object array(Element type, int n) {
        Object a = type.newArray(n);
        ByteBuffer bits = ByteBuffer.wrap(bytes(8 * n));
        for (int k = 0; k < n; k++) {
            switch (type) {
                case BOOLEAN:
                    Array.setBoolean(a, k, bits.getLong() < 0);
                    break;
                case FLOAT:
                    Array.setFloat(a, k, Float.intBitsToFloat((int) bits.getLong()));
                    break;
                case DOUBLE:
                    Array.setDouble(a, k, Double.longBitsToDouble(bits.getLong()));
                    break;
                case LONG:
                    Array.setLong(a, k, bits.getLong());
                    break;
                case INT:
                    Array.setInt(a, k, (int) bits.getLong());
                    break;
                case CHAR:
                    Array.setChar(a, k, (char) bits.getLong());
                    break;
                case SHORT:
                    Array.setShort(a, k, (short) bits.getLong());
                    break;
                default:
                    Array.setByte(a, k, (byte) bits.getLong());
            }
        }
        return a;
    }

    private static String text(Object a) {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < Array.getLength(a); k++) {
            Object one = Array.get(a, k);
            text.append(' ')
                    .append(
                            one instanceof Float
                                    ? Integer.toHexString(Float.floatToRawIntBits((Float) one))
                                    : one instanceof Double
                                            ? Long.toHexString(Double.doubleToRawLongBits((Double) one))
                                            : one.toString());
        }
        return text.toString();
    }
}
