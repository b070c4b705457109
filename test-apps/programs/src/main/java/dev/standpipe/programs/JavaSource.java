package dev.standpipe.programs;

import java.util.List;

/** A class of programs as Java source, with the fields that their loops may be over. */
final class JavaSource {
    private JavaSource() {}

    static String of(String name, List<String> methods) {
        StringBuilder text = new StringBuilder("import dev.standpipe.proof.*;\nimport java.io.*;\n\npublic class ")
                .append(name)
                .append(
                        " extends Subject {\n    DataInput in;\n    DataOutput out;\n    static DataInput sin;\n    static DataOutput sout;\n")
                .append("    int n;\n    static int sn;\n    volatile int vn;\n    int hits;\n")
                .append("    int n() { return n; }\n    int counting() { hits++; return n; }\n")
                .append("    DataInput in() { return in; }\n    DataOutput out() { return out; }\n");
        StringBuilder begin = new StringBuilder("sin = null; sout = null; sn = 0; ");
        StringBuilder meddle = new StringBuilder("n--; sn--; vn--; ");
        for (Type type : Type.values()) {
            char t = type.letter;
            text.append("    ")
                    .append(type.java)
                    .append("[] f")
                    .append(t)
                    .append("; static ")
                    .append(type.java)
                    .append("[] s")
                    .append(t)
                    .append("; volatile ")
                    .append(type.java)
                    .append("[] v")
                    .append(t)
                    .append("; ")
                    .append(type.java)
                    .append("[] array")
                    .append(t)
                    .append("() { return f")
                    .append(t)
                    .append("; }\n");
            begin.append('s').append(t).append(" = null; ");
            for (char kind : new char[] {'f', 's', 'v'}) {
                meddle.append("if (")
                        .append(kind)
                        .append(t)
                        .append(" != null) ")
                        .append(kind)
                        .append(t)
                        .append(" = ")
                        .append(type.array("6"))
                        .append("; ");
            }
        }
        text.append("    public void begin(Scene scene) { super.begin(scene); ")
                .append(begin)
                .append("}\n");
        text.append("    public void meddle() { ").append(meddle).append("}\n\n");
        methods.forEach(text::append);
        return text.append("}\n").toString();
    }
}
