package dev.standpipe.runtime.route;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** A piece of a method of a stream: it moves some bytes of the value, or does something beside. */
final class Brick {
    static final List<Brick> BESIDES = besides();
    static final List<Brick> READS = reads();
    static final List<Brick> WRITES = writes();

    final String name;

    /** How many bytes it moves. */
    final int width;

    final Consumer<Mason> lay;

    private Brick(String name, int width, Consumer<Mason> lay) {
        this.name = name;
        this.width = width;
        this.lay = lay;
    }

    @Override
    public String toString() {
        return name;
    }

    private static List<Brick> besides() {
        List<Brick> all = new ArrayList<>();
        for (int by : new int[] {1, 4, -1}) {
            all.add(new Brick("count += " + by, 0, m -> m.add("count", by)));
        }
        all.add(new Brick("total += 1", 0, m -> m.addWide("total", 1)));
        all.add(new Brick("total -= 4", 0, m -> m.addWide("total", -4)));
        all.add(new Brick("small += 1", 0, m -> m.add("small", 1)));
        all.add(new Brick("pos += 4", 0, m -> m.add("pos", 4)));
        int[] jumps = {IF_ICMPGE, IF_ICMPGT, IF_ICMPLE, IF_ICMPLT, IF_ICMPNE, IF_ICMPEQ};
        String[] signs = {"<", "<=", ">", ">=", "==", "!="};
        for (int k = 0; k < jumps.length; k++) {
            int jump = jumps[k];
            int byZero = jump - IF_ICMPEQ + IFEQ;
            all.add(new Brick(
                    "if count " + signs[k] + " limit throw",
                    0,
                    m -> m.get("count").get("limit").thrown(jump)));
            if (k < 4) {
                all.add(new Brick(
                        "if total " + signs[k] + " most throw",
                        0,
                        m -> m.get("total").get("most").op(LCMP).thrown(byZero)));
                all.add(new Brick(
                        "if total " + signs[k] + " 0 throw",
                        0,
                        m -> m.get("total").op(LCONST_0).op(LCMP).thrown(byZero)));
            }
        }
        all.add(new Brick(
                "if count + 4 > limit throw",
                0,
                m -> m.get("count").number(4).op(IADD).get("limit").thrown(IF_ICMPLE)));
        all.add(new Brick(
                "if limit - count < 4 throw",
                0,
                m -> m.get("limit").get("count").op(ISUB).number(4).thrown(IF_ICMPGE)));
        all.add(new Brick(
                "if most - total < 4 throw",
                0,
                m -> m.get("most").get("total").op(LSUB).op(L2I).number(4).thrown(IF_ICMPGE)));
        all.add(new Brick(
                "if count > total throw",
                0,
                m -> m.get("count").op(I2L).get("total").op(LCMP).thrown(IFLE)));
        all.add(new Brick("if pos >= end throw", 0, m -> m.get("pos").get("end").thrown(IF_ICMPLT)));
        all.add(new Brick(
                "if pos + 4 > end throw",
                0,
                m -> m.get("pos").number(4).op(IADD).get("end").thrown(IF_ICMPLE)));
        all.add(new Brick(
                "if mark > limit throw", 0, m -> m.get("mark").get("limit").thrown(IF_ICMPLE)));
        all.add(new Brick("if small < 0 throw", 0, m -> m.get("small").number(0).thrown(IF_ICMPGE)));
        all.add(new Brick(
                "if count >= limit return",
                0,
                m -> m.unless(IF_ICMPLT, () -> m.get("count").get("limit"), m::leave)));
        all.add(new Brick("if flag count += 3", 0, m -> m.unless(IFEQ, () -> m.get("flag"), () -> m.add("count", 3))));
        all.add(new Brick("flag = true", 0, m -> m.put("flag", () -> m.number(1))));
        all.add(new Brick(
                "flag = !flag",
                0,
                m -> m.put("flag", () -> m.get("flag").number(1).op(IXOR))));
        all.add(new Brick("small = count", 0, m -> m.put("small", () -> m.get("count"))));
        all.add(new Brick("mark = count", 0, m -> m.put("mark", () -> m.get("count"))));
        all.add(new Brick("limit = count", 0, m -> m.put("limit", () -> m.get("count"))));
        all.add(new Brick("count = mark", 0, m -> m.put("count", () -> m.get("mark"))));
        all.add(new Brick("last = v", 0, m -> m.put("last", m::value)));
        all.add(new Brick("if first == null throw, first = null", 0, m -> {
            m.unless(IFNONNULL, () -> m.get("first"), m::fail);
            m.put("first", () -> m.op(ACONST_NULL));
        }));
        all.add(new Brick(
                "scratch[0] = v", 0, m -> m.get("scratch").number(0).value().op(BASTORE)));
        all.add(new Brick("lock", 0, m -> m.self().op(MONITORENTER)));
        all.add(new Brick("unlock", 0, m -> m.self().op(MONITOREXIT)));
        all.add(new Brick("v = (byte) v", 0, m -> m.value().op(I2B).keep()));
        all.add(new Brick("v &= 255", 0, m -> m.value().number(255).op(IAND).keep()));
        all.add(new Brick("v ^= 1", 0, m -> m.value().number(1).op(IXOR).keep()));
        all.add(new Brick(
                "v |= v << 7 & 255",
                0,
                m -> m.value()
                        .value()
                        .number(7)
                        .op(ISHL)
                        .number(255)
                        .op(IAND)
                        .op(IOR)
                        .keep()));
        all.add(new Brick(
                "v &= v << 7 | 127",
                0,
                m -> m.value()
                        .value()
                        .number(7)
                        .op(ISHL)
                        .number(127)
                        .op(IOR)
                        .op(IAND)
                        .keep()));
        for (int shift : new int[] {4, 24}) {
            all.add(new Brick(
                    "if (v | v << " + shift + ") < 0 throw",
                    0,
                    m -> m.value().value().number(shift).op(ISHL).op(IOR).thrown(IFGE)));
        }
        all.add(new Brick("v >>= 8", 0, m -> m.value().number(8).op(ISHR).keep()));
        all.add(new Brick(
                "v = reverseBytes(v)",
                0,
                m -> m.value().pure("java/lang/Integer", "reverseBytes", "(I)I").keep()));
        all.add(new Brick(
                "v = floatToIntBits(intBitsToFloat(v))",
                0,
                m -> m.value()
                        .pure("java/lang/Float", "intBitsToFloat", "(I)F")
                        .pure("java/lang/Float", "floatToIntBits", "(F)I")
                        .keep()));
        return Collections.unmodifiableList(all);
    }

    private static List<Brick> reads() {
        List<Brick> all = new ArrayList<>();
        all.add(new Brick("v = in.read()", 1, m -> m.in("in", "read", "()I").keep()));
        all.add(new Brick(
                "v = in.readByte()", 1, m -> m.in("in", "readByte", "()B").keep()));
        all.add(new Brick(
                "v = other.read()", 1, m -> m.in("other", "read", "()I").keep()));
        all.add(new Brick(
                "v = in.readInt()", 4, m -> m.in("in", "readInt", "()I").keep()));
        all.add(new Brick(
                "v = in.readFloat()",
                4,
                m -> m.in("in", "readFloat", "()F")
                        .pure("java/lang/Float", "floatToRawIntBits", "(F)I")
                        .keep()));
        for (int shift = 0; shift < 32; shift += 8) {
            int by = shift;
            all.add(new Brick(
                    "v |= in.read() << " + by,
                    1,
                    m -> m.value()
                            .in("in", "read", "()I")
                            .number(by)
                            .op(ISHL)
                            .op(IOR)
                            .keep()));
            all.add(new Brick(
                    "v |= (buf[pos++] & 255) << " + by,
                    1,
                    m -> m.value().next().number(by).op(ISHL).op(IOR).keep()));
        }
        all.add(new Brick("v = buf[pos++] & 255", 1, m -> m.next().keep()));
        all.add(new Brick(
                "v = buf[pos] & 255",
                1,
                m -> m.get("buf").get("pos").op(BALOAD).number(255).op(IAND).keep()));
        for (int order : new int[] {0x0123, 0x3210, 0x1032, 0x0132}) {
            all.add(new Brick(
                    "v = four of in, " + Integer.toHexString(order),
                    4,
                    m -> m.four(order, () -> m.in("in", "read", "()I"))));
            all.add(new Brick("v = four of buf, " + Integer.toHexString(order), 4, m -> m.four(order, m::next)));
        }
        return Collections.unmodifiableList(all);
    }

    private static List<Brick> writes() {
        List<Brick> all = new ArrayList<>();
        for (int shift = 0; shift < 32; shift += 8) {
            int by = shift;
            all.add(new Brick(
                    "out.write(v >>> " + by + ")",
                    1,
                    m -> m.out("write", "(I)V", () -> m.value().number(by).op(IUSHR))));
            all.add(new Brick(
                    "buf[pos++] = (byte) (v >> " + by + ")",
                    1,
                    m -> m.get("buf")
                            .get("pos")
                            .value()
                            .number(by)
                            .op(ISHR)
                            .op(I2B)
                            .op(BASTORE)
                            .add("pos", 1)));
        }
        all.add(new Brick(
                "buf[pos] = (byte) v",
                1,
                m -> m.get("buf").get("pos").value().op(I2B).op(BASTORE)));
        all.add(new Brick("out.writeInt(v)", 4, m -> m.out("writeInt", "(I)V", m::value)));
        all.add(new Brick(
                "out.writeFloat(intBitsToFloat(v))",
                4,
                m -> m.out("writeFloat", "(F)V", () -> m.value().pure("java/lang/Float", "intBitsToFloat", "(I)F"))));
        for (int order : new int[] {0x3210, 0x0123, 0x2301, 0x1000}) {
            all.add(new Brick("four to out, " + Integer.toHexString(order), 4, m -> {
                for (int k = 12; k >= 0; k -= 4) {
                    int by = 8 * (order >> k & 3);
                    m.out("write", "(I)V", () -> m.value().number(by).op(ISHR));
                }
            }));
        }
        return Collections.unmodifiableList(all);
    }
}
