package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Rounds that write several values, or values that they work out: what stands before, between and behind the writes. */
final class JavaWrites {
    private final Choices c;
    private final Values values;
    private final Oddity oddity;
    private final List<String> setup;
    private final List<String> seen;
    private final Map<Type, String> arrays = new EnumMap<>(Type.class);
    private boolean lettered;
    private boolean listed;

    JavaWrites(Choices c, Values values, Oddity oddity, List<String> setup, List<String> seen) {
        this.c = c;
        this.values = values;
        this.oddity = oddity;
        this.setup = setup;
        this.seen = seen;
    }

    String loop() {
        local("long sum", "0");
        local("int last", "5");
        local("float near", "9");
        local("int i", "s.start()");
        // nothing but the end may end the loop
        local("int end", "s.few()");
        listed = c.chance(25);
        if (listed) {
            setup.add("java.util.List list = Lists.numbers(" + which() + ", given, s);");
            setup.add("java.util.List points = Lists.points(" + which() + ", given, s);");
        }
        boolean sparse = c.chance(25);
        StringBuilder round = new StringBuilder();
        for (int writes = 1 + c.pick(3); writes > 0; writes--) {
            String one = write();
            round.append(c.chance(40) ? statement() : "");
            round.append(sparse ? "if (" + condition() + ") {\n" + one + "}\n" : one);
        }
        round.append(c.chance(40) ? statement() : "");
        return headed(round.toString());
    }

    private void local(String declared, String value) {
        setup.add(declared + " = " + value + ";");
        seen.add(declared.substring(declared.indexOf(' ') + 1));
    }

    private static Type type(Choices c) {
        return c.oneOf(Type.INT, Type.LONG, Type.SHORT, Type.BYTE, Type.FLOAT, Type.DOUBLE, Type.CHAR);
    }

    private String element(Type type) {
        String array = arrays.get(type);
        if (array == null) {
            boolean field = c.chance(20);
            array = (field ? "f" : "a") + type.letter;
            arrays.put(type, array);
            setup.add((field ? "" : type.java + "[] ") + array + " = " + type.array("" + c.pick(3)) + ";");
        }
        return array + "[" + c.oneOf("i", "i", "i", "i + 1", "end - i", "last & 7", "2 * i", "0") + "]";
    }

    /** A character of a string that may be too short, or missing. */
    private String letter() {
        if (!lettered) {
            lettered = true;
            String letters = c.oneOf("\"Standpipe\"", "String.valueOf(s.few())", "new String(new char[40])");
            setup.add("String t = " + (oddity.strikes() ? "s.few() > 3 ? " + letters + " : null" : letters) + ";");
        }
        return "t.charAt(" + c.oneOf("i % t.length()", "(i & 3)", "t.length() - 1", "i") + ")";
    }

    private String which() {
        return "" + "000000111112345677889".charAt(c.pick(21));
    }

    /** Of a list, which may be too short, or have others in it. */
    private String listed() {
        String at = c.oneOf("i", "i", "i", "i % 7", "list.size() - 1 - i", "points.size() - 1", "(last & 7)");
        return c.oneOf(
                "((Integer) list.get(" + at + ")).intValue()",
                "((Integer) list.get(" + at + ")).intValue()",
                "((Lists.Point) points.get(" + at + ")).x",
                "((Lists.Point) points.get(" + at + ")).y",
                "list.size()",
                "points.size()");
    }

    private String write() {
        Type type = type(c);
        String x = listed && c.chance(60) ? listed() : c.chance(15) ? letter() : element(type);
        String cast = "(" + type.java + ") ";
        String value = oddity.strikes()
                ? c.oneOf(cast + "s.call((int) " + x + ")", cast + "(100 / last)", cast + "(" + x + " + n++)")
                : c.oneOf(
                        x,
                        cast + "(" + x + " * 3)",
                        cast + "(" + x + " - last)",
                        cast + "i",
                        cast + "sum",
                        cast + "(" + x + " > 0 ? " + x + " : k)",
                        cast + "(near + " + x + ")",
                        cast + "7");
        String one = values.write(type, value);
        return c.chance(15)
                ? "if ((i & 1) == 0) {\n" + one + "\n} else {\n" + values.write(type, x) + "\n}\n"
                : one + "\n";
    }

    /** Of what is to be written. */
    private String condition() {
        String x = element(type(c));
        return c.oneOf(
                x + " > 0",
                x + " != 0",
                "((int) " + x + " & 3) == 1",
                "i % 5 == 2",
                "last > i",
                "sum < 0",
                "near != near",
                oddity.strikes() ? "100 / last > 3" : "(i & 1) == 0");
    }

    private String statement() {
        if (listed && c.chance(50)) {
            return c.oneOf(
                    "{ Integer number = (Integer) list.get(i); last = number.intValue(); }\n",
                    "{ Lists.Point point = (Lists.Point) points.get(i); sum += point.x; near = point.y; }\n",
                    oddity.strikes() ? c.oneOf("list.remove(0);\n", "list.add(list.get(0));\n", "list = null;\n") : "");
        }
        String x = element(type(c));
        return c.oneOf(
                "sum += (long) " + x + ";\n",
                "last = (int) " + x + ";\n",
                "near = near * 0.5f + (float) " + x + ";\n",
                "if (" + x + " > 3) last++;\n",
                "last = last * 31 + i;\n",
                "{ int twice = (int) " + x + " * 2; sum ^= twice; }\n",
                "k++;\n");
    }

    private String headed(String round) {
        if (listed && c.chance(40)) {
            return iterated(round);
        }
        if (listed && c.chance(50)) {
            String size = c.oneOf("list", "points") + ".size()";
            return c.oneOf(
                    "for (; i < " + size + "; i++) {\n" + round + "}\n",
                    "for (; i < " + size + " && i < end; i++) {\n" + round + "}\n",
                    "for (; i < end; i++) {\n" + round + "}\n",
                    "while (i < " + size + ") {\n" + round + "i++;\n}\n",
                    "for (int p = " + size + " - 1; p >= i; p--) {\n" + round + "}\n",
                    "do {\n" + round + "} while (++i < " + size + ");\n");
        }
        switch (c.pick(10) - 4) {
            case 1:
                return "while (i < end) {\n" + round + "i++;\n}\n";
            case 2:
                return "while (i++ < end) {\n" + round + "}\n";
            case 3:
                return "do {\n" + round + "} while (++i < end);\n";
            case 4:
                return "for (int p = end; p > i; p--) {\n" + round + "}\n";
            case 5:
                return "for (; i < end; i += 2) {\n" + round + "}\n";
            default:
                return "for (; i < end; i++) {\n" + round + "}\n";
        }
    }

    /** Elements as an iterator returns them, from a certain one on; where it is then is seen. */
    private String iterated(String round) {
        boolean numbers = c.chance(50);
        setup.add("java.util.Iterator it = " + (numbers ? "list" : "points") + ".iterator();");
        setup.add("for (int z = s.few() / 4; z > 0 && it.hasNext(); z--) it.next();");
        seen.add("Lists.left(it)");
        String next = numbers
                ? c.oneOf(
                        "last = ((Integer) it.next()).intValue();\n",
                        "{ Integer number = (Integer) it.next(); last = number.intValue(); }\n",
                        "sum += ((Integer) it.next()).intValue();\n")
                : c.oneOf(
                        "{ Lists.Point point = (Lists.Point) it.next(); sum += point.x; near = point.y; }\n",
                        "near = ((Lists.Point) it.next()).y;\n");
        String odd = oddity.strikes() ? c.oneOf("it.remove();\n", "it.next();\n", "list.add(\"more\");\n") : "";
        String body = (c.chance(90) ? next : odd) + round + odd;
        // one that stays where it is would have something for ever
        String more = body.contains("it.next()") ? "it.hasNext()" : "i < end && it.hasNext()";
        return c.oneOf(
                "while (" + more + ") {\n" + body + "i++;\n}\n",
                "for (; " + more + "; i++) {\n" + body + "}\n",
                "for (; it.hasNext() && i < end; i++) {\n" + body + "}\n",
                "for (; i < end; i++) {\n" + body + "}\n",
                "for (; i < end && it.hasNext(); i += 2) {\n" + body + "}\n");
    }
}
