package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.ArrayList;
import java.util.List;

/**
 * One random method around a loop, as Java source. Zero is the plainest answer to each question, so fewer and smaller choices make a simpler program. About
 * half have an {@link Oddity}: what is looked for is a rule that takes what it should not.
 */
final class JavaProgram {
    private final Choices c;
    private final Oddity oddity;

    /** Nothing that is younger than Java 1.4. */
    private final boolean old;

    final boolean reading;
    private final String receiverType;
    private final List<String> setup = new ArrayList<>();
    private final List<String> members = new ArrayList<>();
    private final List<String> seen = new ArrayList<>();
    private String stream;
    private Values values;

    private JavaProgram(Choices c, boolean old) {
        this.c = c;
        this.old = old;
        this.oddity = new Oddity(c);
        reading = c.pick(2) == 0;
        int receiver = c.pick(12);
        String way = reading ? "Input" : "Output";
        receiverType = receiver < 6
                ? "Data" + way
                : receiver < 9
                        ? "Data" + way + "Stream"
                        : receiver == 9 ? "RandomAccessFile" : "Object" + way + (receiver == 10 ? "Stream" : "");
    }

    /** The whole method. */
    static String method(Choices c, int number, boolean old) {
        JavaProgram program = new JavaProgram(c, old);
        String body = program.body().replace("PROGRAM", "" + number);
        return String.join("", program.members).replace("PROGRAM", "" + number)
                + "    public void p" + number + (program.reading ? "_r" : "_w") + Math.max(1, program.values.bytes)
                + "(final " + program.receiverType + " given, final Scene s) throws Exception {\n" + body + "    }\n";
    }

    private String body() {
        stream = stream();
        values = new Values(c, oddity, stream);
        setup.add("int k = s.off();");
        seen.add("k");
        if (c.chance(3)) {
            manyLocals();
        }
        String loop = loop();
        StringBuilder text = new StringBuilder();
        String inner = wrapped(loop);
        setup.forEach(line -> text.append(line).append('\n'));
        text.append(inner);
        for (String local : seen) {
            if (c.pick(3) < 2) {
                boolean isComputed = local.equals("sum") || local.equals("near");
                text.append(isComputed ? "s.seeComputed(" : "s.see(")
                        .append(local)
                        .append(");\n");
            }
        }
        String whole = text.toString();
        if (oddity.struck()) {
            // no element may be touched, and then nothing but the counter stops the loop
            whole = whole.replace("s.end()", "s.few()")
                    .replace("s.far()", "s.few()")
                    .replace("s.start()", "s.first()")
                    .replace("i != ", "i < ");
        }
        return c.chance(6) ? deferred(whole) : whole;
    }

    private String loop() {
        if (reading && c.chance(6)) {
            return new JavaKeyed(c, values, oddity, setup, seen).loop();
        }
        if (reading && c.chance(15)) {
            return new JavaChosen(c, values, oddity, receiverType, setup, seen, members).loop();
        }
        if (reading && c.chance(20)) {
            OwnMethod own = new OwnMethod(c, oddity, receiverType, members, seen);
            FullReads fulls = new FullReads(c, values, oddity, receiverType, setup, seen, members);
            OtherClass other = new OtherClass(c, oddity, receiverType, members, setup, seen);
            return new JavaRounds(c, values, oddity, own, other, fulls, setup, seen).loop();
        }
        // of object streams it takes none
        if (!reading && c.chance(receiverType.startsWith("Object") ? 3 : 20)) {
            return new JavaWrites(c, values, oddity, setup, seen).loop();
        }
        if (c.chance(30)) {
            return new JavaSpecials(c, values, oddity, old, reading, setup, seen).loop();
        }
        return c.chance(10)
                ? new JavaMembers(c, oddity, reading, receiverType, stream, setup, members, values).call()
                : new JavaCounted(c, values, oddity, reading, stream, setup, seen).loop();
    }

    /** So many that the loop's own need the wide instructions. */
    private void manyLocals() {
        for (int w = 0; w < 130; w++) {
            setup.add("long w" + w + " = k;");
        }
    }

    private String deferred(String text) {
        return old
                ? "s.act(new Scene.Act() { public void act() throws java.io.IOException {\n" + text + "} });\n"
                : "s.act(() -> {\n" + text + "});\n";
    }

    private String stream() {
        boolean data = receiverType.equals("DataInput") || receiverType.equals("DataOutput");
        String field = reading ? "in" : "out";
        switch (c.pick(data ? 10 : 6)) {
            case 5:
                setup.add(receiverType + " copy = given;");
                return "copy";
            case 6:
                setup.add(field + " = given;");
                return field;
            case 7:
                setup.add("s" + field + " = given;");
                return "s" + field;
            case 8:
                setup.add(receiverType + "[] streams = {given};");
                return "streams[0]";
            case 9:
                setup.add(field + " = given;");
                return oddity.strikes() ? field + "()" : "this." + field;
            default:
                return "given";
        }
    }

    private String wrapped(String loop) {
        String sights = Sights.of(seen);
        switch (c.pick(18)) {
            case 16:
                return "try {\ns.see(2);\n} finally {\n" + loop + "}\n";
            case 17:
                return "try {\nif (s.yes()) throw new IllegalStateException();\n} catch (IllegalStateException e) {\n"
                        + loop + "}\n";
            case 8:
                return "try {\n" + loop + "} catch (java.io.IOException e) { s.caught(e); " + sights + "}\n";
            case 9:
                return "try {\n" + loop + "} catch (java.io.EOFException e) { s.caught(e); " + sights + "}\n";
            case 10:
                return "try {\n" + loop + "} catch (RuntimeException e) { s.caught(e); " + sights + "}\n";
            case 11:
                return "try {\n" + loop + "} finally { " + sights + "}\n";
            case 12:
                return "synchronized (s) {\n" + loop + "}\n";
            case 13:
                return "if (s.yes()) {\n" + loop + "} else { s.see(-1); }\n";
            case 14:
                setup.add("int q = 0;");
                return "again: for (; q < 3; q++) {\nif (q == 1) continue again;\n" + loop + "}\n";
            case 15:
                return "switch (s.step()) {\ncase 1:\ns.see(1);\ncase 2:\n" + loop + "break;\ndefault:\ns.see(3);\n}\n";
            default:
                return loop;
        }
    }
}
