package dev.standpipe.rewrite.proof;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The loops as Java source, by the name of their class; some are written once and made for each type of element. */
final class Sources {
    private static final String[] TYPES = {"boolean", "byte", "char", "short", "int", "long", "float", "double"};

    private Sources() {}

    static Map<String, String> all() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        String copies = read("CopiesELEMENT.java");
        for (String type : TYPES) {
            String name = Character.toUpperCase(type.charAt(0)) + type.substring(1);
            String none = type.equals("boolean") ? "false" : "(" + type + ") 0";
            sources.put(
                    "loops.Copies" + name,
                    copies.replace("CopiesELEMENT", "Copies" + name)
                            .replace("readELEMENT", "read" + name)
                            .replace("writeELEMENT", "write" + name)
                            .replace("(ELEMENT) NONE", none)
                            .replace("ELEMENT", type));
        }
        sources.put("loops.Conversions", conversions(read("conversions.txt")));
        sources.put("loops.Rounds", read("Rounds.java"));
        return sources;
    }

    private static String conversions(String table) {
        StringBuilder source = new StringBuilder("package loops;\n"
                + "import dev.standpipe.proof.Sight;\n"
                + "import dev.standpipe.rewrite.proof.Becomes;\n"
                + "import java.io.*;\n"
                + "public class Conversions {\n");
        int number = 0;
        for (String line : table.split("\n")) {
            if (line.startsWith("#")) {
                continue;
            }
            String[] words = line.split(" +", 3);
            boolean writes = words[2].startsWith("out");
            source.append("@Becomes(\"").append(words[1]).append("\")\n");
            source.append("public void ").append(writes ? "write" : "read").append(++number);
            source.append(writes ? "(DataOutput out, " : "(DataInput in, ").append(words[0]);
            source.append("[] a, int i, int end, Sight s) throws IOException {\n");
            source.append("try { for (; i < end; i++) { ");
            source.append(writes ? words[2].replace("@", "a[i]") : "a[i] = " + words[2]);
            source.append("; } } finally { s.see(i); } }\n");
        }
        return source.append("}\n").toString();
    }

    private static String read(String name) throws IOException {
        try (InputStream in = Sources.class.getResourceAsStream("/loops/" + name);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().collect(Collectors.joining("\n"));
        }
    }
}
