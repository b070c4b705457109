package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** Rounds that ask maps and sets for what they read: those may know the program's own keys, or order them as it does. */
final class JavaKeyed {
    private static final Type[] NUMBERS = {Type.INT, Type.LONG, Type.SHORT, Type.BYTE, Type.DOUBLE, Type.CHAR};

    private final Choices c;
    private final Values values;
    private final Oddity oddity;
    private final List<String> setup;
    private final List<String> seen;

    JavaKeyed(Choices c, Values values, Oddity oddity, List<String> setup, List<String> seen) {
        this.c = c;
        this.values = values;
        this.oddity = oddity;
        this.setup = setup;
        this.seen = seen;
    }

    String loop() {
        setup.add("int i = s.start(); int end = s.few(); int hits = 0; long sum = 0;");
        setup.add("java.util.Map map = Keys.map(" + "012344455567789".charAt(c.pick(15)) + ", given, s);");
        setup.add("java.util.Set set = Keys.set(" + "012345556667889".charAt(c.pick(15)) + ", given, s);");
        seen.add("i");
        seen.add("hits");
        seen.add("sum");
        seen.add("String.valueOf(map).hashCode()");
        seen.add("String.valueOf(set).hashCode()");
        StringBuilder round = new StringBuilder();
        if (c.chance(30)) {
            round.append("map.put(" + box("(" + values.read(Type.INT) + ")") + ", " + box("(" + read() + ")") + ");\n");
        } else {
            Type type = c.oneOf(NUMBERS);
            round.append(type.java + " x = " + values.read(type) + ";\n").append(c.oneOf("", "sum += (long) x;\n"));
            for (int many = 1 + c.pick(2); many > 0; many--) {
                round.append(statement());
            }
        }
        if (oddity.strikes()) {
            round.append(c.oneOf(
                    "s.call(hits);\n", "map.put(\"x\", Long.valueOf(sum));\n", "map = null;\n", "map.clear();\n"));
        }
        return c.oneOf("for (; i < end; i++) {\n" + round + "}\n", "do {\n" + round + "} while (++i < end);\n");
    }

    private String read() {
        return values.read(c.oneOf(NUMBERS));
    }

    private String statement() {
        String key = box("x");
        switch (c.pick(10)) {
            case 0:
            case 1:
                return "map.put(" + key + ", " + box("x") + ");\n";
            case 2:
                return "map.put(" + key + ", map.getOrDefault(" + key + ", Long.valueOf(0L)));\n";
            case 3:
                return "if (map.containsKey(" + key + ")) hits++;\n";
            case 4:
                return "map.put(" + key + ", null);\nhits += map.size();\n";
            case 5:
                return "sum += ((Long) map.get(" + key + ")).longValue();\n";
            case 6:
                return "if (set.contains(" + key + ")) hits--;\n";
            case 7:
                return "hits += set.size();\n";
            case 8:
                return "if (!set.add(" + key + ")) hits++;\n";
            default:
                return "set.add(" + key + ");\n";
        }
    }

    private String box(String x) {
        return c.oneOf(
                "Integer.valueOf((int) " + x + " & 3)",
                "Long.valueOf((long) " + x + ")",
                "Double.valueOf(" + x + ")",
                "Integer.valueOf(i)",
                "Character.valueOf((char) " + x + ")");
    }
}
