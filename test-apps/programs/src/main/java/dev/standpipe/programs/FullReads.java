package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** Parts of a round that are read by {@code readFully}, into arrays of all kinds. */
final class FullReads {
    private final Choices c;
    private final Values values;
    private final Oddity oddity;
    private final String receiverType;
    private final List<String> setup;
    private final List<String> seen;
    private final List<String> members;
    private int number;

    FullReads(
            Choices c,
            Values values,
            Oddity oddity,
            String receiverType,
            List<String> setup,
            List<String> seen,
            List<String> members) {
        this.c = c;
        this.values = values;
        this.oddity = oddity;
        this.receiverType = receiverType;
        this.setup = setup;
        this.seen = seen;
        this.members = members;
    }

    /** Statements that read some bytes and look at them. */
    String read() {
        int length = c.oneOf(1, 2, 3, 4, 4, 8, 12);
        String b = "full" + number++;
        values.bytes += length;
        if (oddity.strikes()) {
            return odd(b, length);
        }
        switch (c.pick(5)) {
            case 0:
                return array(b, length) + values.stream + ".readFully(" + b + ");\n" + use(b, length);
            case 1:
                int from = c.pick(3);
                return array(b, from + length + c.pick(2)) + values.stream + ".readFully(" + b + ", " + from + ", "
                        + length + ");\n" + use(b, length);
            case 2:
                return "byte[] " + b + " = new byte[" + length + "];\n" + values.stream + ".readFully(" + b + ");\n"
                        + use(b, length);
            case 3:
                return "hits ^= " + helper(b, length) + ";\n";
            default:
                return array(b, length) + "hits += " + b + "[0];\n" + values.stream + ".readFully(" + b + ");\n";
        }
    }

    private String array(String b, int length) {
        setup.add("byte[] " + b + " = new byte[" + length + "];");
        seen.add("java.util.Arrays.hashCode(" + b + ")");
        return "";
    }

    private String use(String b, int length) {
        int k = c.pick(length);
        return c.oneOf(
                "hits ^= " + b + "[" + k + "] & 255 | " + b + "[0] << 8;\n",
                "sum += " + b + "[" + k + "];\n",
                "{ byte turned = " + b + "[" + k + "]; " + b + "[" + k + "] = " + b + "[0]; " + b
                        + "[0] = turned; hits += turned; }\n",
                "small += " + b + ".length;\n",
                "");
    }

    private String helper(String b, int length) {
        String name = b + "PROGRAM";
        String body = c.pick(2) == 0
                ? "byte[] b = new byte[" + length + "];\nin.readFully(b);\n"
                : "byte[] b = new byte[" + (length + 1) + "];\nin.readFully(b, 1, " + length + ");\n";
        members.add("    " + c.oneOf("private ", "static ", "final ") + "int " + name + "(" + receiverType
                + " in) throws java.io.IOException {\n" + body + "return b[0] & 255 | b[" + (length - 1)
                + "] << 8;\n    }\n");
        return name + "(" + values.stream + ")";
    }

    /** Others get hold of it, or it is not as long as it seems, or it is none. */
    private String odd(String b, int length) {
        switch (c.pick(7)) {
            case 0:
                setup.add("byte[] " + b + " = s.yes() ? new byte[" + length + "] : new byte[" + (length + 1) + "];");
                return values.stream + ".readFully(" + b + ");\n" + use(b, length);
            case 1:
                setup.add("byte[] " + b + " = s.yes() ? new byte[" + length + "] : null;");
                return values.stream + ".readFully(" + b + ", 0, " + length + ");\n";
            case 2:
                setup.add("byte[] last" + b + " = new byte[" + length + "];");
                return "byte[] " + b + " = new byte[" + length + "];\n" + values.stream + ".readFully(" + b
                        + ");\nhits += " + b + "[0] - last" + b + "[0];\nlast" + b + " = " + b + ";\n";
            case 3:
                return "byte[] " + b + " = new byte[" + length + "];\nhits += " + b + "[0];\n" + values.stream
                        + ".readFully(" + b + ");\n";
            case 4:
                array(b, length);
                return values.stream + ".readFully(" + b + ", 0, hits & 1);\n";
            case 5:
                array(b, length);
                return values.stream + ".readFully(" + b + ");\nif (" + b + "[0] == 1) break;\n";
            default:
                array(b, length);
                return "if (hits > 2) " + values.stream + ".readFully(" + b + ");\n";
        }
    }
}
