package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** One random method around a loop, as Scala writes them: while, ranges, tail recursion. */
final class ScalaProgram {
    private final Choices c;
    private final Oddity oddity;
    private final boolean reading;
    private final Type type;
    private int bytes;

    private ScalaProgram(Choices c) {
        this.c = c;
        this.oddity = new Oddity(c);
        reading = c.pick(2) == 0;
        type = c.oneOf(Type.values());
    }

    static String method(Choices c, int number) {
        ScalaProgram program = new ScalaProgram(c);
        String receiver =
                c.oneOf("Data", "Data", "Object") + (program.reading ? "Input" : "Output") + c.oneOf("", "Stream");
        String body = program.body();
        return "  def p" + number + (program.reading ? "_r" : "_w") + program.bytes + "(from: " + receiver
                + ", s: Scene): Unit = {\n" + body + "  }\n";
    }

    static String source(String className, List<String> methods) {
        return "import dev.standpipe.proof._\nimport java.io._\nimport scala.annotation.tailrec\n\nclass " + className
                + " extends Subject {\n  var fa: Array[Int] = null\n  var n = 0\n" + String.join("", methods) + "}\n";
    }

    private String body() {
        String loop = loop();
        if (c.chance(20)) {
            loop = "try {\n" + loop + "} catch { case e: IOException => s.caught(e) }\n";
        }
        // no element may be touched, and then nothing but the counter stops the loop
        boolean few = c.pick(3) == 2 || oddity.struck();
        return "var k = s.off()\nval a = s.array('" + type.letter + "', 0).asInstanceOf[Array[" + type.word
                + "]]\nval end = s." + (few ? "few" : "end") + "()\n" + loop + "s.see(k.toLong)\n";
    }

    private String loop() {
        boolean odd = oddity.strikes();
        String index = odd ? c.oneOf("i / 2", "i & 7", "k", "i + k") : c.oneOf("i", "i", "i + k", "i + 1");
        String body =
                transfer("a(" + index + ")") + (oddity.strikes() ? c.oneOf("k += i\n", "s.call(i)\n", "n += 1\n") : "");
        String end = odd ? "Math.min(end, 60)" : c.oneOf("end", "end", "a.length", "9");
        switch (c.pick(6)) {
            case 2:
                return "for (i <- 0 until " + end + ") {\n" + body + "}\n";
            case 3:
                return "var i = s.start()\ndo {\n" + body + "i += 1\n} while (i < " + end + ")\ns.see(i.toLong)\n";
            case 4:
                return "val last = " + end + "\n@tailrec def go(i: Int): Unit = if (i < last) {\n"
                        + body.replace("k += i", "s.call(k)") + "go(i + 1)\n}\ngo(0)\n";
            case 5:
                return "var i = " + end + " - 1\nwhile (i >= 0) {\n" + body + "i -= 1\n}\n";
            default:
                return "var i = s.start()\nwhile (i < " + end + ") {\n" + body + "i += 1\n}\ns.see(i.toLong)\n";
        }
    }

    private String transfer(String element) {
        if (!reading) {
            bytes += type.size;
            String x = c.pick(3) == 2 ? "x" : element;
            return (x.equals("x") ? "val x = " + element + "\n" : "") + "from.write" + type.word + "(" + x + ")\n";
        }
        Type wire = c.pick(4) == 3 && type != Type.BOOLEAN ? c.oneOf(Type.INT, Type.LONG, Type.SHORT, Type.BYTE) : type;
        bytes += wire.size;
        String value = "from.read" + wire.word + "()" + (wire == type ? "" : ".to" + type.word);
        if (oddity.strikes() && type != Type.BOOLEAN) {
            return element + " = (" + value + " * 3 + 1).to" + type.word + "\n";
        }
        return c.pick(3) == 2 ? "val x = " + value + "\n" + element + " = x\n" : element + " = " + value + "\n";
    }
}
