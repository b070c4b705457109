package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** One random function around a loop, as Kotlin writes them: ranges, indices, repeat, arrays made by a lambda. */
final class KotlinProgram {
    private final Choices c;
    private final Oddity oddity;
    private final boolean reading;
    private final Type type;
    private final StringBuilder setup = new StringBuilder("var k = s.off()\n");
    private int bytes;

    private KotlinProgram(Choices c) {
        this.c = c;
        this.oddity = new Oddity(c);
        reading = c.pick(2) == 0;
        type = c.oneOf(Type.values());
    }

    static String method(Choices c, int number) {
        KotlinProgram program = new KotlinProgram(c);
        String receiver =
                c.oneOf("Data", "Data", "Object") + (program.reading ? "Input" : "Output") + c.oneOf("", "Stream");
        String body = program.body();
        return "    fun p" + number + (program.reading ? "_r" : "_w") + program.bytes + "(given: " + receiver
                + ", s: Scene) {\n" + body + "    }\n";
    }

    static String source(String className, List<String> methods) {
        return "import dev.standpipe.proof.*\nimport java.io.*\n\nclass " + className
                + " : Subject() {\n    var fI: IntArray? = null\n    lateinit var lateI: IntArray\n    var n = 0\n"
                + String.join("", methods) + "}\n";
    }

    private String array() {
        return type.word + "Array";
    }

    private String body() {
        setup.append("val a = s.array('")
                .append(type.letter)
                .append("', 0) as ")
                .append(array())
                .append('\n');
        setup.append("val end = s.").append(c.pick(3) == 2 ? "few" : "end").append("()\n");
        String loop = loop();
        String seen = "s.see(k.toLong())\n";
        if (c.chance(8) && !loop.contains("return")) {
            // the sum waits on the operand stack while the loop runs
            loop = "s.see(k.toLong() + run {\n" + loop + "1L })\n";
        }
        if (c.chance(20)) {
            loop = "try {\n" + loop + "} catch (e: IOException) { s.caught(e) }\n";
        }
        String whole = setup + loop + seen;
        // no element may be touched, and then nothing but the counter stops the loop
        return oddity.struck() ? whole.replace("s.end()", "s.few()") : whole;
    }

    private String loop() {
        if (c.chance(30)) {
            return reading ? making() : each();
        }
        boolean odd = oddity.strikes();
        String index = odd ? c.oneOf("i / 2", "i and 7", "k", "i + k") : c.oneOf("i", "i", "i + k", "i + 1", "k++");
        String body = transfer("a[" + index + "]") + extra();
        String range = odd
                ? "0 until minOf(end, 60)"
                : c.oneOf(
                        "0 until end",
                        "a.indices",
                        "s.start() until end",
                        "0..end - 1",
                        "0..<end",
                        "end - 1 downTo 0",
                        "0 until end step 2",
                        "0 until a.size - k",
                        "1..9");
        switch (c.pick(6)) {
            case 3:
                return "var i = s.start()\nwhile (i < " + (odd ? "minOf(end, 60)" : "end") + ") {\n" + body
                        + "i++\n}\ns.see(i.toLong())\n";
            case 4:
                return "repeat(" + (odd ? "minOf(end, 60)" : "end") + ") { i ->\n" + body + "}\n";
            default:
                return "for (i in " + range + ") {\n" + body + "}\n";
        }
    }

    private String extra() {
        if (!oddity.strikes()) {
            return "";
        }
        return c.oneOf("k += i\n", "s.call(i)\n", "if (k == i) return\n", "n++\n", "s.see(i.toLong())\n");
    }

    private String making() {
        setup.append("val n = s.room()\n");
        String more = oddity.strikes()
                ? c.oneOf("k += it; ", "s.call(it); ", "if (it == 5) throw IllegalStateException(); ")
                : "";
        return "s.keep(" + array() + "(n) { " + more + read() + " })\n";
    }

    private String each() {
        String more = oddity.strikes() ? c.oneOf("k++\n", "s.call(k)\n", "if (k > 2) return\n") : "";
        switch (c.pick(4)) {
            case 1:
                return "a.forEach { x ->\n" + write("x") + more + "}\n";
            case 2:
                return "for ((i, x) in a.withIndex()) {\n" + write("x") + (more.isEmpty() ? "" : "k = i\n") + "}\n";
            case 3:
                return "a.forEachIndexed { i, x ->\n" + write("x") + (more.isEmpty() ? "" : "k += i\n") + "}\n";
            default:
                return "for (x in a) {\n" + write("x") + more + "}\n";
        }
    }

    private String transfer(String element) {
        if (!reading) {
            return c.pick(3) == 2 ? "val x = " + element + "\n" + write("x") : write(element);
        }
        String value = read();
        if (oddity.strikes() && type != Type.BOOLEAN && type != Type.CHAR) {
            return element + " = (" + value + " * 3 + 1).to" + type.word + "()\n";
        }
        return c.pick(3) == 2 ? "val x = " + value + "\n" + element + " = x\n" : element + " = " + value + "\n";
    }

    private String read() {
        Type wire = c.pick(4) == 3 ? c.oneOf(Type.INT, Type.LONG, Type.SHORT, Type.BYTE) : type;
        bytes += wire.size;
        String call = "given.read" + wire.word + "()";
        if (wire == type) {
            return call;
        }
        switch (type) {
            case BOOLEAN:
                return "(" + call + ".toInt() != 0)";
            case CHAR:
                return call + ".toInt().toChar()";
            case SHORT:
            case BYTE:
                return call + ".toInt().to" + type.word + "()";
            default:
                return call + ".to" + type.word + "()";
        }
    }

    private String write(String x) {
        bytes += type.size;
        boolean asInt = type == Type.SHORT || type == Type.BYTE;
        return "given.write" + type.word + "(" + x + (asInt ? ".toInt()" : type == Type.CHAR ? ".code" : "") + ")\n";
    }
}
