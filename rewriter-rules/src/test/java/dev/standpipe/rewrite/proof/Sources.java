package dev.standpipe.rewrite.proof;

import dev.standpipe.rewrite.catalogue.Setting;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;

/** The loops as Java source, and compiled; some are written once and made for each type of element. */
final class Sources {
    private static final String[] TYPES = {"boolean", "byte", "char", "short", "int", "long", "float", "double"};

    /** Becomes a class file for Java 5. */
    private static final String OLD = "OldSparse";

    private static final Map<String, Map<String, byte[]>> COMPILED = new HashMap<>();

    private Sources() {}

    /** The class files of the loops, by compiler and class. */
    static Map<String, Map<String, byte[]>> compiled() throws IOException {
        Map<String, Map<String, byte[]>> compiled = new LinkedHashMap<>();
        for (Setting setting : Setting.all()) {
            compiled.put(setting.toString(), compiledBy(setting));
        }
        return compiled;
    }

    /** Those of the first compiler, by class. */
    static Map<String, byte[]> compiledByJavac() throws IOException {
        return compiledBy(Setting.all().get(0));
    }

    /** Once for each, which takes seconds. */
    private static synchronized Map<String, byte[]> compiledBy(Setting setting) throws IOException {
        if (!COMPILED.containsKey(setting.toString())) {
            List<File> files = files();
            Map<String, byte[]> compiled = setting.compiled(files);
            compiled.computeIfPresent(OLD, (name, classFile) -> OldClassFile.of(Opcodes.V1_5, classFile));
            COMPILED.put(setting.toString(), Collections.unmodifiableMap(compiled));
            for (File file : files) {
                Files.delete(file.toPath());
            }
            Files.delete(files.get(0).getParentFile().toPath());
        }
        return COMPILED.get(setting.toString());
    }

    private static List<File> files() throws IOException {
        Path folder = Files.createTempDirectory("loops");
        List<File> files = new ArrayList<>();
        for (Map.Entry<String, String> source : all().entrySet()) {
            File file = folder.resolve(source.getKey() + ".java").toFile();
            Files.write(file.toPath(), source.getValue().getBytes(StandardCharsets.UTF_8));
            files.add(file);
        }
        return files;
    }

    private static Map<String, String> all() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        String copies = read("CopiesELEMENT.java");
        for (String type : TYPES) {
            String name = Character.toUpperCase(type.charAt(0)) + type.substring(1);
            String none = type.equals("boolean") ? "false" : "(" + type + ") 0";
            sources.put(
                    "Copies" + name,
                    copies.replace("CopiesELEMENT", "Copies" + name)
                            .replace("readELEMENT", "read" + name)
                            .replace("writeELEMENT", "write" + name)
                            .replace("(ELEMENT) NONE", none)
                            .replace("SCATTERED", type.equals("byte") ? "ARRAY_CHANGES" : "ReplayCalls")
                            .replace("PROBED", type.equals("boolean") ? "ReadRecords" : "ReadArray")
                            .replace("ELEMENT", type));
        }
        sources.put("Conversions", conversions(read("conversions.txt")));
        sources.put("Rounds", read("Rounds.java"));
        sources.put("Seeks", read("Seeks.java"));
        sources.put("Skips", read("Skips.java"));
        sources.put("Fulls", read("Fulls.java"));
        sources.put("SoughtRows", read("SoughtRows.java"));
        sources.put("Singles", read("Singles.java"));
        sources.put("Composed", read("Composed.java"));
        sources.put("Relays", read("Relays.java"));
        sources.put("Calls", read("Calls.java"));
        sources.put("Keyed", read("Keyed.java"));
        sources.put("Made", read("Made.java"));
        sources.put("Between", read("Between.java"));
        sources.put("Others", read("Others.java"));
        sources.put("CallsOfOwn", read("CallsOfOwn.java"));
        sources.put("Gathers", read("Gathers.java"));
        sources.put("Sparse", read("Sparse.java"));
        sources.put(OLD, read("Sparse.java").replace("class Sparse", "class " + OLD));
        sources.put("Listed", read("Listed.java"));
        sources.put("Iterated", read("Iterated.java"));
        sources.put("Choices", read("Choices.java"));
        return sources;
    }

    private static String conversions(String table) {
        StringBuilder source = new StringBuilder("import dev.standpipe.proof.Sight;\n"
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
