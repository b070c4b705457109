package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** Loops that are more than a counter and an array: nests, matrices, loops to the end of the file, groups, arithmetic on the way. */
final class JavaSpecials {
    private final Choices c;
    private final Values values;
    private final Oddity oddity;
    private final boolean old;
    private final boolean reading;
    private final List<String> setup;
    private final List<String> seen;

    JavaSpecials(
            Choices c,
            Values values,
            Oddity oddity,
            boolean old,
            boolean reading,
            List<String> setup,
            List<String> seen) {
        this.c = c;
        this.values = values;
        this.oddity = oddity;
        this.old = old;
        this.reading = reading;
        this.setup = setup;
        this.seen = seen;
    }

    String loop() {
        switch (c.pick(9)) {
            case 0:
                return rows();
            case 1:
                return matrix();
            case 2:
                return reading ? toEnd() : forEach();
            case 3:
                return reading || oddity.strikes() ? groups() : matrix();
            case 4:
                return reading ? groups() : forEach();
            case 5:
                return reading ? delta() : rows();
            case 6:
                return reading || oddity.strikes() ? alternate() : forEach();
            case 7:
                return reading || oddity.strikes() ? invariant() : rows();
            default:
                return tail();
        }
    }

    private Type type() {
        return c.oneOf(Type.values());
    }

    private String carry(Type type, String element) {
        return reading ? element + " = " + values.read(type) + ";\n" : values.write(type, element) + "\n";
    }

    private String local(Type type, String name, int number) {
        setup.add(type.java + "[] " + name + " = " + type.array("" + number) + ";");
        return name;
    }

    private void i() {
        setup.add("int i = s.start();");
        seen.add("i");
    }

    private String rows() {
        Type type = type();
        setup.add(type.java + "[][] m = (" + type.java + "[][]) s.rows('" + type.letter + "');");
        setup.add("int end = s.end();");
        String end = oddity.strikes()
                ? c.oneOf("r", "m.length", "m[i % m.length].length")
                : c.oneOf("m[r].length", "end", "9");
        if (c.pick(2) == 1) {
            return "for (int r = 0; r < m.length; r++) {\n" + type.java + "[] row = m[r];\nfor (int i = 0; i < "
                    + (end.startsWith("m[r") ? "row.length" : end) + "; i++) {\n" + carry(type, "row[i]") + "}\n}\n";
        }
        String element = oddity.strikes() ? c.oneOf("m[i][r]", "m[r][r]", "m[i & 1][i]") : "m[r][i]";
        return "for (int r = 0; r < m.length; r++) {\nfor (int i = 0; i < " + end + "; i++) {\n" + carry(type, element)
                + "}\n}\n";
    }

    private String matrix() {
        Type type = type();
        String a = local(type, "a", 0);
        setup.add("int w = s.off() + 2;");
        String index = oddity.strikes()
                ? c.oneOf("i * w + r", "r * i", "r * w + i * i")
                : c.oneOf("r * w + i", "i + r * w", "r * w + k + i");
        return "for (int r = 0; r < 4; r++) {\nfor (int i = 0; i < w; i++) {\n" + carry(type, a + "[" + index + "]")
                + "}\n}\n";
    }

    private String toEnd() {
        Type type = type();
        String a = local(type, "a", 0);
        setup.add("int i = 0;");
        seen.add("i");
        String catches = c.oneOf(
                "} catch (java.io.EOFException e) { s.see(i); }\n",
                "} catch (java.io.IOException e) { s.caught(e); s.see(i); }\n");
        String read = values.read(type);
        return "try {\n"
                + c.oneOf(
                        "while (true) " + a + "[i++] = " + read + ";\n",
                        "for (;;) { " + a + "[i] = " + read + "; i++; }\n",
                        "for (;; i++) " + a + "[i] = " + read + ";\n",
                        "while (i < Integer.MAX_VALUE) " + a + "[i++] = " + read + ";\n",
                        "while (true) { " + type.java + " x = " + read + "; if (i >= " + a + ".length) break; " + a
                                + "[i++] = x; }\n",
                        "while (true) { if (i == " + a + ".length) break; " + a + "[i++] = " + read + "; }\n",
                        "do { " + a + "[i] = " + read + "; } while (++i > 0);\n")
                + catches;
    }

    private String forEach() {
        Type type = type();
        String a = local(type, "a", 0);
        setup.add("int i = s.off();");
        seen.add("i");
        String extra =
                oddity.strikes() ? c.oneOf("if (i++ > 5) break;\n", "s.call(i);\n", a + " = null;\n", "i++;\n") : "";
        return old
                ? type.java + "[] copy_ = " + a + ";\nfor (int q = 0, len = copy_.length; q < len; q++) {\n" + type.java
                        + " x = copy_[q];\n" + values.write(type, "x") + "\n" + extra + "}\n"
                : "for (" + type.java + " x : " + a + ") {\n" + values.write(type, "x") + "\n" + extra + "}\n";
    }

    private String groups() {
        Type type = type();
        String a = local(type, "a", 0);
        i();
        setup.add("int end = s.few();");
        int group = 2 + c.pick(2);
        StringBuilder body = new StringBuilder();
        for (int g = 0; g < group; g++) {
            int offset = oddity.strikes() ? c.pick(4) : g;
            body.append(carry(type, a + "[" + group + " * i + " + offset + "]"));
        }
        if (c.pick(2) == 1) {
            return "for (; i < end; i += " + group + ") {\n" + body.toString().replace(group + " * i", "i") + "}\n";
        }
        return "for (; i < end; i++) {\n" + body + "}\n";
    }

    private String delta() {
        Type type = c.oneOf(Type.INT, Type.LONG, Type.DOUBLE);
        String a = local(type, "a", 0);
        setup.add("int i = " + c.oneOf("1", "s.start()") + ";");
        seen.add("i");
        setup.add("int end = s.end();");
        String previous = oddity.strikes() ? c.oneOf("i + 1", "i & 3", "k") : c.oneOf("i - 1", "i", "i - 2");
        return "for (; i < end; i++) " + a + "[i] = (" + type.java + ") (" + a + "[" + previous + "] + "
                + values.read(type) + ");\n";
    }

    /** Two arrays, now one and then the other. */
    private String alternate() {
        Type first = type();
        Type second = type();
        String a = local(first, "a", 0);
        String b = local(second, "b", c.pick(2));
        i();
        setup.add("int end = s.end();");
        String body = carry(first, a + "[i]");
        return "for (; i < end; i++) {\n" + body + carry(second, b + "[" + (c.pick(3) == 2 ? "i + k" : "i") + "]")
                + "}\n";
    }

    /** A condition that no round changes, or that one does. */
    private String invariant() {
        Type type = type();
        String a = local(type, "a", 0);
        i();
        setup.add("int end = s.few();");
        setup.add("boolean lax = s.yes();");
        String change = oddity.strikes() ? "lax = !lax;\n" : "";
        return "for (; i < end; i++) {\nif (lax) {\n" + carry(type, a + "[i]") + "} else {\n" + carry(type, a + "[i]")
                + "}\n" + change + "}\n";
    }

    /** Two loops one after the other over one array, by one counter. */
    private String tail() {
        Type type = type();
        String a = local(type, "a", 0);
        i();
        setup.add("int end = s.end();");
        String first = carry(type, a + "[i]");
        return "for (; i < end / 2; i++) {\n" + first + "}\nfor (; i < end; i++) {\n" + carry(type, a + "[i]") + "}\n";
    }
}
