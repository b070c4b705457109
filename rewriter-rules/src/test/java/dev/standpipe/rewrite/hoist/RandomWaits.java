package dev.standpipe.rewrite.hoist;

import java.util.Random;

/** Makes up methods that read into arrays and sooner or later look at them, in every order that a method can have. */
final class RandomWaits {
    private static final String[] NUMBERS = {
        "x", "y", "n", "k", "(x ^ y)", "(y * 7 + n)", "a.length", "3", "scale", "counted"
    };
    private static final String[] COUNTS = {"5", "a.length", "n", "b.length", "(n & 7)", "k"};
    private static final String[] ELEMENTS = {
        "b[j]", "b[j] * b[j]", "Math.abs(b[j])", "b[j] % 5", "b[j + 1]", "b[n]", "j", "c[j]"
    };
    private static final String[] USED = {"a[j]", "a[j] + c[j]", "c[j]", "same[j]"};

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int depth;
    private boolean inLoop;

    private RandomWaits(long seed) {
        this.random = new Random(seed);
    }

    static String program(String name, long seed, int methods) {
        StringBuilder program = new StringBuilder("import java.io.*;\nimport java.util.Arrays;\npublic class " + name
                + " {\n static int counted; static int[] held; final int scale = 3; int field;\n");
        for (int m = 0; m < methods; m++) {
            program.append(new RandomWaits(seed + m).method(m));
        }
        return program.append("}\n").toString();
    }

    private String method(int number) {
        text.append("public void m").append(number);
        text.append("(DataInput in, int[] b, int n, StringBuilder log) throws IOException {\n");
        text.append("int x = 1, y = n, k = 4; int[] same = new int[3];\n");
        text.append("int[] a = new int[").append(one("5", "5", "n & 7", "n")).append("];\n");
        text.append("long[] c = new long[5];\n");
        if (random.nextInt(8) == 0) {
            text.append(one("same = a;\n", "held = a;\n", "if (n > 3) { a = b; }\n", "a[0] = 9;\n"));
        }
        read();
        if (random.nextInt(4) > 0) {
            compute();
        }
        statements(2 + random.nextInt(4));
        text.append("log.append(x).append(y).append(k);\n");
        if (random.nextBoolean()) {
            text.append("log.append(Arrays.hashCode(a)).append(Arrays.hashCode(c));\n");
        }
        return text.append("}\n").toString();
    }

    private void statements(int count) {
        depth++;
        for (int s = 0; s < count; s++) {
            statement();
        }
        depth--;
    }

    private void statement() {
        switch (random.nextInt(depth > 3 ? 12 : 18)) {
            case 0:
            case 1:
                read();
                break;
            case 2:
            case 3:
            case 4:
            case 5:
                compute();
                break;
            case 6:
                loop(one(COUNTS), "x += " + one(USED) + ";");
                break;
            case 7:
                text.append(
                        one("x += a[2];\n", "log.append(a[k]);\n", "y ^= a.length;\n", "a[1]++;\n", "c[3] = a[0];\n"));
                break;
            case 8:
                text.append(one(
                        "log.append(x);\n",
                        "field = x;\n",
                        "counted++;\n",
                        "y += field;\n",
                        "log.append(new StringBuilder(x > y ? \"more\" : \"less\"));\n",
                        "log.append(new String(y > 2 ? \"u\" : x > 2 ? \"v\" : \"w\").length());\n",
                        "x /= k - 4;\n",
                        "b[0] ^= x;\n"));
                break;
            case 9:
                text.append(one("x = ", "y = ", "k = 3 & "))
                        .append(one(NUMBERS))
                        .append(";\n");
                break;
            case 10:
                text.append(
                        one("same = a;\n", "a = new int[5];\n", "held = a;\n", "same = held;\n", "c = new long[5];\n"));
                break;
            case 11:
                if (inLoop) {
                    text.append("if (").append(condition()).append(") { ").append(one("break", "continue", "return"));
                } else {
                    text.append("if (").append(condition()).append(") { return");
                }
                text.append("; }\n");
                break;
            case 12:
            case 13:
                text.append("if (").append(condition()).append(") {\n");
                statements(1 + random.nextInt(3));
                text.append("} else {\n");
                statements(random.nextInt(2));
                text.append("}\n");
                break;
            case 14:
            case 15:
                handled();
                break;
            case 16:
                int outer = depth;
                boolean was = inLoop;
                inLoop = true;
                text.append("for (int r" + outer + " = 0; r" + outer + " < 3; r" + outer + "++) {\n");
                statements(2 + random.nextInt(3));
                text.append("}\n");
                inLoop = was;
                break;
            default:
                text.append("switch (n) { case 1:\n");
                statements(1);
                text.append("break; case 5:\n");
                statements(1);
                text.append("default: x++; }\n");
        }
    }

    private void handled() {
        text.append("try {\n");
        read();
        statements(1 + random.nextInt(3));
        text.append("} catch (")
                .append(one("IOException", "Exception", "RuntimeException"))
                .append(" e) {\n");
        text.append("log.append(").append(one("\"caught\"", "x", "y + \"?\"", "Arrays.hashCode(a)", "e.getClass()"));
        text.append(");\n")
                .append(one("", "", "x = 2;\n", "if (n > 0) { return; }\n"))
                .append("}");
        text.append(one("\n", "\n", " finally { log.append('f'); }\n", " finally { y++; }\n"));
    }

    private void read() {
        boolean wide = random.nextInt(3) == 0;
        String store = wide ? "c[i] = in.readLong();" : one("a[i] = in.readInt();", "a[i] = in.readShort();");
        String count = wide ? "5" : one("a.length", "5", "n", "k");
        switch (random.nextInt(4)) {
            case 0:
                text.append("{ int i = 0; while (i < ")
                        .append(count)
                        .append(") { ")
                        .append(store)
                        .append(" i++; } }\n");
                break;
            case 1:
                text.append("{ int i = 0; do { ")
                        .append(store)
                        .append(" } while (++i < ")
                        .append(count)
                        .append("); }\n");
                break;
            default:
                text.append("for (int i = 0; i < ")
                        .append(count)
                        .append("; i++) { ")
                        .append(store)
                        .append(" }\n");
        }
    }

    private void compute() {
        switch (random.nextInt(6)) {
            case 0:
                text.append("for (int j = 0; j < 9; j++) { x = x * 31 + j; }\n");
                break;
            case 1:
                text.append("for (int j = 0; j < 4; j++) { for (int m = j; m < 4; m++) { y ^= m * ")
                        .append(one(NUMBERS))
                        .append("; } }\n");
                break;
            case 2:
                text.append("for (int j = n; j > 0; j--) { x += b[j - 1]; }\n");
                break;
            case 3:
                loop(
                        one(COUNTS),
                        "if (" + one(ELEMENTS) + " > 3) { x += " + one(ELEMENTS) + "; " + one("", "break; ") + "}");
                break;
            case 4:
                text.append("for (int v : b) { x += v; }\n");
                break;
            default:
                loop(one(COUNTS), one("x += ", "y -= ", "x ^= y + ") + one(ELEMENTS) + ";");
        }
    }

    private void loop(String count, String body) {
        String test = random.nextInt(8) == 0 ? " <= " : " < ";
        String step = random.nextInt(8) == 0 ? "j += 2" : "j++";
        text.append("for (int j = ").append(one("0", "0", "0", "1", "n"));
        text.append("; j")
                .append(test)
                .append(count)
                .append("; ")
                .append(step)
                .append(") { ")
                .append(body)
                .append(" }\n");
    }

    private String condition() {
        return one(NUMBERS) + one(" > ", " == ", " < ", " != ") + one("2", "n", "k", "5");
    }

    private String one(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
