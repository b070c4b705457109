package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** A class of its own that a round makes objects of, or calls: mostly it keeps what it is given, and sometimes it looks around. */
final class OtherClass {
    private final Choices c;
    private final Oddity oddity;
    private final String receiverType;
    private final List<String> members;
    private final List<String> setup;
    private final List<String> seen;
    private boolean isThere;
    private boolean looks;

    OtherClass(
            Choices c,
            Oddity oddity,
            String receiverType,
            List<String> members,
            List<String> setup,
            List<String> seen) {
        this.c = c;
        this.oddity = oddity;
        this.receiverType = receiverType;
        this.members = members;
        this.setup = setup;
        this.seen = seen;
    }

    /** Statements that use it. */
    String use(String x) {
        if (!isThere) {
            isThere = true;
            make();
        }
        String made = "new OtherPROGRAM((int) " + x + (looks ? ", given)" : ")");
        return c.oneOf(
                "others[hits & 7] = " + made + ";\n",
                "made.add(" + made + ");\n",
                "OtherPROGRAM one = " + made + ";\nothers[0] = one;\n",
                "OtherPROGRAM one = " + made + ";\nif (one.x > 3) made.add(one);\n",
                "hits += OtherPROGRAM.ofPROGRAM((int) " + x + ");\n",
                "{ OtherPROGRAM one = " + made + ";\none.y = hits; made.add(one); }\n",
                "{ OtherPROGRAM one = " + made + ";\none.putPROGRAM(hits" + (looks ? ", given" : "")
                        + "); others[1] = one; }\n",
                "others[hits & 1].y += " + x + ";\n",
                "{ OtherPROGRAM some = others[hits & 3];\nsome.x = (int) " + x + "; }\n",
                "others[hits & 1].z[1] = (int) " + x + ";\n",
                "hits ^= " + made + ".x;\n");
    }

    private void make() {
        looks = oddity.strikes();
        members.add("    static " + c.oneOf("", "final ")
                + "class OtherPROGRAM {\nint x; double y; int[] z; static int had; "
                + "static Object last;\n" + (oddity.strikes() ? "static volatile int shown;\n" : "")
                + "OtherPROGRAM(int x" + (looks ? ", " + receiverType + " t) throws java.io.IOException" : ")") + " {\n"
                + (looks ? odd() : "") + "this.x = x;\n" + c.oneOf("", plain(), plain() + plain()) + "}\n"
                + "static " + (oddity.strikes() ? "synchronized " : "") + "int ofPROGRAM(int x) {\n"
                + c.oneOf("return x + 1;\n", "had += x; return had;\n", "return 12 / (x & 15);\n") + "}\n"
                + "void putPROGRAM(int x" + (looks ? ", " + receiverType + " t) throws java.io.IOException" : ")")
                + " {\n"
                + (looks ? odd() : "") + "y = x;\n" + c.oneOf("", plain()) + "}\n"
                + "public String toString() { return x + \" \" + y + (z == null ? 0 : z[1]); }\n}\n");
        setup.add("OtherPROGRAM[] others = new OtherPROGRAM[" + c.oneOf("8", "8", "5") + "];");
        setup.add("java.util.List made = new java.util.ArrayList();");
        setup.add("OtherPROGRAM.had = 0;");
        seen.add("made.toString().hashCode()");
        seen.add("java.util.Arrays.asList((Object[]) others).toString().hashCode()");
        seen.add("OtherPROGRAM.had");
    }

    private String plain() {
        return c.oneOf(
                "if (x == 77 || x == 3) throw new IllegalStateException(\"no \" + x);\n",
                "for (int q = x & 7; q > 0; q--) y += q;\n",
                "last = this;\n",
                "had++;\n",
                "z = new int[] {x, had};\n",
                "z = new int[x & 3]; z[1] = x;\n",
                "y = 12 / (x & 15);\n",
                "switch (x & 3) { case 1: y--; break; case 2: had++; }\n");
    }

    /** Where the stream is must be seen here, or it is moved, or something else is changed than this object. */
    private String odd() {
        return c.oneOf(
                "x += t.skipBytes(x & 3);\n",
                "if (x == 1) x = t.readByte();\n",
                "sn += x;\n",
                "synchronized (OtherPROGRAM.class) { had++; }\n",
                "try { had /= x; } catch (ArithmeticException e) { had = t.skipBytes(1); }\n",
                "y = t.hashCode() == 0 ? 1 : 2;\n");
    }
}
