package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** Loops in members of their own: over parameters alone, in constructors, in streams that call themselves. */
final class JavaMembers {
    private final Choices c;
    private final Oddity oddity;
    private final boolean reading;
    private final String receiverType;
    private final String stream;
    private final List<String> setup;
    private final List<String> members;
    private final Values counted;

    JavaMembers(
            Choices c,
            Oddity oddity,
            boolean reading,
            String receiverType,
            String stream,
            List<String> setup,
            List<String> members,
            Values counted) {
        this.c = c;
        this.oddity = oddity;
        this.reading = reading;
        this.receiverType = receiverType;
        this.stream = stream;
        this.setup = setup;
        this.members = members;
        this.counted = counted;
    }

    String call() {
        Type type = c.oneOf(Type.values());
        setup.add(type.java + "[] a = " + type.array("0") + ";");
        setup.add("int end = s.end();");
        switch (c.pick(receiverType.endsWith("putStream") ? 3 : 2)) {
            case 0:
                return parameters(type);
            case 1:
                return constructor(type);
            default:
                return itself(type);
        }
    }

    /** The loop may begin at the very first instruction. */
    private String parameters(Type type) {
        String i = oddity.strikes() ? "i / 2" : c.oneOf("i", "i++", "i + n - n");
        String loop = c.oneOf("while (i < n) {\n", "for (; i < n; ) {\n", "for (; n > i; ) {\n");
        members.add("    static int hPROGRAM(" + receiverType + " t, " + type.java
                + "[] a, int i, int n, int k, Scene s) throws IOException {\n" + loop
                + carry(type, "a[" + i + "]", "t.") + (i.equals("i++") ? "" : "i++;\n") + "}\nreturn i;\n    }\n");
        return "s.see(hPROGRAM(" + stream + ", a, s.start(), end, k, s));\n";
    }

    private String constructor(Type type) {
        members.add("    static class MPROGRAM {\n" + c.oneOf("final ", "", "volatile ") + type.java
                + "[] a; int n; int i;\nMPROGRAM("
                + receiverType + " t, " + type.java
                + "[] x, int n, int k, Scene s) throws IOException {\nthis.n = n;\na = x;\nfor (int i = 0; i < "
                + c.oneOf("n", "this.n", "a.length") + "; i++) {\n" + carry(type, "a[i]", "t.") + "}\n}\n    }\n");
        return "new MPROGRAM(" + stream + ", a, end, k, s);\n";
    }

    private String itself(Type type) {
        boolean objects = receiverType.startsWith("Object");
        String base = objects ? "Data" + (reading ? "Input" : "Output") + "Stream" : receiverType;
        String beneath = reading ? "InputStream" : "OutputStream";
        members.add("    static class TPROGRAM extends " + base + " {\nTPROGRAM(" + beneath
                + " t) { super(t); }\nint all(" + type.java
                + "[] a, int n, int k, Scene s) throws IOException {\nint i = 0;\n"
                + (oddity.strikes() ? "while (i < n && k < 2) {\n" : "while (i < n) {\n")
                + carry(type, "a[i]", c.oneOf("this.", "", "super.")) + "i++;\n}\nreturn i;\n}\n    }\n");
        return "s.see(new TPROGRAM(" + stream + ").all(a, end, k, s));\n";
    }

    private String carry(Type type, String element, String receiver) {
        Values values = new Values(c, oddity, "STREAM");
        // taken out first: a value that is not always looked at must not keep the index from moving
        String line = reading
                ? element + " = " + values.read(type) + ";\n"
                : type.java + " x = " + element + ";\n" + values.write(type, "x") + "\n";
        counted.bytes += values.bytes;
        return line.replace("STREAM.", receiver);
    }
}
