package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.ArrayList;
import java.util.List;

/** Rounds that read values and work on them: what stands before, between and behind the reads, and what the round ends with. */
final class JavaRounds {
    private static final Type[] NUMBERS = {
        Type.INT, Type.LONG, Type.SHORT, Type.BYTE, Type.FLOAT, Type.DOUBLE, Type.CHAR
    };

    private final Choices c;
    private final Values values;
    private final Oddity oddity;
    private final OwnMethod own;
    private final OtherClass other;
    private final FullReads fulls;
    private final List<String> setup;
    private final List<String> seen;
    private final List<String> restored = new ArrayList<>();

    /** The element of this round. */
    private String at = "i";

    JavaRounds(
            Choices c,
            Values values,
            Oddity oddity,
            OwnMethod own,
            OtherClass other,
            FullReads fulls,
            List<String> setup,
            List<String> seen) {
        this.c = c;
        this.values = values;
        this.oddity = oddity;
        this.own = own;
        this.other = other;
        this.fulls = fulls;
        this.setup = setup;
        this.seen = seen;
    }

    String loop() {
        int head = c.pick(16) - 8;
        at = head == 3 || head == 5 ? "end" : "i";
        local("double sum", "0");
        local("long most", "-1");
        local("int hits", "0");
        local("short small", "3");
        local("float near", "9");
        setup.add("fJ = " + Type.LONG.array("" + c.pick(3)) + ";");
        setup.add("long[] b = " + Type.LONG.array("1") + ";");
        local("int i", "s.start()");
        local("int end", c.oneOf("s.end()", "s.few()"));
        StringBuilder round = new StringBuilder();
        int reads = c.chance(30) ? 2 + c.pick(2) : 1;
        boolean skips = c.chance(25);
        boolean reading = c.chance(25);
        for (int r = 0; r < reads; r++) {
            round.append(reading && c.chance(50) ? fulls.read() : "");
            round.append(skips && c.chance(30) ? values.skip() : "");
            round.append(read(r));
            round.append(skips && c.chance(60) ? values.skip() : "");
            round.append(reading && c.chance(60) ? fulls.read() : "");
            round.append(r + 1 < reads && c.chance(20) ? between("x" + r) : "");
        }
        restored.forEach(round::append);
        round.append(c.chance(20) ? own.call("x" + c.pick(reads)) : "");
        round.append(c.chance(25) ? other.use("x" + c.pick(reads)) : "");
        round.append(c.chance(40) ? last("x" + c.pick(reads)) : "");
        return headed(head, round.toString());
    }

    /** What may throw before all is read. */
    private String between(String x) {
        return "{ " + c.oneOf(own.call(x), other.use(x), last(x)) + "}\n";
    }

    private void local(String declared, String value) {
        setup.add(declared + " = " + value + ";");
        seen.add(declared.substring(declared.indexOf(' ') + 1));
    }

    private String read(int number) {
        Type type = c.oneOf(NUMBERS);
        String x = "x" + number;
        String a = "adefgh".substring(number, number + 1);
        setup.add(type.java + "[] " + a + " = " + type.array(number == 0 ? "0" : "" + c.pick(3)) + ";");
        String before = c.chance(15) ? counted() : "";
        String value = values.read(type);
        StringBuilder text = new StringBuilder(before);
        if (c.chance(20)) {
            local(type.java + " " + x, "1");
            text.append(x + " = " + value + ";\n");
        } else {
            text.append(type.java + " " + x + " = " + value + ";\n");
        }
        for (int many = (number == 0 ? 1 : 0) + c.pick(4); many > 0; many--) {
            text.append(statement(type, a, x));
        }
        if (oddity.strikes()) {
            text.append(odd(a, x));
        }
        return text.toString();
    }

    /** Something that a round raises and may lower again: who looks in between must see it raised. */
    private String counted() {
        String counter = c.oneOf("pending", "n", "this.n", "sn");
        if (counter.equals("pending") && !seen.contains(counter)) {
            local("int pending", "0");
        }
        restored.add(c.pick(3) < 2 ? counter + "--;\n" : "");
        return counter + "++;\n";
    }

    private String statement(Type type, String a, String x) {
        String cast = "(" + type.java + ") ";
        return c.oneOf(
                a + "[" + at + "] = " + cast + "(" + x + " * 2 + k);\n",
                "sum += " + x + ";\n",
                "most = Math.max(most, (long) " + x + ");\n",
                "b[" + at + "] = (long) " + x + ";\n",
                "hits += " + x + " > 0 ? 1 : 0;\n",
                "if (" + x + " > 3) hits++;\n",
                "if (" + at + " < " + a + ".length) " + a + "[" + at + "] = " + x + ";\n",
                "b[" + at + "] += (long) " + x + " + hits;\n",
                "sum = sum * 0.5 + " + x + ";\n",
                a + "[" + at + "] = " + cast + "(" + a + "[" + at + "] - " + x + ");\n",
                "sum += Math.sqrt(" + x + ");\n",
                "hits += Long.bitCount((long) " + x + ");\n",
                "b[end - 1 - " + at + "] = (long) " + x + ";\n",
                "b[2 * " + at + " + 1] = hits;\n",
                a + "[" + at + " + k] = " + x + ";\n",
                "if ((" + at + " & 1) == 0) sum += " + x + "; else b[" + at + "] = 5;\n",
                "small += " + x + ";\n",
                "near = Math.min(near, (float) " + x + ");\n",
                "fJ[" + at + "] += (long) " + x + ";\n",
                "n = (int) " + x + ";\n",
                "sn += hits;\n",
                "b[" + at + "] = b[" + at + " + 1] + (long) " + x + ";\n",
                "hits = " + x + " == 0 ? hits + 1 : 0;\n",
                "most = " + at + ";\n",
                "{ int twice = (int) " + x + " * 2; b[" + at + "] = twice > 9 ? twice : -twice; }\n",
                "k++;\nhits ^= k;\n",
                a + "[(int) " + x + " & 31] = " + x + ";\n",
                kept(x),
                last(x));
    }

    /** What is read goes into an object of the JDK's, which may have no room for it. */
    private String kept(String x) {
        String box = c.oneOf("Long.valueOf((long) " + x + ")", "Double.valueOf(" + x + ")", "Integer.valueOf(hits)");
        switch (c.pick(6)) {
            case 0:
                object("java.util.List list", c.oneOf("new java.util.ArrayList()", "new java.util.LinkedList()"));
                return "list.add(" + box + ");\n";
            case 1:
                object("java.util.Vector vector", "new java.util.Vector()");
                return "vector.addElement(" + box + ");\n";
            case 2:
                object("java.util.BitSet bits", "new java.util.BitSet()");
                return "bits.set((int) " + x + c.oneOf("", " & 63") + ");\n";
            case 3:
                object("StringBuffer text", "new StringBuffer()");
                return "text.append(" + x + ").append('-');\n";
            case 4:
                object("java.util.List list", "new java.util.ArrayList(java.util.Arrays.asList(new Object[64]))");
                return "list.set((int) " + x + " & " + c.oneOf("63", "127") + ", " + box + ");\n";
            default:
                object("java.util.List fixed", "java.util.Collections.EMPTY_LIST");
                return "if (" + x + " > 9) fixed.add(" + box + ");\n";
        }
    }

    private void object(String declared, String value) {
        String name = declared.substring(declared.lastIndexOf(' ') + 1);
        String sight = name + ".toString().hashCode()";
        if (!seen.contains(sight)) {
            setup.add(declared + " = " + value + ";");
            seen.add(sight);
        }
    }

    /** Where this is the end of a round, compilers let it jump straight to the next. */
    private String last(String x) {
        return c.oneOf(
                "if (" + x + " > most) most = (long) " + x + ";\n",
                "if (" + x + " > 3) { hits++; } else { sum += 1; }\n",
                "if (" + x + " > 0 && hits < 5) hits++;\n",
                "if (" + x + " < 0 || hits > 5) { hits = 0; most++; }\n",
                "if (" + x + " > 1) { if (hits > 2) hits = 0; }\n",
                "if (" + x + " > 1) { if (hits > 2) hits = 0; else b[" + at + "] = 1; }\n",
                "switch ((int) " + x + " & 3) { case 0: hits++; break; case 1: hits--; }\n",
                "switch ((int) " + x + ") { case 0: hits++; case 77: sum--; break; default: most = 4; }\n",
                "while (hits > 5 && hits < 50) hits -= 5;\n",
                "do { hits -= 3; } while (hits > 0 && hits < 50);\n",
                "for (int q = 0; q < 3; q++) hits += q;\n",
                "hits = " + x + " > 2 ? hits + 1 : hits;\n",
                "synchronized (s) { hits++; }\n",
                "try { b[" + at + "] = 8; } catch (ArrayIndexOutOfBoundsException e) { hits += 2; }\n",
                "try { b[" + at + " + hits] = 8; } catch (RuntimeException e) { s.caught(e); s.see(hits); }\n",
                "if (hits > 100) throw new IllegalStateException();\n");
    }

    private String odd(String a, String x) {
        return c.oneOf(
                "hits = 7 / (int) " + x + ";\n",
                "b[(int) " + x + " & 15]++;\n",
                "if (" + x + " == 1) break;\n",
                "if (" + x + " == 2) continue;\n",
                "s.call((int) " + x + ");\n",
                "fI = null;\n",
                "hits += " + values.stream + ".skipBytes(2);\n",
                values.stream + ".skipBytes(hits);\n",
                "end = (int) " + x + ";\n",
                "k = (int) " + x + ";\nif (k > 5) i++;\n",
                "hits += " + a + "[(int) " + x + "];\n");
    }

    private String headed(int head, String round) {
        switch (head) {
            case 1:
                return "while (i < end) {\n" + round + "i++;\n}\n";
            case 2:
                return "while (i++ < end) {\n" + round + "}\n";
            case 3:
                return "while (end-- > i) {\n" + round + "}\n";
            case 4:
                return "do {\n" + round + "} while (++i < end);\n";
            case 5:
                return "for (; --end >= i; ) {\n" + round + "}\n";
            case 6:
                return "for (int p = end; p > i; p--) {\n" + round + "}\n";
            case 7:
                return "for (;; i++) {\nif (i >= end) break;\n" + round + "}\n";
            default:
                return "for (; i < end; i++) {\n" + round + "}\n";
        }
    }
}
