package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** Rounds that read the one or the other, by what mostly is the same in all of them. */
final class JavaChosen {
    private static final Type[] NUMBERS = {
        Type.INT, Type.LONG, Type.SHORT, Type.BYTE, Type.FLOAT, Type.DOUBLE, Type.CHAR
    };

    private final Choices c;
    private final Values values;
    private final Oddity oddity;
    private final String receiverType;
    private final List<String> setup;
    private final List<String> seen;
    private final List<String> members;
    private Type type;

    JavaChosen(
            Choices c,
            Values values,
            Oddity oddity,
            String receiverType,
            List<String> setup,
            List<String> seen,
            List<String> members) {
        this.c = c;
        this.values = values;
        this.oddity = oddity;
        this.receiverType = receiverType;
        this.setup = setup;
        this.seen = seen;
        this.members = members;
    }

    String loop() {
        type = c.oneOf(NUMBERS);
        setup.add("boolean first = s.yes(); boolean second = s.yes(); int kind = s.off() & 3;");
        setup.add("n = s.step(); sn = n & 1; Object there = s.yes() ? s : null;");
        setup.add(type.java + "[] a = " + type.array("0") + "; long[] b = " + Type.LONG.array("1") + ";");
        setup.add("int i = s.start(); int end = " + c.oneOf("s.end()", "s.few()") + "; int hits = 0; double sum = 0;");
        seen.add("i");
        seen.add("hits");
        seen.add("sum");
        StringBuilder round = new StringBuilder(c.chance(25) ? "b[i] = " + number() + ";\n" : "");
        for (int many = 1 + (c.chance(30) ? 1 : 0); many > 0; many--) {
            round.append(choice());
        }
        round.append(c.oneOf("", "", "hits++;\n", "sum += " + number() + ";\n"));
        return c.oneOf(
                "for (; i < end; i++) {\n" + round + "}\n",
                "for (; i < end; i++) {\n" + round + "}\n",
                "do {\n" + round + "} while (++i < end);\n",
                "for (; --end >= i; ) {\n" + round + "}\n");
    }

    private String choice() {
        switch (c.pick(8)) {
            case 0:
            case 1:
                return "a[i] = " + asked() + " ? " + element() + " : " + element() + ";\n";
            case 2:
                return "if (" + asked() + ") {\n" + part() + "}\n";
            case 3:
                return "if (" + asked() + ") {\n" + part() + "} else if (" + asked() + ") {\n" + part() + "} else {\n"
                        + part() + "}\n";
            case 4:
            case 5:
                return "switch (" + c.oneOf("kind", "n", "a.length", "kind - 1") + ") {\n" + cases() + "}\n";
            case 6:
                return "sum += " + helper() + ";\n";
            default:
                return "if (" + asked() + ") {\n" + part() + "} else {\n" + part() + "}\n";
        }
    }

    private String cases() {
        String far = c.oneOf("2", "1000000");
        return c.oneOf("case 0:\n", "case 0:\ncase 3:\n") + part() + "break;\ncase 1:\n" + part()
                + c.oneOf("break;\n", "") + "case " + far + ":\n" + part() + c.oneOf("", "break;\ndefault:\n" + part());
    }

    private String asked() {
        if (oddity.strikes()) {
            return c.oneOf("i > 1", "vn > 0", "hits > 1", "s.yes()", "b[i] > 0", "n() > 1", "sum == 0");
        }
        return c.oneOf(
                "first",
                "first",
                "!second",
                "kind == 1",
                "kind > 1",
                "n > 1",
                "this.n == sn",
                "sn != 0",
                "a.length > 3",
                "there != null",
                "fJ == null",
                "first && second",
                "first || kind == 2",
                "(kind & 1) == 0",
                "k * 0.5 < n");
    }

    private String part() {
        if (oddity.strikes()) {
            return c.oneOf(
                    "s.call(hits);\n", "first = !first;\n", "n++;\n", "if (hits > 3) break;\n", "kind = hits & 3;\n");
        }
        return c.oneOf(
                "a[i] = " + element() + ";\n",
                "sum += " + number() + ";\n",
                "sum += " + number() + ";\nhits++;\n",
                "b[i] = (long) " + number() + ";\n",
                "a[i] = " + element() + ";\nb[i] = hits;\n",
                "hits += 7;\n",
                "b[(int) " + number() + " & 7]++;\n");
    }

    private String element() {
        return "(" + type.java + ") (" + values.read(type) + ")";
    }

    private String number() {
        return "(" + values.read(c.oneOf(NUMBERS)) + ")";
    }

    /** Reads by a field, or by what it is given. */
    private String helper() {
        String name = "choose" + members.size() + "PROGRAM";
        String asked = c.oneOf("n > 1", "kind == 1", "sn == 0", "kind > 1 && n == 1");
        String head = "    " + c.oneOf("private ", "final ", "") + "double " + name + "(int kind, " + receiverType
                + " in) throws java.io.IOException {\n";
        String one = number().replace(values.stream, "in");
        String other = number().replace(values.stream, "in");
        members.add(head
                + c.oneOf(
                        "return " + asked + " ? " + one + " : " + other + ";\n",
                        "if (" + asked + ") return " + one + ";\nreturn " + other + ";\n",
                        "switch (kind) { case 0: return " + one + "; case 1: return 5; default: return " + other
                                + "; }\n")
                + "    }\n");
        return name + "(kind, " + values.stream + ")";
    }
}
