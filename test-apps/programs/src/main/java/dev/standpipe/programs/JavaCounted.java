package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.ArrayList;
import java.util.List;

/** A loop with a counter: its arrays, indices, ends and steps, and what else is in its body. */
final class JavaCounted {
    private final Choices c;
    private final Values values;
    private final Oddity oddity;
    private final boolean reading;
    private final String stream;
    private final List<String> setup;
    private final List<String> seen;
    private final List<String> before = new ArrayList<>();
    private final List<String> after = new ArrayList<>();

    /** The loop may run on without an array or an end of file to stop it. */
    private boolean unbounded;

    private String counter = "int";
    private String bound;
    private String step = "i++";

    JavaCounted(
            Choices c,
            Values values,
            Oddity oddity,
            boolean reading,
            String stream,
            List<String> setup,
            List<String> seen) {
        this.c = c;
        this.values = values;
        this.oddity = oddity;
        this.reading = reading;
        this.stream = stream;
        this.setup = setup;
        this.seen = seen;
    }

    /** An expression for an array of this type, the {@code number}-th of the program. */
    private String array(Type type, int number) {
        String name = "abdefgh".substring(number, number + 1);
        if (oddity.strikes()) {
            String array = (c.pick(3) == 0 ? "array" : "v") + type.letter;
            setup.add((array.equals("v" + type.letter) ? array : "f" + type.letter) + " = " + type.array("" + number)
                    + ";");
            return array.startsWith("v") ? array : array + "()";
        }
        switch (c.pick(10)) {
            case 5:
                setup.add("f" + type.letter + " = " + type.array("" + number) + ";");
                return c.pick(2) == 0 ? "f" + type.letter : "this.f" + type.letter;
            case 6:
                setup.add("s" + type.letter + " = " + type.array("" + number) + ";");
                return "s" + type.letter;
            case 7:
                setup.add(type.java + "[][] m" + name + " = (" + type.java + "[][]) s.rows('" + type.letter + "');");
                return "m" + name + "[k]";
            case 8:
                setup.add(type.java + "[] " + name + " = new " + type.java + "[s.room()];");
                setup.add("s.keep(" + name + ");");
                return name;
            case 9:
                setup.add("Scene.Holder h" + name + " = s.holder();");
                return "h" + name + "." + type.java + "s";
            default:
                setup.add(type.java + "[] " + name + " = " + type.array("" + number) + ";");
                return name;
        }
    }

    String loop() {
        String start = c.pick(3) == 0 ? "0" : "s.start()";
        String body = transfers();
        String end = end();
        unbounded |= new JavaExtras(c, oddity, reading, stream, setup, seen).add(before, after);
        String inside = String.join("", before) + body + String.join("", after);
        return loop(start, end, "{\n" + (oddity.strikes() ? around(inside) : inside) + "}\n");
    }

    private String transfers() {
        int many = c.chance(reading ? 20 : 4) ? 2 + c.pick(2) : 1;
        StringBuilder body = new StringBuilder();
        for (int t = 0; t < many; t++) {
            Type type = c.oneOf(Type.values());
            String array = array(type, t);
            String element = array + "[" + index(t) + "]";
            if (t == 0) {
                bound = array + ".length";
            }
            body.append(reading ? reads(type, element, t) : writes(type, element, t));
        }
        return body.toString();
    }

    private String reads(Type type, String element, int t) {
        boolean odd = oddity.strikes();
        String value = values.read(type);
        String kept = type.java + " t" + t + " = " + (type == Type.BOOLEAN ? "true" : "1") + ";";
        if (odd && type == Type.BOOLEAN) {
            return element + " |= " + value + ";\n";
        }
        if (odd) {
            setup.add(kept);
            seen.add("t" + t);
            unbounded = true;
            return c.oneOf(
                    element + " += " + value + ";\n",
                    "t" + t + " += " + value + ";\n",
                    "if (" + element + " == 0) " + element + " = " + value + ";\n",
                    "t" + t + " = " + value + ";\nif (t" + t + " > 0) " + element + " = t" + t + ";\n",
                    "t" + t + " += " + value + ";\n" + element + " = t" + t + ";\n");
        }
        switch (c.pick(8)) {
            case 5:
                return type.java + " x" + t + " = " + value + ";\n" + element + " = x" + t + ";\n";
            case 6:
                setup.add(kept);
                seen.add("t" + t);
                return "t" + t + " = " + value + ";\n" + element + " = t" + t + ";\n";
            case 7:
                return c.pick(2) == 0 ? element + " = " + value + ";\n" : stored(type, element, value, t);
            default:
                return element + " = " + value + ";\n";
        }
    }

    /** Where only the access to the array has a handler. */
    private String stored(Type type, String element, String value, int t) {
        if (c.pick(2) == 1 && !seen.contains("last")) {
            setup.add("int last = -7;");
            seen.add("last");
            after.add("last = (int) i;\n");
        }
        return type.java + " x" + t + " = " + value + ";\ntry { " + element + " = x" + t
                + "; } catch (RuntimeException e) { s.caught(e); " + Sights.of(seen) + "}\n";
    }

    private String writes(Type type, String element, int t) {
        boolean truth = type == Type.BOOLEAN;
        if (oddity.strikes()) {
            unbounded = true;
            switch (c.pick(3)) {
                case 0:
                    return "if (" + (truth ? element : element + " != 0") + ") " + values.write(type, element) + "\n";
                case 1:
                    return values.write(type, element) + "\n" + element + " = " + (truth ? "false" : "0") + ";\n";
                default:
                    return values.write(Type.INT, "(int) i") + "\n";
            }
        }
        if (c.pick(6) == 5) {
            return type.java + " x" + t + " = " + element + ";\n" + values.write(type, "x" + t) + "\n";
        }
        return values.write(type, element) + "\n";
    }

    private String index(int t) {
        String i = counter.equals("long") ? "(int) i" : "i";
        if (t == 0 && c.chance(6)) {
            counter = "long";
            return "(int) i";
        }
        if (oddity.strikes()) {
            unbounded = true;
            setup.add("int[] perm" + t + " = (int[]) s.array('I', 3);");
            return c.oneOf(
                    i + " & 7",
                    i + " / 2",
                    i + " >> 1",
                    "perm" + t + "[" + i + "]",
                    "k",
                    i + " ^ 1",
                    "--k",
                    "(byte) " + i,
                    i + " * " + i);
        }
        switch (c.pick(16)) {
            case 9:
                return i + " + k";
            case 10:
                return i + " - k";
            case 11:
                setup.add("int j" + t + " = s.off();");
                seen.add("j" + t);
                return "j" + t + "++";
            case 12:
                return "k + " + i;
            case 13:
                return "2 * " + i + (t == 0 ? "" : " + " + t);
            case 14:
                return i + " + 1";
            case 15:
                return "20 - " + i;
            default:
                return i;
        }
    }

    private String end() {
        String n = unbounded ? "s.few()" : "s.end()";
        if (oddity.strikes()) {
            setup.add("vn = " + n + ";");
            setup.add("n = vn;");
            return c.oneOf("vn", "counting()", "n()");
        }
        switch (c.pick(12)) {
            case 6:
                return c.oneOf("7", "40", "1", "0");
            case 7:
                return unbounded ? "40" : bound;
            case 8:
                setup.add("n = " + n + ";");
                return c.pick(2) == 0 ? "n" : "this.n";
            case 9:
                setup.add("sn = " + n + ";");
                return "sn";
            case 10:
                setup.add("int end = " + n + ";");
                return c.pick(2) == 0 ? "end - k" : "end - 2";
            case 11:
                setup.add("long end = " + (unbounded ? n : "s.far()") + ";");
                return "end";
            default:
                setup.add("int end = " + n + ";");
                return "end";
        }
    }

    private String around(String inside) {
        return c.oneOf(
                "if (i % 3 != 1) {\n" + inside + "}\n",
                "if (k > 0) {\n" + inside + "}\n",
                "if (s.yes()) {\n" + inside + "}\n",
                "try {\n" + inside + "} catch (java.io.EOFException e) { s.caught(e); s.see(i); break; }\n",
                "try {\n" + inside + "} finally { k++; }\n",
                "synchronized (s) {\n" + inside + "}\n");
    }

    private String loop(String start, String end, String inside) {
        boolean outer = c.pick(3) == 2;
        if (oddity.strikes()) {
            // where nothing need be carried, a counter that wraps around may never get to the end
            boolean ends = counter.equals("long") || inside.contains("if (");
            counter = ends ? counter : c.oneOf("short", "byte", "char");
            start = "(" + counter + ") " + start;
            step = counter.equals("long") ? "i += 2" : c.oneOf("i++", "i += 2", "i += k + 2");
        } else {
            step = c.oneOf("i++", "++i", "i += 1", counter.equals("int") ? "i = i + 1" : "i++");
        }
        boolean plain = inside.contains("continue") || step.contains("+=") || unbounded;
        String test = oddity.strikes()
                ? c.oneOf(
                        "i < " + end + " && k < 3",
                        "i < " + end + " & s.yes()",
                        "i + i < " + end,
                        "i < " + end + " || i == 0",
                        "i < k")
                : plain
                        ? "i < " + end
                        : c.oneOf(
                                "i < " + end,
                                "i < " + end,
                                end + " > i",
                                "i <= " + end,
                                "i != " + end,
                                "!(i >= " + end + ")");
        if (c.chance(8) && !unbounded && !counter.equals("char")) {
            start = "(" + counter + ") (" + end + " - 1)";
            test = c.oneOf("i >= 0", "i > 0", "i > -1", "--i >= 0");
            step = test.startsWith("--") ? "" : "i--";
        }
        String declared = counter + " i = " + start;
        int form = c.pick(7);
        if (outer || form > 3 || inside.contains("see(i)")) {
            setup.add(declared + ";");
            seen.add("i");
        }
        String head = setup.contains(declared + ";") ? "" : declared;
        switch (inside.contains("continue") ? Math.min(form, 3) : form) {
            case 4:
                return "while (" + test + ") {\n" + inside + step + ";\n}\n";
            case 5:
                return "for (;;) {\nif (!(" + test + ")) break;\n" + inside + step + ";\n}\n";
            case 6:
                return "do {\n" + inside + step + ";\n} while (" + test + ");\n";
            default:
                return "for (" + head + "; " + test + "; " + step + ") " + inside;
        }
    }
}
