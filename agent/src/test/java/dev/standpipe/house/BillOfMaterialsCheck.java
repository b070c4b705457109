package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bill of materials of the agent against what is in its jar. Where one is made, so not in every build. */
class BillOfMaterialsCheck {
    private static final Path JAR = Paths.get(System.getProperty("agent.jar"));
    private static final Path BOM = JAR.resolveSibling("bom.json");

    /** What is inside, and as what it was known outside. */
    private static final Map<String, String> PACKAGES = new HashMap<>();

    private static final Map<String, String> LICENCES = new HashMap<>();

    static {
        PACKAGES.put("asm", "org/objectweb/asm");
        PACKAGES.put("picocli", "picocli");
        LICENCES.put("BSD-3-Clause", "Redistribution and use in source and binary forms");
        LICENCES.put("Apache-2.0", "Apache License");
    }

    @Test
    void eachClassInsideComesFromAComponentAndEachComponentIsInside() throws Exception {
        Set<File> origins = new TreeSet<>();
        try (JarFile jar = new JarFile(JAR.toFile())) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                String name = entry.getName();
                if (name.matches("dev/standpipe/inside/.*\\.class")) {
                    String library = name.split("/")[3];
                    String original =
                            PACKAGES.get(library) + name.substring(("dev/standpipe/inside/" + library).length());
                    origins.add(origin(original));
                }
            }
        }
        Set<String> inside = new TreeSet<>();
        for (File origin : origins) {
            inside.add(digest(origin));
        }
        Set<String> listed = new TreeSet<>();
        for (JsonNode component : components()) {
            if (!component.get("group").asText().equals("dev.standpipe")) {
                listed.add(hash(component));
            }
        }
        assertThat(inside).hasSizeGreaterThanOrEqualTo(3).isEqualTo(listed);
    }

    @Test
    void everyComponentHasAVersionAPurlAndALicenceThatIsInTheJar() throws IOException {
        for (JsonNode component : components()) {
            String purl = component.get("purl").asText();
            assertThat(purl)
                    .isEqualTo("pkg:maven/" + component.get("group").asText() + "/"
                            + component.get("name").asText() + "@"
                            + component.get("version").asText() + "?type=jar");
            String licence = component.at("/licenses/0/license/id").asText();
            assertThat(LICENCES).as(purl).containsKey(licence);
            if (!component.get("group").asText().equals("dev.standpipe")) {
                assertThat(licenceInTheJar(component)).as(purl).contains(LICENCES.get(licence));
            }
        }
    }

    @Test
    void ourOwnModulesAreListed() throws IOException {
        List<String> own = new ArrayList<>();
        for (JsonNode component : components()) {
            if (component.get("group").asText().equals("dev.standpipe")) {
                own.add(component.get("name").asText());
            }
        }
        assertThat(own).containsExactlyInAnyOrder("standpipe-runtime-bulk", "standpipe-rewriter-rules");
    }

    @Test
    void nothingInItTellsWhenOrWhereItWasMade() throws IOException {
        String text = new String(Files.readAllBytes(BOM), StandardCharsets.UTF_8);
        assertThat(new ObjectMapper().readTree(text).at("/metadata/timestamp").isMissingNode())
                .isTrue();
        assertThat(text).doesNotContain(System.getProperty("user.home"), System.getProperty("basedir"));
    }

    private static String licenceInTheJar(JsonNode component) throws IOException {
        String module = component.get("group").asText() + ": ";
        try (Stream<Path> files =
                Files.list(Paths.get(System.getProperty("basedir"), "src/main/resources/META-INF/licenses"))) {
            for (Path file : files.collect(Collectors.toList())) {
                String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                String first = text.substring(0, text.indexOf('\n'));
                if (first.contains(module)
                        && first.matches(".*\\b" + component.get("name").asText() + "\\b.*")) {
                    return text;
                }
            }
        }
        return "";
    }

    private static JsonNode components() throws IOException {
        JsonNode components = new ObjectMapper().readTree(BOM.toFile()).get("components");
        assertThat(components).isNotEmpty();
        return components;
    }

    private static String hash(JsonNode component) {
        for (JsonNode hash : component.get("hashes")) {
            if (hash.get("alg").asText().equals("SHA-256")) {
                return hash.get("content").asText();
            }
        }
        return "none for " + component.get("purl");
    }

    private static File origin(String name) {
        URL found = BillOfMaterialsCheck.class.getClassLoader().getResource(name);
        assertThat(found).as(name).isNotNull();
        return new File(found.getPath().replaceAll("^file:|!.*", ""));
    }

    private static String digest(File file) throws Exception {
        StringBuilder text = new StringBuilder();
        for (byte part : MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file.toPath()))) {
            text.append(String.format("%02x", part));
        }
        return text.toString();
    }
}
