package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** What else is in the body of a loop, before what it carries and behind it. */
final class JavaExtras {
    private final Choices c;
    private final Oddity oddity;
    private final boolean reading;
    private final String stream;
    private final List<String> setup;
    private final List<String> seen;

    JavaExtras(Choices c, Oddity oddity, boolean reading, String stream, List<String> setup, List<String> seen) {
        this.c = c;
        this.oddity = oddity;
        this.reading = reading;
        this.stream = stream;
        this.setup = setup;
        this.seen = seen;
    }

    /** Returns whether the loop may run on without an array or an end of file to stop it. */
    boolean add(List<String> before, List<String> after) {
        if (c.chance(12)) {
            setup.add("boolean[] probes = (boolean[]) s.array('Z', 5);");
            (c.pick(2) == 0 ? before : after).add("probes[" + c.pick(3) + "] = true;\n");
        }
        if (c.chance(12)) {
            setup.add("int second = s.start();");
            seen.add("second");
            (c.pick(2) == 0 ? before : after).add(c.oneOf("second++;\n", "second += 3;\n", "second--;\n"));
        }
        if (c.chance(6)) {
            // more than one likes to look into
            setup.add("int hash = 1;");
            seen.add("hash");
            String line = c.oneOf(
                    "hash = hash * 31 + 7;\n",
                    "hash ^= hash << 13;\n",
                    "hash = hash > 0 ? hash * 3 : hash ^ 5;\n",
                    "hash += hash;\nhash ^= (int) i;\n");
            StringBuilder mixed = new StringBuilder();
            for (int times = 5 + c.pick(12); times > 0; times--) {
                mixed.append(line);
            }
            (c.pick(2) == 0 ? before : after).add(mixed.toString());
        }
        if (c.chance(8)) {
            setup.add("int pending = 0;");
            seen.add("pending");
            before.add(c.oneOf("pending++;\n", "pending += 2;\n", "pending = pending + 1;\n"));
            after.add(c.oneOf("pending--;\n", "pending -= 2;\n", "pending = 0;\n"));
        }
        if (oddity.strikes()) {
            setup.add("int odd = 3;");
            seen.add("odd");
            setup.add("int[] other = (int[]) s.array('I', 4);");
            (c.pick(2) == 0 ? before : after)
                    .add(c.oneOf(
                            "odd = (int) i;\n",
                            "odd += i;\n",
                            "s.call((int) i);\n",
                            "n--;\n",
                            "other[(int) i] = 3;\n",
                            "odd = other[(int) i];\n",
                            "if (i == 5) break;\n",
                            "if (i == 3) continue;\n",
                            "if (s.yes()) k = 1;\n",
                            "k = 0;\n",
                            "i++;\n",
                            "other = null;\n",
                            "n = other.length;\n",
                            "if (odd++ > 9) return;\n",
                            "if (i == 4) throw new IllegalStateException();\n",
                            "s.aside().writeInt(odd);\n",
                            "odd = 10 / (int) (4 - i);\n",
                            "hits++;\n",
                            "in = null;\n",
                            "fI = other;\n",
                            "sn++;\n",
                            reading ? "odd = " + stream + ".readByte();\n" : stream + ".writeByte(1);\n"));
            return true;
        }
        return false;
    }
}
