package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** A method of the program's class that a round calls with what it has read: mostly it keeps it, and sometimes it looks around. */
final class OwnMethod {
    private final Choices c;
    private final Oddity oddity;
    private final String receiverType;
    private final List<String> members;
    private final List<String> seen;
    private boolean isThere;

    OwnMethod(Choices c, Oddity oddity, String receiverType, List<String> members, List<String> seen) {
        this.c = c;
        this.oddity = oddity;
        this.receiverType = receiverType;
        this.members = members;
        this.seen = seen;
    }

    /** The statement that calls it. */
    String call(String x) {
        if (!isThere) {
            isThere = true;
            members.add("    int[] keptPROGRAM = new int[2];\n    int hadPROGRAM;\n    volatile int shownPROGRAM;\n");
            members.add("    " + c.oneOf("", "private ", "final ", "public ", "private synchronized ")
                    + "int keepPROGRAM(int x, " + receiverType + " t) throws java.io.IOException {\n"
                    + (oddity.strikes() ? odd() : c.oneOf("", plain()))
                    + "if (hadPROGRAM == keptPROGRAM.length) growPROGRAM();\nkeptPROGRAM[hadPROGRAM++] = x;\n"
                    + "return hadPROGRAM;\n    }\n");
            members.add("    " + c.oneOf("private ", "", "synchronized ")
                    + "void growPROGRAM() {\nint[] more = new int[2 * hadPROGRAM];\n"
                    + c.oneOf(
                            "System.arraycopy(keptPROGRAM, 0, more, 0, hadPROGRAM);\n",
                            "for (int q = 0; q < hadPROGRAM; q++) more[q] = keptPROGRAM[q];\n")
                    + "keptPROGRAM = more;\n    }\n");
            seen.add("hadPROGRAM");
            seen.add("keptPROGRAM[1]");
        }
        return c.oneOf("", "hits = ") + "keepPROGRAM((int) " + x + ", given);\n";
    }

    private String plain() {
        return c.oneOf(
                "if (x == 77) throw new IllegalStateException(\"no \" + x);\n",
                "for (int q = x & 7; q > 0; q--) keptPROGRAM[q & 1] += q;\n",
                "n = x;\n",
                "sn += 12 / (x & 15);\n",
                "keptPROGRAM[x & 3] ^= x;\n",
                "switch (x & 3) { case 1: n--; break; case 2: sn++; }\n");
    }

    /** Where the stream is must be seen here, or it is moved, or others may wait for this place. */
    private String odd() {
        return c.oneOf(
                "s.call(x);\n",
                "x += t.skipBytes(x & 3);\n",
                "if (x == 1) x = t.readByte();\n",
                "fJ = null;\n",
                "shownPROGRAM = x;\n",
                "synchronized (s) { n++; }\n",
                "try { n /= x; } catch (ArithmeticException e) { n = t.skipBytes(1); }\n");
    }
}
